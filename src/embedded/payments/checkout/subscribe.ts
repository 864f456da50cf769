/** A page on which somebody subscribes: the subscription it makes, and the first invoice that is paid on it. */
import type Stripe from 'stripe';
import { z } from 'zod';
import { beginSubscription } from '../billing/changeSubscription.ts';
import { writeInvoiceItem } from '../billing/pendingItems.ts';
import { payInvoice, type Settled } from '../billing/settleInvoice.ts';
import { composeSubscription } from '../billing/subscriptionObject.ts';
import { findCustomer } from '../objects/findCustomer.ts';
import type { PaymentsContext } from '../paymentsContext.ts';
import type { Subscription } from '../store/billingObjects.ts';
import type { LineItem } from '../store/paymentObjects.ts';
import { identifier, metadata, removable } from '../wire/formFields.ts';

/** What a session hands on to the subscription that it makes. */
export const subscriptionDataSchema = z.strictObject({
  default_tax_rates: z.array(identifier).max(10).optional(),
  description: removable.optional(),
  metadata: metadata.optional(),
});
const termsSchema = z.object({
  default_tax_rates: z.array(z.string()).optional(),
  description: z.string().nullable().optional(),
  metadata: z.record(z.string(), z.string()),
  /** Made by an earlier try on the same page. */
  subscription: z.string().optional(),
});

interface Subscribed {
  readonly subscription: Subscription;
  readonly settled: Settled;
}

/** A second try pays the same invoice with another card. */
export function subscribe(
  session: Stripe.Checkout.Session,
  customer: string,
  method: Stripe.PaymentMethod,
  payments: PaymentsContext,
): Subscribed {
  const terms = termsSchema.parse(payments.store.readPrivate(session.id));
  const earlier = terms.subscription ? payments.store.find('subscription', terms.subscription) : null;
  const subscribed =
    earlier?.status === 'incomplete'
      ? payAgain(earlier, session, method, payments)
      : begin(session, terms, { customer, method }, payments);
  payments.store.writePrivate(session.id, { ...terms, subscription: subscribed.subscription.id });
  const { intent } = subscribed.settled;
  if (intent) payments.store.writePrivate(intent.id, { session: session.id });
  return subscribed;
}

function begin(
  session: Stripe.Checkout.Session,
  terms: z.output<typeof termsSchema>,
  buyer: { readonly customer: string; readonly method: Stripe.PaymentMethod },
  payments: PaymentsContext,
): Subscribed {
  const lines = payments.store.all('item', { owner: session.id }).reverse();
  for (const line of lines) if (!line.price.recurring) sellOnce(line, buyer.customer, payments);
  const items = lines
    .filter(({ price }) => price.recurring)
    .map((line) => ({
      chosen: line.price,
      quantity: line.quantity ?? 1,
      tax_rates: (line.taxes ?? []).map(({ rate }) => rate.id),
    }));
  const { default_tax_rates: rates, description, metadata: entries } = terms;
  const composed = composeSubscription(
    findCustomer(buyer.customer, payments),
    items,
    { default_tax_rates: rates, description, metadata: entries },
    payments,
  );
  return beginSubscription(
    { ...composed, default_payment_method: buyer.method.id },
    {
      behavior: 'allow_incomplete',
      isOffSession: false,
      method: buyer.method,
      returnUrl: session.success_url,
    },
    payments,
  );
}

/** What is bought beside the subscription stands on its first invoice. */
function sellOnce(line: LineItem, customer: string, payments: PaymentsContext): void {
  writeInvoiceItem(
    {
      amount: line.amount_subtotal,
      currency: line.currency,
      customer,
      description: line.description,
      period: { start: payments.now(), end: payments.now() },
      price: line.price,
      quantity: line.quantity ?? 1,
      proration: false,
      subscription: null,
      taxRates: (line.taxes ?? []).map(({ rate }) => rate),
    },
    payments,
  );
}

function payAgain(
  before: Subscription,
  session: Stripe.Checkout.Session,
  method: Stripe.PaymentMethod,
  payments: PaymentsContext,
): Subscribed {
  const invoice =
    before.latest_invoice === null ? null : payments.store.find('invoice', before.latest_invoice);
  if (!invoice) throw new Error(`Subscription ${before.id} has no invoice.`);
  payments.store.save({ ...before, default_payment_method: method.id });
  const paying = { method, isOffSession: false, isAutomatic: false, returnUrl: session.success_url };
  const settled = payInvoice(invoice, paying, payments);
  return { subscription: payments.store.find('subscription', before.id) ?? before, settled };
}
