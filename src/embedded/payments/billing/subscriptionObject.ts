/** A subscription as it begins. Source: https://docs.stripe.com/api/subscriptions/object */
import type Stripe from 'stripe';
import { z } from 'zod';
import { findPaymentMethod } from '../objects/paymentMethods.ts';
import { findTaxRate } from '../objects/rates.ts';
import { makeId, type PaymentsContext } from '../paymentsContext.ts';
import type { Subscription } from '../store/billingObjects.ts';
import {
  identifier,
  mergeMetadata,
  metadata,
  positiveInteger,
  removable,
  truth,
} from '../wire/formFields.ts';
import { refuseMissing, refuseParameter } from '../wire/paymentError.ts';
import { nextBoundary } from './periods.ts';
import { assertAlike, makeItem, type NewItem } from './subscriptionItems.ts';

/** What creating and updating both take. */
export const subscriptionFields = {
  cancel_at_period_end: truth.optional(),
  collection_method: z.enum(['charge_automatically', 'send_invoice']).optional(),
  days_until_due: positiveInteger.optional(),
  default_payment_method: removable.optional(),
  default_tax_rates: z.union([z.literal('').transform(() => []), z.array(identifier).max(10)]).optional(),
  description: removable.optional(),
  metadata: metadata.optional(),
  payment_settings: z
    .strictObject({
      payment_method_types: z.array(z.enum(['card'])).optional(),
      save_default_payment_method: z.enum(['off', 'on_subscription']).optional(),
    })
    .optional(),
};
export type SubscriptionFields = {
  [Field in keyof typeof subscriptionFields]?: z.output<(typeof subscriptionFields)[Field]>;
};

/** How the vendor prorates; both come to the same here, for no price is discounted. It is chosen once. */
export const billingMode = z.strictObject({
  flexible: z.strictObject({ proration_discounts: z.enum(['included', 'itemized']).optional() }).optional(),
  type: z.enum(['classic', 'flexible']),
});

export function findSubscription(id: string, payments: PaymentsContext, param = 'id'): Subscription {
  const subscription = payments.store.find('subscription', id);
  if (!subscription) throw refuseMissing('subscription', id, param);
  return subscription;
}

/** A card is a customer's own, or it is nobody's who could pay with it. */
export function ownedMethod(id: string, customer: string, payments: PaymentsContext): string {
  const method = findPaymentMethod(id, payments, 'default_payment_method');
  if (method.customer !== customer) {
    throw refuseParameter(
      'default_payment_method',
      `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
      'resource_missing',
    );
  }
  return method.id;
}

/** Not yet stored: what its first invoice comes to decides how it begins. */
export function composeSubscription(
  customer: Stripe.Customer,
  given: readonly NewItem[],
  fields: SubscriptionFields & { readonly billing_mode?: z.output<typeof billingMode> | undefined },
  payments: PaymentsContext,
): Subscription {
  const isClassic = fields.billing_mode?.type === 'classic';
  const now = payments.now();
  const id = makeId('sub');
  const made = given.map((item, index) =>
    makeItem(item, `items[${index}]`, { subscription: id, period: { start: now, end: now } }, payments),
  );
  const end = nextBoundary(now, assertAlike(made), now);
  const subscription: Subscription = {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: {
      flexible: isClassic
        ? null
        : { proration_discounts: fields.billing_mode?.flexible?.proration_discounts ?? 'included' },
      type: isClassic ? 'classic' : 'flexible',
    },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: made[0]?.price.currency ?? 'usd',
    customer: customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: made.map((item) => ({ ...item, current_period_end: end })),
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
  };
  return applyFields(subscription, fields, payments);
}

export function applyFields(
  before: Subscription,
  given: SubscriptionFields,
  payments: PaymentsContext,
): Subscription {
  const { default_payment_method: method, payment_settings: settings, default_tax_rates: rates } = given;
  return {
    ...before,
    ...(given.collection_method !== undefined && { collection_method: given.collection_method }),
    ...(given.days_until_due !== undefined && { days_until_due: given.days_until_due }),
    ...(given.description !== undefined && { description: given.description }),
    ...(method !== undefined && {
      default_payment_method: method === null ? null : ownedMethod(method, before.customer, payments),
    }),
    ...(rates !== undefined && {
      default_tax_rates: rates.map((id, index) => findTaxRate(id, payments, `default_tax_rates[${index}]`)),
    }),
    ...(settings && {
      payment_settings: {
        payment_method_options: null,
        payment_method_types: settings.payment_method_types ?? null,
        save_default_payment_method: settings.save_default_payment_method ?? 'off',
      },
    }),
    ...(given.cancel_at_period_end !== undefined &&
      given.cancel_at_period_end !== before.cancel_at_period_end &&
      endingOf(before, given.cancel_at_period_end, payments)),
    metadata: mergeMetadata(before.metadata, given.metadata),
  };
}

function endingOf(before: Subscription, isEnding: boolean, payments: PaymentsContext): Partial<Subscription> {
  const reason = isEnding ? ('cancellation_requested' as const) : null;
  return {
    cancel_at_period_end: isEnding,
    cancel_at: isEnding ? (before.items.data[0]?.current_period_end ?? null) : null,
    canceled_at: isEnding ? payments.now() : null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
  };
}
