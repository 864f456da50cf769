/** Cards that were typed on the hosted page, or named by the vendor's test tokens. Source: https://docs.stripe.com/api/payment_methods */
import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { z } from 'zod';
import { findCardByToken, type TestCard, testCards } from '../cards/testCards.ts';
import { makeId, type PaymentsContext } from '../paymentsContext.ts';
import { expand, expandOnly, identifier } from '../wire/formFields.ts';
import { listOperation } from '../wire/listOperation.ts';
import { refuseMissing, refuseState } from '../wire/paymentError.ts';
import { operation } from '../wire/serveApi.ts';
import { findCustomer } from './customers.ts';

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

export const paymentMethods = [
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
