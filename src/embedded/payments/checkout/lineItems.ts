/** What a checkout sells: its lines, their taxes and what they come to, in whole cents. */
import type Stripe from 'stripe';
import { z } from 'zod';
import { findPrice, makePrice, priceDataSchema } from '../objects/products.ts';
import { findTaxRate } from '../objects/rates.ts';
import { makeId, type PaymentsContext } from '../paymentsContext.ts';
import type { LineItem } from '../store/paymentObjects.ts';
import { identifier, integer, mergeMetadata, metadata } from '../wire/formFields.ts';
import { refuseParameter } from '../wire/paymentError.ts';

const MOST_LINES = 100;

export const lineSchema = z.strictObject({
  price: identifier.optional(),
  price_data: priceDataSchema.optional(),
  quantity: integer.refine((value) => value >= 1 && value <= 999_999, 'Must be at least 1.').optional(),
  tax_rates: z.array(identifier).max(10).optional(),
  metadata: metadata.optional(),
});
export const linesSchema = z.array(lineSchema).min(1).max(MOST_LINES);

export function makeLines(given: z.output<typeof linesSchema>, payments: PaymentsContext): LineItem[] {
  const lines = given.map((line, index) => makeLine(line, `line_items[${index}]`, payments));
  const [first] = lines;
  const other = lines.find((line) => line.currency !== first?.currency);
  if (other) throw refuseParameter('line_items', 'All line items must be in the same currency.');
  return lines;
}

function makeLine(given: z.output<typeof lineSchema>, param: string, payments: PaymentsContext): LineItem {
  if ((given.price === undefined) === (given.price_data === undefined)) {
    throw refuseParameter(param, 'You must specify either `price` or `price_data` in each line item.');
  }
  const price = given.price_data
    ? makePrice(given.price_data, false, payments)
    : findPrice(given.price ?? '', payments, `${param}[price]`);
  if (given.price && !price.active) {
    throw refuseParameter(
      `${param}[price]`,
      'The price specified is inactive. This field only accepts active prices.',
    );
  }
  const quantity = given.quantity;
  if (quantity === undefined) {
    throw refuseParameter(`${param}[quantity]`, 'Quantity is required.', 'parameter_missing');
  }
  const subtotal = (price.unit_amount ?? 0) * quantity;
  const taxes = (given.tax_rates ?? []).map((id, index) =>
    taxOf(subtotal, findTaxRate(id, payments, `${param}[tax_rates][${index}]`)),
  );
  const added = taxes.filter(({ rate }) => !rate.inclusive).reduce((sum, tax) => sum + tax.amount, 0);
  const product = payments.store.find('product', String(price.product));
  return {
    id: makeId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: subtotal,
    amount_tax: taxes.reduce((sum, tax) => sum + tax.amount, 0),
    amount_total: subtotal + added,
    currency: price.currency,
    description: product?.name ?? null,
    metadata: mergeMetadata({}, given.metadata),
    price,
    quantity,
    taxes,
  };
}

/** Each line is rounded by itself, halves up, as the vendor rounds. */
export function taxOf(amount: number, rate: Stripe.TaxRate): Stripe.LineItem.Tax {
  const percentage = rate.percentage;
  const tax = rate.inclusive
    ? Math.round(amount - amount / (1 + percentage / 100))
    : Math.round((amount * percentage) / 100);
  return {
    amount: tax,
    rate,
    taxability_reason: 'standard_rated',
    taxable_amount: rate.inclusive ? amount - tax : amount,
  };
}
