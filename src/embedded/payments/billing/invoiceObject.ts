/** An invoice that is being written, and what its lines come to. Source: https://docs.stripe.com/api/invoices/object */
import type Stripe from 'stripe';
import { makeId, type PaymentsContext } from '../paymentsContext.ts';
import type { Invoice, InvoiceLine } from '../store/billingObjects.ts';
import type { Period } from './proration.ts';

export interface InvoiceTerms {
  readonly customer: Stripe.Customer;
  readonly currency: string;
  readonly lines: readonly InvoiceLine[];
  readonly reason: Stripe.Invoice.BillingReason;
  readonly period: Period;
  readonly subscription: { readonly id: string; readonly metadata: Stripe.Metadata } | null;
  /** When it is sent without anybody's doing; null for never. */
  readonly finalizesAt: number | null;
  readonly autoAdvance: boolean;
  readonly collection?: Stripe.Invoice.CollectionMethod;
  readonly daysUntilDue?: number | null;
  readonly defaultPaymentMethod?: string | null;
  readonly description?: string | null;
  readonly footer?: string | null;
  readonly metadata?: Stripe.Metadata;
}

/** Not yet stored: a preview is one, too. */
export function composeInvoice(terms: InvoiceTerms, payments: PaymentsContext, id = makeId('in')): Invoice {
  const { customer, subscription, period } = terms;
  const now = payments.now();
  return withTotals({
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Amaranth',
    account_tax_ids: null,
    amount_due: 0,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: terms.autoAdvance,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: terms.finalizesAt,
    billing_reason: terms.reason,
    collection_method: terms.collection ?? 'charge_automatically',
    created: now,
    currency: terms.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: customer.shipping,
    customer_tax_exempt: customer.tax_exempt ?? 'none',
    customer_tax_ids: [],
    default_payment_method: terms.defaultPaymentMethod ?? null,
    default_source: null,
    default_tax_rates: [],
    description: terms.description ?? null,
    discounts: [],
    due_date: terms.collection === 'send_invoice' ? now + (terms.daysUntilDue ?? 30) * 86_400 : null,
    effective_at: null,
    ending_balance: null,
    footer: terms.footer ?? null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: terms.lines.map((line) => ({ ...line, invoice: id })),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: terms.metadata ?? {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: subscription && {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: period.end,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: 0,
    subtotal_excluding_tax: 0,
    test_clock: null,
    total: 0,
    total_discount_amounts: [],
    total_excluding_tax: 0,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: now,
  });
}

/** What is owed once the customer's balance is counted: a credit lowers it, what is left of one stays theirs. */
export function withTotals(invoice: Invoice): Invoice {
  const lines = invoice.lines.data;
  const sum = (of: (line: InvoiceLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  const taxes = totalTaxes(lines);
  const taxWhere = (behavior: string) =>
    taxes.filter((tax) => tax.tax_behavior === behavior).reduce((total, tax) => total + tax.amount, 0);
  const subtotal = sum(({ amount }) => amount);
  const total = subtotal + taxWhere('exclusive');
  const due = Math.max(0, total + invoice.starting_balance);
  return {
    ...invoice,
    subtotal,
    subtotal_excluding_tax: subtotal - taxWhere('inclusive'),
    total,
    total_excluding_tax: total - taxWhere('exclusive') - taxWhere('inclusive'),
    total_taxes: taxes,
    amount_due: due,
    amount_remaining: due - invoice.amount_paid,
  };
}

function totalTaxes(lines: readonly InvoiceLine[]): Stripe.Invoice.TotalTax[] {
  const totals = new Map<string, Stripe.Invoice.TotalTax>();
  for (const tax of lines.flatMap(({ taxes }) => taxes ?? [])) {
    const rate = String(tax.tax_rate_details?.tax_rate);
    const before = totals.get(rate);
    totals.set(rate, {
      ...tax,
      amount: (before?.amount ?? 0) + tax.amount,
      taxable_amount: (before?.taxable_amount ?? 0) + (tax.taxable_amount ?? 0),
    });
  }
  return [...totals.values()];
}

/** Stores it as a draft. `owner` finds it by its subscription. */
export function writeInvoice(terms: InvoiceTerms, payments: PaymentsContext): Invoice {
  const invoice = composeInvoice(terms, payments);
  payments.store.insert(invoice, terms.subscription?.id);
  if (terms.finalizesAt !== null) payments.store.setDue(invoice.id, terms.finalizesAt);
  payments.emit('invoice.created', invoice);
  return invoice;
}
