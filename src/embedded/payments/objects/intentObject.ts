/** What a payment is, from the moment that it is owed. Source: https://docs.stripe.com/api/payment_intents/object */
import type Stripe from 'stripe';
import { z } from 'zod';
import { makeId, type PaymentsContext } from '../paymentsContext.ts';
import {
  email,
  identifier,
  mergeMetadata,
  metadata,
  removable,
  shipping,
  wholeShipping,
} from '../wire/formFields.ts';
import { refuseMissing, refuseParameter } from '../wire/paymentError.ts';
import { findCustomer } from './findCustomer.ts';

/** The vendor's smallest payment, in US cents; others' are near it. */
export const SMALLEST_AMOUNT = 50;

export const intentFields = {
  customer: identifier.optional(),
  description: removable.optional(),
  metadata: metadata.optional(),
  payment_method: identifier.optional(),
  payment_method_types: z.array(z.enum(['card'])).optional(),
  receipt_email: email.optional(),
  setup_future_usage: z.enum(['on_session', 'off_session']).optional(),
  shipping: z.union([z.literal(''), shipping]).optional(),
  statement_descriptor: z.string().max(22).optional(),
  statement_descriptor_suffix: z.string().max(22).optional(),
};
/** What a checkout hands on to the payment it makes. */
export const intentDataSchema = z.strictObject({
  capture_method: z.enum(['automatic', 'automatic_async', 'manual']).optional(),
  description: intentFields.description,
  metadata: intentFields.metadata,
  receipt_email: intentFields.receipt_email,
  setup_future_usage: intentFields.setup_future_usage,
  statement_descriptor: intentFields.statement_descriptor,
  statement_descriptor_suffix: intentFields.statement_descriptor_suffix,
});
export type IntentFields = {
  [Field in keyof typeof intentFields]?: z.output<(typeof intentFields)[Field]>;
};

export function findIntent(id: string, payments: PaymentsContext, param = 'intent'): Stripe.PaymentIntent {
  const intent = payments.store.find('payment_intent', id);
  if (!intent) throw refuseMissing('payment_intent', id, param);
  return intent;
}

interface Owed extends IntentFields {
  readonly amount: number;
  readonly currency: string;
  readonly capture_method?: z.output<typeof intentDataSchema>['capture_method'];
}

export function makeIntent(owed: Owed, payments: PaymentsContext): Stripe.PaymentIntent {
  if (owed.amount < SMALLEST_AMOUNT) {
    throw refuseParameter(
      'amount',
      `The Checkout Session's total amount must convert to at least ${SMALLEST_AMOUNT} cents.`,
      'amount_too_small',
    );
  }
  if (owed.customer !== undefined) findCustomer(owed.customer, payments, 'customer');
  const id = makeId('pi');
  const intent = applyToIntent(owed, {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: owed.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: owed.capture_method ?? 'automatic_async',
    client_secret: makeId(`${id}_secret`, 25),
    confirmation_method: 'automatic',
    created: payments.now(),
    currency: owed.currency,
    customer: owed.customer ?? null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  });
  payments.store.insert(intent);
  payments.emit('payment_intent.created', intent);
  return intent;
}

export function applyToIntent(given: IntentFields, before: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const { description, receipt_email: receipt, setup_future_usage: usage, shipping: parcel } = given;
  const { customer, statement_descriptor: descriptor, statement_descriptor_suffix: suffix } = given;
  return {
    ...before,
    ...(customer !== undefined && { customer }),
    ...(description !== undefined && { description }),
    ...(receipt !== undefined && { receipt_email: receipt }),
    ...(usage !== undefined && { setup_future_usage: usage }),
    ...(descriptor !== undefined && { statement_descriptor: descriptor }),
    ...(suffix !== undefined && { statement_descriptor_suffix: suffix }),
    ...(parcel !== undefined && { shipping: parcel === '' ? null : wholeShipping(parcel) }),
    metadata: mergeMetadata(before.metadata, given.metadata),
  };
}
