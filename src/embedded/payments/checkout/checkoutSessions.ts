/** A page of the vendor's on which somebody pays once. Source: https://docs.stripe.com/api/checkout/sessions */
import type Stripe from 'stripe';
import { z } from 'zod';
import { intentDataSchema, makeIntent } from '../objects/intentObject.ts';
import type { PaymentsContext } from '../paymentsContext.ts';
import { expand, identifier, listing, mergeMetadata, metadata } from '../wire/formFields.ts';
import { refuseMissing, refuseState } from '../wire/paymentError.ts';
import { operation } from '../wire/serveApi.ts';
import { makeSession } from './makeSession.ts';
import { sessionInputSchema } from './sessionInput.ts';

/** What the payment will be made with, once somebody presses. */
const termsSchema = intentDataSchema.extend({ metadata: z.record(z.string(), z.string()).optional() });

export function findSession(id: string, payments: PaymentsContext): Stripe.Checkout.Session {
  const session = payments.store.find('checkout.session', id);
  if (!session) throw refuseMissing('checkout.session', id, 'session');
  return session;
}

/** The payment of a session, made when somebody first pays; a second try is the same payment. */
export function intentOf(
  session: Stripe.Checkout.Session,
  customer: string | null,
  payments: PaymentsContext,
): Stripe.PaymentIntent {
  if (typeof session.payment_intent === 'string') {
    const found = payments.store.find('payment_intent', session.payment_intent);
    if (found) return found;
  }
  return makeIntent(
    {
      ...termsSchema.parse(payments.store.readPrivate(session.id)),
      amount: session.amount_total ?? 0,
      currency: session.currency ?? 'usd',
      ...(customer === null ? {} : { customer }),
    },
    payments,
  );
}

export function expireSession(
  before: Stripe.Checkout.Session,
  payments: PaymentsContext,
): Stripe.Checkout.Session {
  const session: Stripe.Checkout.Session = { ...before, status: 'expired', url: null };
  payments.store.save(session);
  payments.emit('checkout.session.expired', session);
  return session;
}

export const checkoutSessions = [
  operation('post', '/v1/checkout/sessions', sessionInputSchema, (given, _id, payments) =>
    makeSession(given, payments),
  ),
  operation(
    'get',
    '/v1/checkout/sessions/:id',
    z.strictObject({ expand: expand.optional() }),
    (_input, id, payments) => findSession(id, payments),
  ),
  operation(
    'post',
    '/v1/checkout/sessions/:id',
    z.strictObject({ metadata: metadata.optional(), expand: expand.optional() }),
    ({ metadata: entries }, id, payments) => {
      const before = findSession(id, payments);
      const session = { ...before, metadata: mergeMetadata(before.metadata ?? {}, entries) };
      payments.store.save(session);
      return session;
    },
  ),
  operation(
    'post',
    '/v1/checkout/sessions/:id/expire',
    z.strictObject({ expand: expand.optional() }),
    (_input, id, payments) => {
      const session = findSession(id, payments);
      if (session.status !== 'open') {
        throw refuseState(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
          'checkout_session_unexpected_state',
        );
      }
      return expireSession(session, payments);
    },
  ),
  operation(
    'get',
    '/v1/checkout/sessions/:id/line_items',
    z.strictObject({ ...listing, created: z.undefined().optional() }),
    (page, id, payments) => {
      findSession(id, payments);
      // A list of lines reads from the top: newest first would turn it over.
      const { data } = payments.store.list('item', { owner: id }, { limit: 100 });
      const lines = data.reverse();
      const from = page.starting_after ? lines.findIndex((line) => line.id === page.starting_after) + 1 : 0;
      const limit = page.limit ?? 10;
      return {
        object: 'list',
        data: lines.slice(from, from + limit),
        has_more: lines.length > from + limit,
        url: `/v1/checkout/sessions/${id}/line_items`,
      };
    },
  ),
  operation(
    'get',
    '/v1/checkout/sessions',
    z.strictObject({
      ...listing,
      customer: identifier.optional(),
      payment_intent: identifier.optional(),
      status: z.enum(['complete', 'expired', 'open']).optional(),
    }),
    ({ customer, payment_intent: intent, status, ...page }, _id, payments) => ({
      object: 'list',
      ...payments.store.list('checkout.session', { customer, payment_intent: intent, status }, page),
      url: '/v1/checkout/sessions',
    }),
  ),
];
