/** What sending costs, and taxes. Sources: https://docs.stripe.com/api/shipping_rates, …/api/tax_rates */
import type Stripe from 'stripe';
import { z } from 'zod';
import { makeId, type PaymentsContext } from '../paymentsContext.ts';
import {
  amount,
  currency,
  expand,
  expandOnly,
  mergeMetadata,
  metadata,
  positiveInteger,
  removable,
  truth,
} from '../wire/formFields.ts';
import { listOperation } from '../wire/listOperation.ts';
import { refuseMissing } from '../wire/paymentError.ts';
import { operation } from '../wire/serveApi.ts';

const estimate = z.strictObject({
  unit: z.enum(['business_day', 'day', 'hour', 'month', 'week']),
  value: positiveInteger,
});
export const shippingRateSchema = z.strictObject({
  display_name: z.string().min(1).max(100),
  delivery_estimate: z
    .strictObject({ minimum: estimate.optional(), maximum: estimate.optional() })
    .optional(),
  fixed_amount: z.strictObject({ amount, currency }),
  metadata: metadata.optional(),
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
  tax_code: removable.optional(),
  type: z.enum(['fixed_amount']).optional(),
});

export function makeShippingRate(
  given: z.output<typeof shippingRateSchema>,
  payments: PaymentsContext,
): Stripe.ShippingRate {
  const rate: Stripe.ShippingRate = {
    id: makeId('shr'),
    object: 'shipping_rate',
    active: true,
    created: payments.now(),
    delivery_estimate: given.delivery_estimate
      ? {
          minimum: given.delivery_estimate.minimum ?? null,
          maximum: given.delivery_estimate.maximum ?? null,
        }
      : null,
    display_name: given.display_name,
    fixed_amount: given.fixed_amount,
    livemode: false,
    metadata: mergeMetadata({}, given.metadata),
    tax_behavior: given.tax_behavior ?? 'unspecified',
    tax_code: given.tax_code ?? null,
    type: 'fixed_amount',
  };
  payments.store.insert(rate);
  return rate;
}

export function findShippingRate(id: string, payments: PaymentsContext, param = 'id'): Stripe.ShippingRate {
  const rate = payments.store.find('shipping_rate', id);
  if (!rate) throw refuseMissing('shipping rate', id, param);
  return rate;
}

export function findTaxRate(id: string, payments: PaymentsContext, param = 'id'): Stripe.TaxRate {
  const rate = payments.store.find('tax_rate', id);
  if (!rate) throw refuseMissing('tax rate', id, param);
  return rate;
}

const percentage = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,4})?$/, 'Invalid percentage')
  .transform(Number)
  .refine((value) => value <= 100, 'Must be at most 100.');

export const rates = [
  operation(
    'post',
    '/v1/shipping_rates',
    shippingRateSchema.extend({ expand: expand.optional() }),
    (given, _id, payments) => makeShippingRate(given, payments),
  ),
  operation('get', '/v1/shipping_rates/:id', expandOnly, (_input, id, payments) =>
    findShippingRate(id, payments),
  ),
  operation(
    'post',
    '/v1/shipping_rates/:id',
    z.strictObject({ active: truth.optional(), metadata: metadata.optional(), expand: expand.optional() }),
    ({ active, metadata: entries }, id, payments) => {
      const before = findShippingRate(id, payments);
      const rate = {
        ...before,
        ...(active !== undefined && { active }),
        metadata: mergeMetadata(before.metadata, entries),
      };
      payments.store.save(rate);
      return rate;
    },
  ),
  listOperation('/v1/shipping_rates', 'shipping_rate', { active: truth.optional() }),
  operation(
    'post',
    '/v1/tax_rates',
    z.strictObject({
      display_name: z.string().min(1).max(50),
      inclusive: truth,
      percentage,
      active: truth.optional(),
      country: z.string().length(2).optional(),
      description: removable.optional(),
      jurisdiction: removable.optional(),
      metadata: metadata.optional(),
      state: removable.optional(),
      expand: expand.optional(),
    }),
    (given, _id, payments) => {
      const rate: Stripe.TaxRate = {
        id: makeId('txr'),
        object: 'tax_rate',
        active: given.active ?? true,
        country: given.country ?? null,
        created: payments.now(),
        description: given.description ?? null,
        display_name: given.display_name,
        effective_percentage: given.percentage,
        flat_amount: null,
        inclusive: given.inclusive,
        jurisdiction: given.jurisdiction ?? null,
        jurisdiction_level: null,
        livemode: false,
        metadata: mergeMetadata({}, given.metadata),
        percentage: given.percentage,
        rate_type: null,
        state: given.state ?? null,
        tax_type: null,
      };
      payments.store.insert(rate);
      payments.emit('tax_rate.created', rate);
      return rate;
    },
  ),
  operation('get', '/v1/tax_rates/:id', expandOnly, (_input, id, payments) => findTaxRate(id, payments)),
  listOperation('/v1/tax_rates', 'tax_rate', { active: truth.optional() }),
];
