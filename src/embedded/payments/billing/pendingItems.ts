/** What waits for the next invoice. Source: https://docs.stripe.com/api/invoiceitems */
import type Stripe from 'stripe';
import { makeId, type PaymentsContext } from '../paymentsContext.ts';
import type { InvoiceItem, InvoiceLine, Price } from '../store/billingObjects.ts';
import { lineOfItem, pricingOf } from './invoiceLines.ts';
import type { Period } from './proration.ts';

interface Waiting {
  readonly amount: number;
  readonly currency: string;
  readonly customer: string;
  readonly description: string | null;
  readonly period: Period;
  readonly price: Price | null;
  readonly quantity: number;
  readonly proration: boolean;
  readonly subscription: string | null;
  readonly taxRates: Stripe.TaxRate[];
  readonly metadata?: Stripe.Metadata;
  /** A draft that it is written into. */
  readonly invoice?: string | null;
}

export function writeInvoiceItem(waiting: Waiting, payments: PaymentsContext): InvoiceItem {
  const item: InvoiceItem = {
    id: makeId('ii'),
    object: 'invoiceitem',
    amount: waiting.amount,
    currency: waiting.currency,
    customer: waiting.customer,
    customer_account: null,
    date: payments.now(),
    description: waiting.description,
    discountable: !waiting.proration,
    discounts: [],
    invoice: waiting.invoice ?? null,
    livemode: false,
    metadata: waiting.metadata ?? {},
    parent:
      waiting.subscription === null
        ? null
        : {
            subscription_details: { subscription: waiting.subscription },
            type: 'subscription_details',
          },
    period: { start: waiting.period.start, end: waiting.period.end },
    pricing: waiting.price && pricingOf(waiting.price),
    proration: waiting.proration,
    quantity: waiting.quantity,
    quantity_decimal: String(waiting.quantity),
    tax_rates: waiting.taxRates,
    test_clock: null,
  };
  payments.store.insert(item, waiting.subscription ?? undefined);
  payments.emit('invoiceitem.created', item);
  return item;
}

/** Of one customer: those of the subscription, and those of none. */
export function pendingItems(
  customer: string,
  subscription: string | null,
  payments: PaymentsContext,
): InvoiceItem[] {
  return payments.store
    .all('invoiceitem', { customer })
    .filter((item) => {
      const owner = item.parent?.subscription_details?.subscription ?? null;
      return item.invoice === null && (owner === null || owner === subscription);
    })
    .reverse();
}

export function linesOfItems(items: readonly InvoiceItem[], payments: PaymentsContext): InvoiceLine[] {
  return items.map((item) => {
    const id = item.pricing?.price_details.price;
    return lineOfItem(item, id === undefined ? null : payments.store.find('price', id));
  });
}

/** They stand on an invoice now, and wait no more. */
export function takeItems(items: readonly InvoiceItem[], invoice: string, payments: PaymentsContext): void {
  for (const item of items) payments.store.save({ ...item, invoice });
}
