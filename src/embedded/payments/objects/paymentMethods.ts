/** Cards that were typed on the hosted page, or named by the vendor's test tokens. Source: https://docs.stripe.com/api/payment_methods */
import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { z } from 'zod';
import { findCardByToken, type TestCard, testCards } from '../cards/testCards.ts';
import { makeId, type PaymentsContext } from '../paymentsContext.ts';
import {
  address,
  email,
  expand,
  expandOnly,
  identifier,
  mergeMetadata,
  metadata,
  removable,
  wholeAddress,
} from '../wire/formFields.ts';
import { listOperation } from '../wire/listOperation.ts';
import { PaymentError, refuseMissing, refuseState } from '../wire/paymentError.ts';
import { operation } from '../wire/serveApi.ts';
import { findCustomer } from './findCustomer.ts';

/** Of a card that was typed: never its number or its code. */
export interface TypedCard {
  readonly card: TestCard;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly holder: { readonly name: string | null; readonly email: string | null };
  readonly address: Stripe.Address | null;
}

/** What the bank will do is kept beside the method, where no answer shows it. */
const behaviorSchema = z.object({ card: z.string(), isSetUp: z.boolean() });

export function keepCard(
  typed: TypedCard,
  customer: string | null,
  payments: PaymentsContext,
): Stripe.PaymentMethod {
  const { card, expiryMonth, expiryYear } = typed;
  const asksFirst = card.outcome.kind === 'challenged';
  const method: Stripe.PaymentMethod = {
    id: makeId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: typed.address,
      email: typed.holder.email,
      name: typed.holder.name,
      phone: null,
      tax_id: null,
    },
    card: {
      brand: card.brand,
      checks: {
        address_line1_check: typed.address?.line1 ? 'pass' : null,
        address_postal_code_check: typed.address?.postal_code ? 'pass' : null,
        cvc_check: 'pass',
      },
      country: 'US',
      display_brand: card.brand,
      exp_month: expiryMonth,
      exp_year: expiryYear,
      fingerprint: createHash('sha256').update(card.number).digest('base64url').slice(0, 16),
      funding: card.funding,
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: asksFirst || card.brand === 'visa' },
      wallet: null,
    },
    created: payments.now(),
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  payments.store.insert(method);
  // The test cards are public: which one it is tells of nobody.
  payments.store.writePrivate(method.id, { card: card.number, isSetUp: false });
  if (customer) payments.emit('payment_method.attached', method);
  return method;
}

export function behaviorOf(method: string, payments: PaymentsContext): { card: TestCard; isSetUp: boolean } {
  const { card: number, isSetUp } = behaviorSchema.parse(payments.store.readPrivate(method));
  const card = testCards.find((known) => known.number === number);
  if (!card) throw refuseMissing('PaymentMethod', method, 'payment_method');
  return { card, isSetUp };
}

/** The bank has asked for this card once, with its owner there: later payments need no other asking. */
export function noteSetUp(method: string, payments: PaymentsContext): void {
  const { card } = behaviorOf(method, payments);
  payments.store.writePrivate(method, { card: card.number, isSetUp: true });
}

/** By id, or by one of the vendor's tokens, which makes a card anew. */
export function findPaymentMethod(
  id: string,
  payments: PaymentsContext,
  param = 'payment_method',
): Stripe.PaymentMethod {
  const found = payments.store.find('payment_method', id);
  if (found) return found;
  const card = findCardByToken(id);
  if (!card) throw refuseMissing('PaymentMethod', id, param);
  const year = new Date(payments.now() * 1000).getUTCFullYear() + 1;
  return keepCard(
    { card, expiryMonth: 12, expiryYear: year, holder: { name: null, email: null }, address: null },
    null,
    payments,
  );
}

