/** The vendor's objects of subscriptions and invoices, as they are on the wire: decimals are text there. */
import type Stripe from 'stripe';

/** A price on the wire: decimals are text there. */
export type Price = Omit<Stripe.Price, 'unit_amount_decimal'> & { unit_amount_decimal: string | null };
export type Plan = Omit<Stripe.Plan, 'amount_decimal'> & { amount_decimal: string | null };

export interface List<Entry> {
  object: 'list';
  data: Entry[];
  has_more: boolean;
  url: string;
}

export type SubscriptionItem = Omit<Stripe.SubscriptionItem, 'price' | 'plan' | 'quantity'> & {
  price: Price;
  plan: Plan;
  quantity: number;
};
export type Subscription = Omit<
  Stripe.Subscription,
  'items' | 'customer' | 'latest_invoice' | 'default_payment_method'
> & {
  customer: string;
  default_payment_method: string | null;
  items: List<SubscriptionItem>;
  latest_invoice: string | null;
};

interface Pricing {
  price_details: { price: string; product: string };
  type: 'price_details';
  unit_amount_decimal: string | null;
}
export type InvoiceLine = Omit<Stripe.InvoiceLineItem, 'pricing' | 'quantity_decimal'> & {
  pricing: Pricing | null;
  quantity_decimal: string | null;
};
export type Invoice = Omit<
  Stripe.Invoice,
  'lines' | 'payments' | 'customer' | 'parent' | 'default_payment_method'
> & {
  customer: string;
  default_payment_method: string | null;
  lines: List<InvoiceLine>;
  parent: {
    quote_details: null;
    subscription_details: { metadata: Stripe.Metadata | null; subscription: string };
    type: 'subscription_details';
  } | null;
};
export type InvoiceItem = Omit<
  Stripe.InvoiceItem,
  'pricing' | 'quantity_decimal' | 'customer' | 'invoice'
> & {
  customer: string;
  invoice: string | null;
  pricing: Pricing | null;
  quantity_decimal: string;
};
