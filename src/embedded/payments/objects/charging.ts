/**
 * What happens when a payment is confirmed: the bank says yes, says no, or asks its customer first.
 * Source: https://docs.stripe.com/payments/paymentintents/lifecycle
 */
import type Stripe from 'stripe';
import type { Decline } from '../cards/testCards.ts';
import { makeId, type PaymentsContext } from '../paymentsContext.ts';
import { PaymentError } from '../wire/paymentError.ts';
import { cardFee, recordMovement } from './balance.ts';
import { openDispute } from './disputes.ts';
import { behaviorOf, noteSetUp } from './paymentMethods.ts';

interface Attempt {
  readonly method: Stripe.PaymentMethod;
  /** The person is not there to answer their bank. */
  readonly isOffSession: boolean;
  /** The bank has asked, and was answered. */
  readonly isAuthenticated: boolean;
  readonly returnUrl: string | null;
}

/** Where a payment stands afterwards, and what the bank said where it refused. */
export interface Attempted {
  readonly intent: Stripe.PaymentIntent;
  readonly refusal: PaymentError | null;
}

export function attemptPayment(
  before: Stripe.PaymentIntent,
  attempt: Attempt,
  payments: PaymentsContext,
): Attempted {
  const { method, isOffSession, isAuthenticated, returnUrl } = attempt;
  const { card, isSetUp } = behaviorOf(method.id, payments);
  const { outcome } = card;
  if (outcome.kind === 'challenged' && !isAuthenticated && !(outcome.isAskedOnce && isSetUp)) {
    if (isOffSession) {
      const decline: Decline = {
        code: 'authentication_required',
        declineCode: 'authentication_required',
        message: 'Your card was declined. This transaction requires authentication.',
      };
      return declinePayment(before, method, decline, payments);
    }
    const intent: Stripe.PaymentIntent = {
      ...before,
      payment_method: method.id,
      status: 'requires_action',
      last_payment_error: null,
      next_action: {
        type: 'redirect_to_url',
        redirect_to_url: { return_url: returnUrl, url: `${payments.origin()}/pay/challenge/${before.id}` },
      },
    };
    payments.store.save(intent);
    payments.emit('payment_intent.requires_action', intent);
    return { intent, refusal: null };
  }
  const decline =
    outcome.kind === 'declined' || outcome.kind === 'declined-later'
      ? outcome.decline
      : outcome.kind === 'challenged' && outcome.afterwards.kind === 'declined'
        ? outcome.afterwards.decline
        : null;
  if (decline) return declinePayment(before, method, decline, payments);
  if (before.setup_future_usage) noteSetUp(method.id, payments);
  const charge = makeCharge(before, method, null, payments);
  if (before.capture_method === 'manual') {
    const intent: Stripe.PaymentIntent = {
      ...before,
      payment_method: method.id,
      status: 'requires_capture',
      amount_capturable: before.amount,
      latest_charge: charge.id,
      last_payment_error: null,
      next_action: null,
    };
    payments.store.save(intent);
    payments.emit('payment_intent.amount_capturable_updated', intent);
    return { intent, refusal: null };
  }
  const intent = receive({ ...before, payment_method: method.id }, charge, before.amount, payments);
  if (outcome.kind === 'disputed') {
    const paid = payments.store.find('charge', charge.id);
    if (paid) openDispute(paid, outcome.reason, outcome.isInquiry, payments);
  }
  return { intent, refusal: null };
}

/** The money is taken: of a card that was charged at once, or of one that was only held until now. */
export function receive(
  before: Stripe.PaymentIntent,
  held: Stripe.Charge,
  amount: number,
  payments: PaymentsContext,
): Stripe.PaymentIntent {
  const movement = recordMovement(
    {
      amount,
      fee: cardFee(amount),
      currency: before.currency,
      source: held.id,
      type: 'charge',
      category: 'charge',
      description: before.description,
    },
    payments,
  );
  const charge: Stripe.Charge = {
    ...held,
    amount_captured: amount,
    captured: true,
    balance_transaction: movement.id,
  };
  payments.store.save(charge);
  const intent: Stripe.PaymentIntent = {
    ...before,
    status: 'succeeded',
    amount_capturable: 0,
    amount_received: amount,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
  };
  payments.store.save(intent);
  payments.emit(before.capture_method === 'manual' ? 'charge.captured' : 'charge.succeeded', charge);
  payments.emit('payment_intent.succeeded', intent);
  return intent;
}

function declinePayment(
  before: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline: Decline,
  payments: PaymentsContext,
): Attempted {
  const charge = makeCharge(before, method, decline, payments);
  const error = {
    type: 'card_error',
    code: decline.code,
    decline_code: decline.declineCode,
    message: decline.message,
    charge: charge.id,
  } as const;
  const intent: Stripe.PaymentIntent = {
    ...before,
    status: 'requires_payment_method',
    payment_method: null,
    latest_charge: charge.id,
    next_action: null,
    last_payment_error: {
      ...error,
      doc_url: `https://stripe.com/docs/error-codes/${decline.code.replaceAll('_', '-')}`,
      payment_method: method,
    },
  };
  payments.store.save(intent);
  payments.emit('charge.failed', charge);
  payments.emit('payment_intent.payment_failed', intent);
  return {
    intent,
    refusal: new PaymentError(402, { ...error, payment_intent: intent, payment_method: method }),
  };
}

function makeCharge(
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline: Decline | null,
  payments: PaymentsContext,
): Stripe.Charge {
  const id = makeId('ch');
  const { card, billing_details: billing } = method;
  const isPaid = decline === null;
  const charge: Stripe.Charge = {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: billing,
    calculated_statement_descriptor: intent.statement_descriptor ?? 'AMARANTH',
    captured: false,
    created: payments.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: isPaid
      ? {
          advice_code: null,
          network_advice_code: null,
          network_decline_code: null,
          network_status: 'approved_by_network',
          reason: null,
          risk_level: 'normal',
          risk_score: 20,
          seller_message: 'Payment complete.',
          type: 'authorized',
        }
      : {
          advice_code: 'try_again_later',
          network_advice_code: null,
          network_decline_code: null,
          network_status: 'declined_by_network',
          reason: decline.declineCode,
          risk_level: 'normal',
          risk_score: 20,
          seller_message: `The bank returned the decline code \`${decline.declineCode}\`.`,
          type: 'issuer_declined',
        },
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: card
      ? {
          type: 'card',
          card: {
            amount_authorized: isPaid ? intent.amount : null,
            authorization_code: isPaid ? id.slice(-6) : null,
            brand: card.brand,
            checks: {
              address_line1_check: card.checks?.address_line1_check ?? null,
              address_postal_code_check: card.checks?.address_postal_code_check ?? null,
              cvc_check: decline?.code === 'incorrect_cvc' ? 'fail' : 'pass',
            },
            country: card.country,
            electronic_commerce_indicator: null,
            exp_month: card.exp_month,
            exp_year: card.exp_year,
            fingerprint: card.fingerprint ?? null,
            funding: card.funding,
            installments: null,
            last4: card.last4,
            mandate: null,
            network: card.brand,
            network_transaction_id: null,
            regulated_status: 'unregulated',
            three_d_secure: null,
            transaction_link_id: null,
            wallet: null,
          },
        }
      : null,
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: intent.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: isPaid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
  payments.store.insert(charge);
  return charge;
}
