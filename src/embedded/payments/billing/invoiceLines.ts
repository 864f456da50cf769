/** The lines of invoices: a period of a price, a part of one, or something that is sold once. */
import type Stripe from 'stripe';
import { taxOf } from '../checkout/lineItems.ts';
import { makeId } from '../paymentsContext.ts';
import type {
  InvoiceItem,
  InvoiceLine,
  Price,
  Subscription,
  SubscriptionItem,
} from '../store/billingObjects.ts';
import { type Period, remainingPart } from './proration.ts';

interface Line {
  readonly amount: number;
  readonly currency: string;
  readonly description: string | null;
  readonly period: Period;
  readonly price: Price | null;
  readonly quantity: number;
  readonly taxRates: readonly Stripe.TaxRate[];
  readonly parent: Stripe.InvoiceLineItem.Parent;
  readonly subscription: string | null;
  readonly metadata?: Stripe.Metadata;
}

export function makeLine(line: Line): InvoiceLine {
  const { amount, currency, description, period, price, quantity, parent } = line;
  return {
    id: makeId('il'),
    object: 'line_item',
    amount,
    currency,
    description,
    discount_amounts: [],
    discountable: amount >= 0,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: line.metadata ?? {},
    parent,
    period: { start: period.start, end: period.end },
    pretax_credit_amounts: [],
    pricing: price && pricingOf(price),
    quantity,
    quantity_decimal: String(quantity),
    subscription: line.subscription,
    subtotal: amount,
    taxes: line.taxRates.map((rate) => taxOfLine(amount, rate)),
  };
}

export const pricingOf = (price: Price) => ({
  price_details: { price: price.id, product: String(price.product) },
  type: 'price_details' as const,
  unit_amount_decimal: price.unit_amount_decimal,
});

/** A credit gives back the tax that was taken. */
function taxOfLine(amount: number, rate: Stripe.TaxRate): Stripe.InvoiceLineItem.Tax {
  const { amount: tax, taxable_amount: taxable } = taxOf(Math.abs(amount), rate);
  const sign = amount < 0 ? -1 : 1;
  return {
    amount: sign * tax || 0,
    tax_behavior: rate.inclusive ? 'inclusive' : 'exclusive',
    tax_rate_details: { tax_rate: rate.id },
    taxability_reason: 'standard_rated',
    taxable_amount: sign * (taxable ?? 0) || 0,
    type: 'tax_rate_details',
  };
}

type Sold = Pick<SubscriptionItem, 'id' | 'price' | 'quantity'> & {
  readonly tax_rates: SubscriptionItem['tax_rates'];
};
type Owner = Pick<Subscription, 'id' | 'currency' | 'default_tax_rates'>;

export const amountOf = ({ price, quantity }: Pick<Sold, 'price' | 'quantity'>) =>
  (price.unit_amount ?? 0) * quantity;

const ratesOf = (item: Sold, owner: Owner) =>
  item.tax_rates && item.tax_rates.length > 0 ? item.tax_rates : (owner.default_tax_rates ?? []);

/** A whole period of what is subscribed to. */
export function periodLine(item: Sold, name: string, period: Period, owner: Owner): InvoiceLine {
  return makeLine({
    amount: amountOf(item),
    currency: owner.currency,
    description: `${item.quantity} × ${name} (at ${spokenPrice(item.price)})`,
    period,
    price: item.price,
    quantity: item.quantity,
    taxRates: ratesOf(item, owner),
    parent: parentOf(item, owner, false),
    subscription: owner.id,
  });
}

/** What is left of a period: given back of what was paid for (`isCredit`), or owed for what takes its place. */
export function prorationLine(
  item: Sold,
  name: string,
  part: { readonly period: Period; readonly moment: number; readonly isCredit: boolean },
  owner: Owner,
): InvoiceLine {
  const { period, moment, isCredit } = part;
  const amount = remainingPart(amountOf(item), period, moment);
  const what = item.quantity === 1 ? name : `${item.quantity} × ${name}`;
  return makeLine({
    amount: isCredit ? -amount || 0 : amount,
    currency: owner.currency,
    description: `${isCredit ? 'Unused' : 'Remaining'} time on ${what} after ${spokenDay(moment)}`,
    period: { start: moment, end: period.end },
    price: item.price,
    quantity: item.quantity,
    taxRates: ratesOf(item, owner),
    parent: parentOf(item, owner, true),
    subscription: owner.id,
  });
}

const parentOf = (item: Sold, owner: Owner, proration: boolean): Stripe.InvoiceLineItem.Parent => ({
  invoice_item_details: null,
  subscription_item_details: {
    invoice_item: null,
    proration,
    proration_details: proration ? { credited_items: null } : null,
    subscription: owner.id,
    subscription_item: item.id,
  },
  type: 'subscription_item_details',
});

/** What waited for an invoice, as a line of it. */
export function lineOfItem(item: InvoiceItem, price: Price | null): InvoiceLine {
  const subscription = item.parent?.subscription_details?.subscription ?? null;
  return makeLine({
    amount: item.amount,
    currency: item.currency,
    description: item.description,
    period: item.period,
    price,
    quantity: item.quantity,
    taxRates: item.tax_rates ?? [],
    metadata: item.metadata ?? {},
    parent: {
      invoice_item_details: {
        invoice_item: item.id,
        proration: item.proration,
        proration_details: item.proration ? { credited_items: null } : null,
        subscription: subscription === null ? null : String(subscription),
      },
      subscription_item_details: null,
      type: 'invoice_item_details',
    },
    subscription: subscription === null ? null : String(subscription),
  });
}

function spokenDay(moment: number): string {
  const format = { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-GB', format).format(new Date(moment * 1000));
}

function spokenPrice({ unit_amount: amount, currency, recurring }: Price): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const spoken = format.format((amount ?? 0) / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
  if (!recurring) return spoken;
  const { interval, interval_count: count } = recurring;
  return `${spoken} / ${count === 1 ? interval : `every ${count} ${interval}s`}`;
}
