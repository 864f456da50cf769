/** What a subscription is of: prices and how many of each. Source: https://docs.stripe.com/api/subscription_items/object */
import { z } from 'zod';
import { findPrice, makePrice, priceDataSchema } from '../objects/products.ts';
import { findTaxRate } from '../objects/rates.ts';
import { makeId, type PaymentsContext } from '../paymentsContext.ts';
import type { Plan, Price, Subscription, SubscriptionItem } from '../store/billingObjects.ts';
import { identifier, integer, mergeMetadata, metadata, truth } from '../wire/formFields.ts';
import { refuseMissing, refuseParameter } from '../wire/paymentError.ts';
import type { Every } from './periods.ts';
import type { Period } from './proration.ts';

export const quantity = integer.refine(
  (value) => value >= 0 && value <= 1_000_000,
  'Invalid non-negative integer',
);
const most = 20;

export const newItemSchema = z.strictObject({
  price: identifier.optional(),
  price_data: priceDataSchema.omit({ product_data: true }).optional(),
  quantity: quantity.optional(),
  tax_rates: z.union([z.literal('').transform(() => []), z.array(identifier).max(10)]).optional(),
  metadata: metadata.optional(),
});
export const changedItemSchema = newItemSchema.extend({
  id: identifier.optional(),
  deleted: truth.optional(),
  clear_usage: truth.optional(),
});
export const newItemsSchema = z.array(newItemSchema).min(1).max(most);
export const changedItemsSchema = z.array(changedItemSchema).max(most);
export type ChangedItem = z.output<typeof changedItemSchema>;
/** `chosen` is a price that was looked up before, by the page that sold it. */
export type NewItem = ChangedItem & { readonly chosen?: Price };

/** Who asks is told of the item by its place: `items[0][price]`. */
export function priceOf(given: ChangedItem, param: string, payments: PaymentsContext): Price {
  const price = given.price_data
    ? makePrice(given.price_data, false, payments)
    : findPrice(given.price ?? '', payments, `${param}[price]`);
  if (!price.recurring) {
    throw refuseParameter(
      `${param}[price]`,
      `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
    );
  }
  if (given.price && !price.active) {
    throw refuseParameter(
      `${param}[price]`,
      'The price specified is inactive. This field only accepts active prices.',
    );
  }
  return price;
}

export function makeItem(
  given: NewItem,
  param: string,
  place: { readonly subscription: string; readonly period: Period },
  payments: PaymentsContext,
): SubscriptionItem {
  const { subscription, period } = place;
  if (!given.chosen && given.price === undefined && given.price_data === undefined) {
    throw refuseParameter(`${param}[price]`, 'Missing required param: price.', 'parameter_missing');
  }
  const price = given.chosen ?? priceOf(given, param, payments);
  return {
    id: makeId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: payments.now(),
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: mergeMetadata({}, given.metadata),
    plan: planOf(price),
    price,
    quantity: given.quantity ?? 1,
    subscription,
    tax_rates: ratesOf(given, param, payments) ?? [],
  };
}

function ratesOf(given: ChangedItem, param: string, payments: PaymentsContext) {
  return given.tax_rates?.map((id, index) => findTaxRate(id, payments, `${param}[tax_rates][${index}]`));
}

/** What is there, with what is asked for: items that are not named stay. */
export function changeItems(
  before: Subscription,
  given: readonly ChangedItem[],
  period: Period,
  payments: PaymentsContext,
): SubscriptionItem[] {
  const items = [...before.items.data];
  for (const [index, change] of given.entries()) {
    const param = `items[${index}]`;
    if (change.id === undefined) {
      const other = items.find(({ price }) => price.id === change.price);
      if (other) {
        throw refuseParameter(
          `${param}[price]`,
          `Price ${change.price} is already used by existing subscription item ${other.id}.`,
        );
      }
      items.push(makeItem(change, param, { subscription: before.id, period }, payments));
      continue;
    }
    const place = items.findIndex(({ id }) => id === change.id);
    const item = items[place];
    if (!item) throw refuseMissing('subscription item', change.id, `${param}[id]`);
    if (change.deleted === true) {
      items.splice(place, 1);
      continue;
    }
    const price = (change.price ?? change.price_data) ? priceOf(change, param, payments) : item.price;
    items[place] = {
      ...item,
      price,
      plan: planOf(price),
      quantity: change.quantity ?? item.quantity,
      metadata: mergeMetadata(item.metadata, change.metadata),
      tax_rates: ratesOf(change, param, payments) ?? item.tax_rates,
    };
  }
  assertAlike(items);
  return items;
}

/** One bill at a time: a currency and an interval of all items. */
export function assertAlike(items: readonly SubscriptionItem[]): Every {
  const [first] = items;
  const every = first?.price.recurring;
  if (!first || !every) {
    throw refuseParameter('items', 'A subscription must have at least one active plan.');
  }
  for (const { price } of items) {
    if (price.currency !== first.price.currency) {
      throw refuseParameter('items', 'All prices of a subscription must have the same currency.');
    }
    const isAlike =
      price.recurring?.interval === every.interval && price.recurring.interval_count === every.interval_count;
    if (!isAlike) {
      throw refuseParameter(
        'items',
        'This server bills all items of a subscription at one interval: use a subscription for each.',
      );
    }
  }
  return every;
}

/** The older word for a price that comes back. */
export function planOf(price: Price): Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

/** What people read on an invoice. */
export function nameOf(item: Pick<SubscriptionItem, 'price'>, payments: PaymentsContext): string {
  return payments.store.find('product', String(item.price.product))?.name ?? 'Subscription';
}
