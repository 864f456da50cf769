/** What is paid for again and again. Source: https://docs.stripe.com/api/subscriptions */
import { z } from 'zod';
import { findCustomer } from '../objects/findCustomer.ts';
import type { PaymentsContext } from '../paymentsContext.ts';
import type { Subscription } from '../store/billingObjects.ts';
import { listFitting } from '../store/listFitting.ts';
import { expand, expandOnly, identifier, integer, listing, truth } from '../wire/formFields.ts';
import { refuseMissing, refuseState } from '../wire/paymentError.ts';
import { operation } from '../wire/serveApi.ts';
import { beginSubscription, cancelSubscription, changeSubscription } from './changeSubscription.ts';
import { changedItemSchema, changedItemsSchema, newItemSchema, newItemsSchema } from './subscriptionItems.ts';
import {
  applyFields,
  billingMode,
  composeSubscription,
  findSubscription,
  subscriptionFields,
} from './subscriptionObject.ts';

export const prorationBehavior = z.enum(['always_invoice', 'create_prorations', 'none']);
export const cancellationDetails = z.strictObject({
  comment: z.string().max(5_000).optional(),
  feedback: z
    .enum([
      'customer_service',
      'low_quality',
      'missing_features',
      'other',
      'switched_service',
      'too_complex',
      'too_expensive',
      'unused',
    ])
    .optional(),
});
const billing = {
  off_session: truth.optional(),
  payment_behavior: z.enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete']).optional(),
  proration_behavior: prorationBehavior.optional(),
};
const createSchema = z.strictObject({
  ...subscriptionFields,
  ...billing,
  billing_mode: billingMode.optional(),
  customer: identifier,
  currency: z.string().length(3).optional(),
  items: newItemsSchema,
  expand: expand.optional(),
});
const updateSchema = z.strictObject({
  ...subscriptionFields,
  ...billing,
  billing_cycle_anchor: z.enum(['now', 'unchanged']).optional(),
  cancellation_details: cancellationDetails.optional(),
  items: changedItemsSchema.optional(),
  proration_date: integer.optional(),
  expand: expand.optional(),
});
type Update = z.output<typeof updateSchema>;

/** What is said of an ending, where one is under way. */
function withDetails(before: Subscription, details: Update['cancellation_details']): Subscription {
  if (!details || !before.cancellation_details) return before;
  const { comment = before.cancellation_details.comment, feedback = before.cancellation_details.feedback } =
    details;
  return { ...before, cancellation_details: { ...before.cancellation_details, comment, feedback } };
}

export function updateSubscription(id: string, given: Update, payments: PaymentsContext): Subscription {
  const before = findSubscription(id, payments);
  if (before.status === 'canceled' || before.status === 'incomplete_expired') {
    throw refuseState(
      'A canceled subscription can only update its cancellation_details and metadata.',
      'resource_missing',
    );
  }
  const applied = withDetails(applyFields(before, given, payments), given.cancellation_details);
  payments.store.save(applied);
  const isReplanned = given.items !== undefined || given.billing_cycle_anchor === 'now';
  if (isReplanned) {
    changeSubscription(
      applied,
      {
        items: given.items ?? [],
        behavior: given.proration_behavior ?? 'create_prorations',
        moment: given.proration_date,
        startsAnew: given.billing_cycle_anchor === 'now',
      },
      {
        behavior: given.payment_behavior ?? 'allow_incomplete',
        isOffSession: given.off_session ?? false,
      },
      payments,
    );
  }
  const subscription = findSubscription(id, payments);
  payments.emit('customer.subscription.updated', subscription, before);
  return subscription;
}

