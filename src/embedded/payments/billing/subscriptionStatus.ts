/** What becomes of a subscription when its invoice is paid, is not, or it ends. Source: https://docs.stripe.com/billing/subscriptions/overview#subscription-statuses */
import type Stripe from 'stripe';
import type { PaymentsContext } from '../paymentsContext.ts';
import type { Invoice, Subscription } from '../store/billingObjects.ts';

export function subscriptionOf(invoice: Invoice, payments: PaymentsContext): Subscription | null {
  const id = invoice.parent?.subscription_details.subscription;
  return id === undefined ? null : payments.store.find('subscription', id);
}

/** Its latest invoice decides; with it, whatever was owed is forgiven or paid. */
export function noteInvoicePaid(invoice: Invoice, method: string | null, payments: PaymentsContext): void {
  const before = subscriptionOf(invoice, payments);
  if (!before || before.latest_invoice !== invoice.id) return;
  const isSaved = before.payment_settings?.save_default_payment_method === 'on_subscription';
  const isOwed = ['incomplete', 'past_due', 'unpaid'].includes(before.status);
  if (!isOwed && !(isSaved && method)) return;
  const subscription: Subscription = {
    ...before,
    status: isOwed ? 'active' : before.status,
    default_payment_method: isSaved && method ? method : before.default_payment_method,
  };
  payments.store.save(subscription);
  payments.store.setDue(subscription.id, periodOf(subscription).end);
  payments.emit('customer.subscription.updated', subscription, before);
}

/** `isLast`: nobody tries again. */
export function noteInvoiceUnpaid(invoice: Invoice, isLast: boolean, payments: PaymentsContext): void {
  const before = subscriptionOf(invoice, payments);
  if (!before || invoice.billing_reason === 'subscription_create') return;
  if (isLast) return void endSubscription(before, { reason: 'payment_failed' }, payments);
  if (before.status !== 'active' || before.latest_invoice !== invoice.id) return;
  const subscription: Subscription = { ...before, status: 'past_due' };
  payments.store.save(subscription);
  payments.emit('customer.subscription.updated', subscription, before);
}

export function endSubscription(
  before: Subscription,
  details: Partial<Stripe.Subscription.CancellationDetails>,
  payments: PaymentsContext,
): Subscription {
  const now = payments.now();
  const subscription: Subscription = {
    ...before,
    status: 'canceled',
    canceled_at: before.canceled_at ?? now,
    ended_at: now,
    cancellation_details: { ...noDetails, ...before.cancellation_details, ...details },
  };
  payments.store.save(subscription);
  payments.store.setDue(subscription.id, null);
  payments.emit('customer.subscription.deleted', subscription);
  return subscription;
}

export const noDetails: Stripe.Subscription.CancellationDetails = {
  comment: null,
  feedback: null,
  feedback_option: null,
  reason: null,
};

/** The period that is under way; all items of a subscription share one here. */
export function periodOf({ items, start_date: start }: Subscription): { start: number; end: number } {
  const [item] = items.data;
  return { start: item?.current_period_start ?? start, end: item?.current_period_end ?? start };
}
