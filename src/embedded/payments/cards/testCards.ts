/**
 * The vendor's published test cards: no other number is taken, so that nobody's own card can be typed here by mistake.
 * Source: https://docs.stripe.com/testing
 */
export type Decline = { readonly code: string; readonly declineCode: string; readonly message: string };

export type CardOutcome =
  | { readonly kind: 'approved' }
  | { readonly kind: 'declined'; readonly decline: Decline }
  /** Kept without trouble, and declined when it is charged. */
  | { readonly kind: 'declined-later'; readonly decline: Decline }
  /** The bank asks its customer first; what follows is the outcome behind. `once` a card is kept, it asks no more. */
  | {
      readonly kind: 'challenged';
      readonly isAskedOnce: boolean;
      readonly afterwards:
        | { readonly kind: 'approved' }
        | { readonly kind: 'declined'; readonly decline: Decline };
    }
  | { readonly kind: 'disputed'; readonly reason: string; readonly isInquiry: boolean }
  /** Approved; what is given back is on its way first, or comes back to us in the end. */
  | { readonly kind: 'refunded-later'; readonly end: 'arrives' | 'fails' };

export interface TestCard {
  readonly number: string;
  readonly brand: 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay';
  readonly funding: 'credit' | 'debit' | 'prepaid';
  readonly outcome: CardOutcome;
  /** The payment method that stands for it in calls of the API. */
  readonly token?: string;
}

const declined = (declineCode: string, message: string, code = 'card_declined'): Decline => ({
  code,
  declineCode,
  message,
});
const generic = declined('generic_decline', 'Your card was declined.');
const insufficient = declined('insufficient_funds', 'Your card has insufficient funds.');

const approved: CardOutcome = { kind: 'approved' };
const refused = (decline: Decline): CardOutcome => ({ kind: 'declined', decline });
const visa = (number: string, outcome: CardOutcome, token?: string): TestCard => ({
  number,
  brand: 'visa',
  funding: 'credit',
  outcome,
  ...(token === undefined ? {} : { token }),
});

export const testCards: readonly TestCard[] = [
  visa('4242424242424242', approved, 'pm_card_visa'),
  { ...visa('4000056655665556', approved, 'pm_card_visa_debit'), funding: 'debit' },
  { ...visa('5555555555554444', approved, 'pm_card_mastercard'), brand: 'mastercard' },
  { ...visa('2223003122003222', approved), brand: 'mastercard' },
  {
    ...visa('5200828282828210', approved, 'pm_card_mastercard_debit'),
    brand: 'mastercard',
    funding: 'debit',
  },
  {
    ...visa('5105105105105100', approved, 'pm_card_mastercard_prepaid'),
    brand: 'mastercard',
    funding: 'prepaid',
  },
  { ...visa('378282246310005', approved, 'pm_card_amex'), brand: 'amex' },
  { ...visa('371449635398431', approved), brand: 'amex' },
  { ...visa('6011111111111117', approved, 'pm_card_discover'), brand: 'discover' },
  { ...visa('3056930009020004', approved, 'pm_card_diners'), brand: 'diners' },
  { ...visa('36227206271667', approved), brand: 'diners' },
  { ...visa('3566002020360505', approved, 'pm_card_jcb'), brand: 'jcb' },
  { ...visa('6200000000000005', approved, 'pm_card_unionpay'), brand: 'unionpay' },
  visa('4000000000000077', approved, 'pm_card_bypassPending'),
  visa('4000000000000002', refused(generic), 'pm_card_visa_chargeDeclined'),
  visa('4000000000009995', refused(insufficient), 'pm_card_visa_chargeDeclinedInsufficientFunds'),
  visa(
    '4000000000009987',
    refused(declined('lost_card', 'Your card was declined.')),
    'pm_card_visa_chargeDeclinedLostCard',
  ),
  visa(
    '4000000000009979',
    refused(declined('stolen_card', 'Your card was declined.')),
    'pm_card_visa_chargeDeclinedStolenCard',
  ),
  visa(
    '4000000000000069',
    refused(declined('expired_card', 'Your card has expired.', 'expired_card')),
    'pm_card_chargeDeclinedExpiredCard',
  ),
  visa(
    '4000000000000127',
    refused(declined('incorrect_cvc', "Your card's security code is incorrect.", 'incorrect_cvc')),
    'pm_card_chargeDeclinedIncorrectCvc',
  ),
  visa(
    '4000000000000119',
    refused(
      declined(
        'processing_error',
        'An error occurred while processing your card. Try again in a little bit.',
        'processing_error',
      ),
    ),
    'pm_card_chargeDeclinedProcessingError',
  ),
  visa(
    '4000000000006975',
    refused(
      declined(
        'card_velocity_exceeded',
        'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
      ),
    ),
    'pm_card_visa_chargeDeclinedVelocityLimitExceeded',
  ),
  visa('4000000000000341', { kind: 'declined-later', decline: generic }, 'pm_card_chargeCustomerFail'),
  visa(
    '4000000000003220',
    { kind: 'challenged', isAskedOnce: false, afterwards: { kind: 'approved' } },
    'pm_card_threeDSecure2Required',
  ),
  visa(
    '4000002500003155',
    { kind: 'challenged', isAskedOnce: true, afterwards: { kind: 'approved' } },
    'pm_card_authenticationRequiredOnSetup',
  ),
  visa(
    '4000002760003184',
    { kind: 'challenged', isAskedOnce: false, afterwards: { kind: 'approved' } },
    'pm_card_authenticationRequired',
  ),
  visa(
    '4000008260003178',
    { kind: 'challenged', isAskedOnce: false, afterwards: { kind: 'declined', decline: insufficient } },
    'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
  ),
  visa(
    '4000008400001629',
    { kind: 'challenged', isAskedOnce: false, afterwards: { kind: 'declined', decline: generic } },
    'pm_card_threeDSecureRequiredChargeDeclined',
  ),
  visa(
    '4000000000000259',
    { kind: 'disputed', reason: 'fraudulent', isInquiry: false },
    'pm_card_createDispute',
  ),
  visa(
    '4000000000002685',
    { kind: 'disputed', reason: 'product_not_received', isInquiry: false },
    'pm_card_createDisputeProductNotReceived',
  ),
  visa(
    '4000000000001976',
    { kind: 'disputed', reason: 'general', isInquiry: true },
    'pm_card_createDisputeInquiry',
  ),
  visa('4000000000007726', { kind: 'refunded-later', end: 'arrives' }, 'pm_card_pendingRefund'),
  visa('4000000000005126', { kind: 'refunded-later', end: 'fails' }, 'pm_card_refundFail'),
];

const byNumber = new Map(testCards.map((card) => [card.number, card]));
const byToken = new Map(testCards.flatMap((card) => (card.token ? [[card.token, card] as const] : [])));

/** Spaces and hyphens between the groups are let be. */
export function findCard(number: string): TestCard | null {
  return byNumber.get(number.replace(/[\s-]/g, '')) ?? null;
}

export function findCardByToken(token: string): TestCard | null {
  return byToken.get(token) ?? null;
}

/** Whether the last digit fits the others (ISO/IEC 7812-1, Annex B). */
export function hasRightCheckDigit(number: string): boolean {
  const digits = number.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