export const subscriptions = [
  operation('post', '/v1/subscriptions', createSchema, (given, _id, payments) => {
    const customer = findCustomer(given.customer, payments, 'customer');
    const composed = composeSubscription(customer, given.items, given, payments);
    const { subscription } = beginSubscription(
      composed,
      { behavior: given.payment_behavior ?? 'allow_incomplete', isOffSession: given.off_session ?? false },
      payments,
    );
    return subscription;
  }),
  operation('get', '/v1/subscriptions/:id', expandOnly, (_input, id, payments) =>
    findSubscription(id, payments),
  ),
  operation('post', '/v1/subscriptions/:id', updateSchema, (given, id, payments) =>
    updateSubscription(id, given, payments),
  ),
  operation(
    'delete',
    '/v1/subscriptions/:id',
    z.strictObject({
      cancellation_details: cancellationDetails.optional(),
      invoice_now: truth.optional(),
      prorate: truth.optional(),
      expand: expand.optional(),
    }),
    (given, id, payments) => {
      const { comment = null, feedback = null } = given.cancellation_details ?? {};
      return cancelSubscription(
        findSubscription(id, payments),
        {
          details: { comment, feedback },
          prorate: given.prorate ?? false,
          invoiceNow: given.invoice_now ?? false,
        },
        payments,
      );
    },
  ),
  operation(
    'post',
    '/v1/subscriptions/:id/resume',
    z.strictObject({
      billing_cycle_anchor: z.enum(['now', 'unchanged']).optional(),
      expand: expand.optional(),
    }),
    (_input, id, payments) => {
      const { status } = findSubscription(id, payments);
      throw refuseState(
        `Only subscriptions with status \`paused\` can be resumed; this one is \`${status}\`. One that ends with its period goes on with \`cancel_at_period_end\` set to false.`,
        'parameter_invalid',
      );
    },
  ),
  operation(
    'get',
    '/v1/subscriptions',
    z.strictObject({
      ...listing,
      collection_method: z.string().max(40).optional(),
      customer: identifier.optional(),
      price: identifier.optional(),
      status: z
        .enum([
          'active',
          'all',
          'canceled',
          'ended',
          'incomplete',
          'incomplete_expired',
          'past_due',
          'unpaid',
        ])
        .optional(),
    }),
    ({ collection_method, customer, price, status, ...page }, _id, payments) => {
      const isExact = status !== undefined && status !== 'all' && status !== 'ended';
      const isEnded = (subscription: Subscription) =>
        subscription.status === 'canceled' || subscription.status === 'incomplete_expired';
      const fits = (subscription: Subscription) =>
        (price === undefined || subscription.items.data.some((item) => item.price.id === price)) &&
        (status === undefined ? subscription.status !== 'canceled' : true) &&
        (status === 'ended' ? isEnded(subscription) : true);
      const where = { collection_method, customer, ...(isExact && { status }) };
      const found = listFitting(payments.store, 'subscription', where, page, fits);
      return { object: 'list', ...found, url: '/v1/subscriptions' };
    },
  ),
];

/** The subscription that an item belongs to: there are few of them to a customer, and no index knows the parts. */
function holderOf(id: string, payments: PaymentsContext): Subscription {
  const found = payments.store
    .all('subscription', {})
    .find(({ items }) => items.data.some((item) => item.id === id));
  if (!found) throw refuseMissing('subscription item', id);
  return found;
}

function itemOf(subscription: Subscription, find: (id: string) => boolean) {
  const item = subscription.items.data.find(({ id }) => find(id));
  if (!item) throw refuseMissing('subscription item', subscription.id);
  return item;
}

export const subscriptionItems = [
  operation(
    'get',
    '/v1/subscription_items',
    z.strictObject({ ...listing, subscription: identifier }),
    ({ subscription: id }, _id, payments) => findSubscription(id, payments, 'subscription').items,
  ),
  operation('get', '/v1/subscription_items/:id', expandOnly, (_input, id, payments) =>
    itemOf(holderOf(id, payments), (other) => other === id),
  ),
  operation(
    'post',
    '/v1/subscription_items',
    newItemSchema.extend({
      ...billing,
      subscription: identifier,
      proration_date: integer.optional(),
      expand: expand.optional(),
    }),
    (given, _id, payments) => {
      const { subscription: id, price, price_data, quantity, tax_rates, metadata, ...more } = given;
      const before = new Set(
        findSubscription(id, payments, 'subscription').items.data.map((item) => item.id),
      );
      const items = [{ price, price_data, quantity, tax_rates, metadata }];
      return itemOf(updateSubscription(id, { ...more, items }, payments), (other) => !before.has(other));
    },
  ),
  operation(
    'post',
    '/v1/subscription_items/:id',
    changedItemSchema
      .omit({ id: true, deleted: true })
      .extend({ ...billing, proration_date: integer.optional(), expand: expand.optional() }),
    (given, id, payments) => {
      const { price, price_data, quantity, tax_rates, metadata, ...more } = given;
      const items = [{ id, price, price_data, quantity, tax_rates, metadata }];
      const holder = holderOf(id, payments);
      return itemOf(updateSubscription(holder.id, { ...more, items }, payments), (other) => other === id);
    },
  ),
  operation(
    'delete',
    '/v1/subscription_items/:id',
    z.strictObject({
      ...billing,
      clear_usage: truth.optional(),
      proration_date: integer.optional(),
    }),
    ({ clear_usage: _usage, ...given }, id, payments) => {
      updateSubscription(holderOf(id, payments).id, { ...given, items: [{ id, deleted: true }] }, payments);
      return { id, object: 'subscription_item', deleted: true };
    },
  ),
];
