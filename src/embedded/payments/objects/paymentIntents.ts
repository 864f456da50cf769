/** Payments, from what is owed to what was taken. Source: https://docs.stripe.com/api/payment_intents */
import type Stripe from 'stripe';
import { z } from 'zod';
import { noteIntentSucceeded } from '../billing/settleInvoice.ts';
import type { PaymentsContext } from '../paymentsContext.ts';
import {
  amount,
  currency,
  expand,
  identifier,
  mergeMetadata,
  metadata,
  removable,
  truth,
} from '../wire/formFields.ts';
import { listOperation } from '../wire/listOperation.ts';
import { refuseMissing, refuseParameter, refuseState } from '../wire/paymentError.ts';
import { KeptRefusal, operation } from '../wire/serveApi.ts';
import { type Attempted, attemptPayment, receive } from './charging.ts';
import { applyToIntent, findIntent, intentDataSchema, intentFields, makeIntent } from './intentObject.ts';
import { findPaymentMethod } from './paymentMethods.ts';

const confirmation = {
  off_session: truth.optional(),
  return_url: z.url().max(5_000).optional(),
};
const createSchema = z.strictObject({
  ...intentFields,
  ...confirmation,
  amount,
  currency,
  automatic_payment_methods: z
    .strictObject({ enabled: truth, allow_redirects: z.enum(['always', 'never']).optional() })
    .optional(),
  capture_method: intentDataSchema.shape.capture_method,
  confirm: truth.optional(),
  expand: expand.optional(),
});
const updateSchema = z.strictObject({
  ...intentFields,
  amount: amount.optional(),
  expand: expand.optional(),
});
/** Names a card without paying yet. */
function withMethod(
  before: Stripe.PaymentIntent,
  method: string,
  payments: PaymentsContext,
): Stripe.PaymentIntent {
  const { id } = findPaymentMethod(method, payments);
  const intent: Stripe.PaymentIntent = { ...before, payment_method: id, status: 'requires_confirmation' };
  payments.store.save(intent);
  return intent;
}

interface Confirmation {
  readonly off_session?: boolean | undefined;
  readonly return_url?: string | undefined;
}

function confirm(before: Stripe.PaymentIntent, given: Confirmation, payments: PaymentsContext): object {
  if (typeof before.payment_method !== 'string') {
    throw refuseState(
      'You cannot confirm this PaymentIntent because it’s missing a payment method.',
      'payment_intent_unexpected_state',
    );
  }
  const method = findPaymentMethod(before.payment_method, payments);
  return answerAttempt(
    attemptPayment(
      before,
      {
        method,
        isOffSession: given.off_session ?? false,
        isAuthenticated: false,
        returnUrl: given.return_url ?? null,
      },
      payments,
    ),
    payments,
  );
}

/** A card that was declined is a refusal of which everything stays. */
function answerAttempt({ intent, refusal }: Attempted, payments: PaymentsContext): object {
  noteIntentSucceeded(intent, payments);
  return refusal ? new KeptRefusal(refusal) : intent;
}

function unexpected(intent: Stripe.PaymentIntent, act: string): Error {
  return refuseState(
    `You cannot ${act} this PaymentIntent because it has a status of ${intent.status}.`,
    'payment_intent_unexpected_state',
  );
}

const OPEN: readonly Stripe.PaymentIntent.Status[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
];

export function cancelIntent(
  before: Stripe.PaymentIntent,
  reason: Stripe.PaymentIntent.CancellationReason | null,
  payments: PaymentsContext,
): Stripe.PaymentIntent {
  if (![...OPEN, 'requires_capture'].includes(before.status)) throw unexpected(before, 'cancel');
  const intent: Stripe.PaymentIntent = {
    ...before,
    status: 'canceled',
    amount_capturable: 0,
    canceled_at: payments.now(),
    cancellation_reason: reason,
    next_action: null,
  };
  payments.store.save(intent);
  payments.emit('payment_intent.canceled', intent);
  return intent;
}

export const paymentIntents = [
  operation('post', '/v1/payment_intents', createSchema, (given, _id, payments) => {
    const made = makeIntent(given, payments);
    const intent: Stripe.PaymentIntent = given.automatic_payment_methods
      ? {
          ...made,
          automatic_payment_methods: {
            allow_redirects: given.automatic_payment_methods.allow_redirects ?? 'always',
            enabled: given.automatic_payment_methods.enabled,
          },
        }
      : made;
    payments.store.save(intent);
    const ready =
      given.payment_method === undefined ? intent : withMethod(intent, given.payment_method, payments);
    return given.confirm ? confirm(ready, given, payments) : ready;
  }),
  operation(
    'get',
    '/v1/payment_intents/:id',
    z.strictObject({ client_secret: z.string().optional(), expand: expand.optional() }),
    (_input, id, payments) => findIntent(id, payments),
  ),
  operation('post', '/v1/payment_intents/:id', updateSchema, (given, id, payments) => {
    const before = findIntent(id, payments);
    const isPriced =
      given.amount !== undefined || given.customer !== undefined || given.payment_method !== undefined;
    if (isPriced && !OPEN.includes(before.status)) throw unexpected(before, 'update');
    const intent = {
      ...applyToIntent(given, before),
      ...(given.amount !== undefined && { amount: given.amount }),
    };
    payments.store.save(intent);
    return given.payment_method === undefined ? intent : withMethod(intent, given.payment_method, payments);
  }),
  operation(
    'post',
    '/v1/payment_intents/:id/confirm',
    z.strictObject({
      ...confirmation,
      payment_method: identifier.optional(),
      receipt_email: removable.optional(),
      setup_future_usage: intentFields.setup_future_usage,
      shipping: intentFields.shipping,
      expand: expand.optional(),
    }),
    (given, id, payments) => {
      const before = findIntent(id, payments);
      if (!OPEN.includes(before.status)) throw unexpected(before, 'confirm');
      const intent = applyToIntent(given, before);
      payments.store.save(intent);
      const ready =
        given.payment_method === undefined ? intent : withMethod(intent, given.payment_method, payments);
      return confirm(ready, given, payments);
    },
  ),
  operation(
    'post',
    '/v1/payment_intents/:id/capture',
    z.strictObject({
      amount_to_capture: amount.optional(),
      metadata: metadata.optional(),
      expand: expand.optional(),
    }),
    ({ amount_to_capture: asked, metadata: entries }, id, payments) => {
      const before = findIntent(id, payments);
      if (before.status !== 'requires_capture') throw unexpected(before, 'capture');
      const taken = asked ?? before.amount_capturable;
      if (taken > before.amount_capturable) {
        throw refuseParameter(
          'amount_to_capture',
          'The amount is greater than what can be captured.',
          'amount_too_large',
        );
      }
      const charge = payments.store.find('charge', String(before.latest_charge));
      if (!charge) throw refuseMissing('charge', String(before.latest_charge));
      const intent = { ...before, metadata: mergeMetadata(before.metadata, entries) };
      return receive(intent, charge, taken, payments);
    },
  ),
  operation(
    'post',
    '/v1/payment_intents/:id/cancel',
    z.strictObject({
      cancellation_reason: z
        .enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'])
        .optional(),
      expand: expand.optional(),
    }),
    ({ cancellation_reason: reason }, id, payments) =>
      cancelIntent(findIntent(id, payments), reason ?? null, payments),
  ),
  listOperation('/v1/payment_intents', 'payment_intent', { customer: identifier.optional() }),
];
