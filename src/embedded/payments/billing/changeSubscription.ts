/** Beginning, changing and ending a subscription, with the invoices that follow. */
import type Stripe from 'stripe';
import { findCustomer } from '../objects/findCustomer.ts';
import type { PaymentsContext } from '../paymentsContext.ts';
import type { Invoice, InvoiceLine, Subscription } from '../store/billingObjects.ts';
import { PaymentError, refuseParameter, refuseState } from '../wire/paymentError.ts';
import { amountOf, periodLine, prorationLine } from './invoiceLines.ts';
import { writeInvoice } from './invoiceObject.ts';
import { linesOfItems, pendingItems, takeItems, writeInvoiceItem } from './pendingItems.ts';
import { type Change, planChange } from './planChange.ts';
import { finalizeInvoice, methodFor, payInvoice, type Settled } from './settleInvoice.ts';
import { nameOf } from './subscriptionItems.ts';
import { endSubscription, noteInvoiceUnpaid, periodOf } from './subscriptionStatus.ts';

export type PaymentBehavior = 'allow_incomplete' | 'default_incomplete' | 'error_if_incomplete';

/** After this a subscription that was never paid for is given up. */
const TIME_TO_COMPLETE = 23 * 3_600;

interface Billing {
  readonly behavior: PaymentBehavior;
  readonly isOffSession: boolean;
  /** The card that pays now; the default one without. */
  readonly method?: Stripe.PaymentMethod;
  readonly returnUrl?: string | null;
}

/** Stores a subscription, with its first invoice paid, refused or waiting. */
export function beginSubscription(
  composed: Subscription,
  billing: Billing,
  payments: PaymentsContext,
): { readonly subscription: Subscription; readonly settled: Settled } {
  const lines = composed.items.data.map((item) =>
    periodLine(item, nameOf(item, payments), periodOf(composed), composed),
  );
  const draft = writeBill(composed, lines, 'subscription_create', payments);
  const settled = settle(composed, draft, billing, payments);
  const isPaid = settled.invoice.status === 'paid';
  const isSent = composed.collection_method === 'send_invoice';
  const subscription: Subscription = {
    ...composed,
    latest_invoice: draft.id,
    status: isPaid || isSent ? 'active' : 'incomplete',
    default_payment_method:
      isPaid && composed.payment_settings?.save_default_payment_method === 'on_subscription' && settled.intent
        ? String(settled.intent.payment_method)
        : composed.default_payment_method,
  };
  payments.store.insert(subscription);
  payments.store.setDue(
    subscription.id,
    subscription.status === 'active' ? periodOf(subscription).end : payments.now() + TIME_TO_COMPLETE,
  );
  payments.emit('customer.subscription.created', subscription);
  return { subscription, settled };
}

/** Pending items go onto every bill. */
function writeBill(
  subscription: Subscription,
  lines: readonly InvoiceLine[],
  reason: Stripe.Invoice.BillingReason,
  payments: PaymentsContext,
): Invoice {
  const items = pendingItems(subscription.customer, subscription.id, payments);
  const draft = writeInvoice(
    {
      customer: findCustomer(subscription.customer, payments),
      currency: subscription.currency,
      lines: [...linesOfItems(items, payments), ...lines],
      reason,
      period: { start: payments.now(), end: payments.now() },
      subscription,
      finalizesAt: null,
      autoAdvance: true,
      collection: subscription.collection_method,
      daysUntilDue: subscription.days_until_due,
      defaultPaymentMethod: null,
    },
    payments,
  );
  takeItems(items, draft.id, payments);
  return draft;
}