/** Numbers go over the page alone; the vendor's own tokens of its test cards stand for them here. */
const TOKENS: Readonly<Record<string, string>> = {
  tok_visa: 'pm_card_visa',
  tok_visa_debit: 'pm_card_visa_debit',
  tok_mastercard: 'pm_card_mastercard',
  tok_amex: 'pm_card_amex',
  tok_discover: 'pm_card_discover',
  tok_diners: 'pm_card_diners',
  tok_jcb: 'pm_card_jcb',
  tok_unionpay: 'pm_card_unionpay',
  tok_bypassPending: 'pm_card_bypassPending',
  tok_chargeDeclined: 'pm_card_visa_chargeDeclined',
  tok_chargeCustomerFail: 'pm_card_chargeCustomerFail',
  tok_createDispute: 'pm_card_createDispute',
  tok_refundFail: 'pm_card_refundFail',
  tok_pendingRefund: 'pm_card_pendingRefund',
};

const billingDetails = z.strictObject({
  address: z.union([z.literal(''), address]).optional(),
  email: email.optional(),
  name: removable.optional(),
  phone: removable.optional(),
});
const changeable = {
  allow_redisplay: z.enum(['always', 'limited', 'unspecified']).optional(),
  billing_details: billingDetails.optional(),
  metadata: metadata.optional(),
  expand: expand.optional(),
};

function applyTo(
  before: Stripe.PaymentMethod,
  given: z.output<z.ZodObject<typeof changeable>>,
): Stripe.PaymentMethod {
  const { address: place, ...named } = given.billing_details ?? {};
  return {
    ...before,
    ...(given.allow_redisplay && { allow_redisplay: given.allow_redisplay }),
    billing_details: {
      ...before.billing_details,
      ...Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)),
      ...(place !== undefined && { address: place === '' ? null : wholeAddress(place) }),
    },
    metadata: mergeMetadata(before.metadata ?? {}, given.metadata),
  };
}

export const paymentMethods = [
  operation(
    'post',
    '/v1/payment_methods',
    z.strictObject({
      ...changeable,
      type: z.literal('card'),
      card: z.looseObject({ token: identifier.optional() }),
    }),
    ({ card: { token, ...typed }, ...given }, _id, payments) => {
      if (token === undefined || Object.keys(typed).length > 0) {
        throw new PaymentError(402, {
          type: 'card_error',
          message:
            'Sending credit card numbers directly to this API is generally unsafe. Use a test token such as tok_visa.',
        });
      }
      const known = Object.hasOwn(TOKENS, token) ? TOKENS[token] : undefined;
      if (known === undefined) throw refuseMissing('token', token, 'card[token]');
      const method = applyTo(findPaymentMethod(known, payments), given);
      payments.store.save(method);
      return method;
    },
  ),
  operation('post', '/v1/payment_methods/:id', z.strictObject(changeable), (given, id, payments) => {
    const before = findPaymentMethod(id, payments, 'id');
    const method = applyTo(before, given);
    payments.store.save(method);
    payments.emit('payment_method.updated', method, before);
    return method;
  }),
  operation('get', '/v1/payment_methods/:id', expandOnly, (_input, id, payments) =>
    findPaymentMethod(id, payments, 'id'),
  ),
  listOperation('/v1/payment_methods', 'payment_method', {
    customer: identifier.optional(),
    type: z.enum(['card']).optional(),
  }),
  operation(
    'post',
    '/v1/payment_methods/:id/attach',
    z.strictObject({ customer: identifier, expand: expand.optional() }),
    ({ customer }, id, payments) => {
      findCustomer(customer, payments, 'customer');
      const before = findPaymentMethod(id, payments, 'id');
      if (before.customer !== null && before.customer !== customer) {
        throw refuseState(
          'This payment method is already attached to another customer.',
          'payment_method_unexpected_state',
        );
      }
      const method = { ...before, customer };
      payments.store.save(method);
      payments.emit('payment_method.attached', method);
      return method;
    },
  ),
  operation('post', '/v1/payment_methods/:id/detach', expandOnly, (_input, id, payments) => {
    const before = findPaymentMethod(id, payments, 'id');
    if (before.customer === null) {
      throw refuseState(
        'The payment method you provided is not attached to a customer so detachment is impossible.',
        'payment_method_unexpected_state',
      );
    }
    const method = { ...before, customer: null };
    payments.store.save(method);
    payments.emit('payment_method.detached', method, before);
    return method;
  }),
];