function settle(
  subscription: Subscription,
  draft: Invoice,
  billing: Billing,
  payments: PaymentsContext,
): Settled {
  const invoice = finalizeInvoice(draft, payments);
  const isSent = subscription.collection_method === 'send_invoice';
  if (invoice.status === 'paid' || isSent || billing.behavior === 'default_incomplete') {
    return { invoice, intent: null, refusal: null };
  }
  const own = subscription.default_payment_method;
  const method =
    billing.method ??
    (own === null ? null : payments.store.find('payment_method', own)) ??
    methodFor(invoice, payments);
  if (!method) {
    throw new PaymentError(400, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message:
        'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
    });
  }
  const { isOffSession, returnUrl = null } = billing;
  const settled = payInvoice(invoice, { method, isOffSession, isAutomatic: false, returnUrl }, payments);
  if (billing.behavior === 'error_if_incomplete' && settled.invoice.status !== 'paid') {
    // Thrown, so that nothing of the change stays.
    throw (
      settled.refusal ??
      new PaymentError(402, {
        type: 'card_error',
        code: 'subscription_payment_intent_requires_action',
        message:
          'Payment for this subscription requires additional user action before it can be completed successfully.',
      })
    );
  }
  return settled;
}

export function changeSubscription(
  before: Subscription,
  change: Change,
  billing: Billing,
  payments: PaymentsContext,
): Subscription {
  if (before.status === 'incomplete' || before.status === 'incomplete_expired') {
    throw refuseState(
      'You cannot update a subscription in `incomplete` status in a way that results in proration or changes the billing cycle.',
      'parameter_invalid',
    );
  }
  const planned = planChange(before, change, payments);
  const changed: Subscription = {
    ...before,
    items: { ...before.items, data: planned.items },
    billing_cycle_anchor: planned.anchor,
    ...(before.cancel_at_period_end && { cancel_at: planned.period.end }),
  };
  payments.store.save(changed);
  payments.store.setDue(changed.id, planned.period.end);
  const isBilled = planned.periodLines.length > 0 || change.behavior === 'always_invoice';
  const lines = [...planned.prorations, ...planned.periodLines];
  if (!isBilled) {
    for (const line of planned.prorations) waitForInvoice(changed, line, payments);
    return changed;
  }
  if (lines.length === 0) return changed;
  const draft = writeBill(changed, lines, 'subscription_update', payments);
  const billed: Subscription = { ...changed, latest_invoice: draft.id };
  payments.store.save(billed);
  const { invoice } = settle(billed, draft, billing, payments);
  if (invoice.status === 'open') noteInvoiceUnpaid(invoice, false, payments);
  return payments.store.find('subscription', before.id) ?? billed;
}

function waitForInvoice(subscription: Subscription, line: InvoiceLine, payments: PaymentsContext): void {
  const id = line.pricing?.price_details.price;
  const price = id === undefined ? null : payments.store.find('price', id);
  const rates = (line.taxes ?? []).flatMap(({ tax_rate_details: details }) => {
    const rate = payments.store.find('tax_rate', String(details?.tax_rate));
    return rate ? [rate] : [];
  });
  writeInvoiceItem(
    {
      amount: line.amount,
      currency: line.currency,
      customer: subscription.customer,
      description: line.description,
      period: line.period,
      price,
      quantity: line.quantity ?? 1,
      proration: true,
      subscription: subscription.id,
      taxRates: rates,
    },
    payments,
  );
}

interface Ending {
  readonly details: Partial<Stripe.Subscription.CancellationDetails>;
  /** Gives back what is left of the period. */
  readonly prorate: boolean;
  readonly invoiceNow: boolean;
}

export function cancelSubscription(
  before: Subscription,
  ending: Ending,
  payments: PaymentsContext,
): Subscription {
  if (before.status === 'canceled' || before.status === 'incomplete_expired') {
    throw refuseParameter('id', `No such subscription: '${before.id}'`, 'resource_missing');
  }
  if (ending.prorate && before.status !== 'incomplete') {
    const part = { period: periodOf(before), moment: payments.now(), isCredit: true };
    for (const item of before.items.data) {
      if (amountOf(item) > 0) {
        waitForInvoice(before, prorationLine(item, nameOf(item, payments), part, before), payments);
      }
    }
  }
  const reason = 'cancellation_requested' as const;
  const ended = endSubscription(before, { ...ending.details, reason }, payments);
  if (!ending.invoiceNow || pendingItems(before.customer, before.id, payments).length === 0) return ended;
  const draft = writeBill(ended, [], 'manual', payments);
  const billed: Subscription = { ...ended, latest_invoice: draft.id };
  payments.store.save(billed);
  const billing: Billing = { behavior: 'allow_incomplete', isOffSession: true };
  settle(billed, draft, billing, payments);
  return billed;
}
