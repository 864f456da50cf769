/**
 * What time brings to subscriptions, invoices and refunds: renewals, drafts that are sent after an hour, tries that are made again,
 * endings, banks that answer. Each subject is one transaction of its own, looked at again in it.
 * Source: https://docs.stripe.com/billing/invoices/subscription
 */
import type { DatabaseSync } from 'node:sqlite';
import type { Logger } from '#shared/logger.ts';
import { transaction } from '../../database/openDatabase.ts';
import { findCustomer } from '../objects/findCustomer.ts';
import { cancelIntent } from '../objects/paymentIntents.ts';
import { settleRefund } from '../objects/settleRefund.ts';
import type { PaymentsContext } from '../paymentsContext.ts';
import type { Invoice, Subscription } from '../store/billingObjects.ts';
import { changeBalance } from './customerBalance.ts';
import { periodLine } from './invoiceLines.ts';
import { writeInvoice } from './invoiceObject.ts';
import { linesOfItems, pendingItems, takeItems } from './pendingItems.ts';
import { nextBoundary } from './periods.ts';
import { finalizeInvoice, intentOfInvoice, methodFor, payInvoice } from './settleInvoice.ts';
import { assertAlike, nameOf } from './subscriptionItems.ts';
import { endSubscription, periodOf } from './subscriptionStatus.ts';

/** A renewal can be changed for so long before it is sent. */
const DRAFT_TIME = 3_600;
const AT_ONCE = 100;

export function advanceBilling(
  database: DatabaseSync,
  openContext: () => PaymentsContext,
  log: Logger,
): void {
  const failed = new Set<string>();
  for (;;) {
    const payments = openContext();
    const due = payments.store
      .dueBy(payments.now(), AT_ONCE + failed.size)
      .filter(({ id }) => !failed.has(id));
    if (due.length === 0) return;
    for (const { id } of due) {
      try {
        transaction(database, () => advance(id, openContext()));
      } catch (error) {
        failed.add(id);
        log.log('error', 'payment-billing-not-advanced', { id, reason: String(error) });
      }
    }
  }
}

function advance(id: string, payments: PaymentsContext): void {
  const subscription = payments.store.find('subscription', id);
  const invoice = payments.store.find('invoice', id);
  const refund = payments.store.find('refund', id);
  if (subscription) advanceSubscription(subscription, payments);
  else if (invoice) advanceInvoice(invoice, payments);
  else if (refund) settleRefund(refund, payments);
  else payments.store.setDue(id, null);
}

function advanceInvoice(before: Invoice, payments: PaymentsContext): void {
  payments.store.setDue(before.id, null);
  const invoice = before.status === 'draft' ? finalizeInvoice(before, payments) : before;
  if (invoice.status !== 'open' || invoice.collection_method === 'send_invoice') return;
  const method = methodFor(invoice, payments);
  payInvoice(invoice, { method, isOffSession: true, isAutomatic: true }, payments);
}

function advanceSubscription(before: Subscription, payments: PaymentsContext): void {
  const isRunning = ['active', 'past_due', 'unpaid'].includes(before.status);
  const { end } = periodOf(before);
  if (before.status === 'incomplete') giveUp(before, payments);
  else if (!isRunning) payments.store.setDue(before.id, null);
  else if (end > payments.now()) payments.store.setDue(before.id, end);
  else if (before.cancel_at_period_end) endSubscription(before, {}, payments);
  else renew(before, end, payments);
}

/** Nobody paid the first invoice in time. */
function giveUp(before: Subscription, payments: PaymentsContext): void {
  const subscription: Subscription = { ...before, status: 'incomplete_expired', ended_at: payments.now() };
  payments.store.save(subscription);
  payments.store.setDue(before.id, null);
  payments.emit('customer.subscription.updated', subscription, before);
  const invoice =
    before.latest_invoice === null ? null : payments.store.find('invoice', before.latest_invoice);
  if (invoice?.status === 'open') voidInvoice(invoice, payments);
}

export function voidInvoice(before: Invoice, payments: PaymentsContext): Invoice {
  const intent = intentOfInvoice(before, payments);
  if (intent && intent.status !== 'succeeded' && intent.status !== 'canceled') {
    cancelIntent(intent, 'void_invoice', payments);
  }
  const invoice: Invoice = {
    ...before,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...before.status_transitions, voided_at: payments.now() },
  };
  payments.store.save(invoice);
  payments.store.setDue(invoice.id, null);
  payments.emit('invoice.voided', invoice);
  const used = before.total - before.amount_due;
  if (used > 0) {
    changeBalance(
      findCustomer(before.customer, payments),
      { amount: -used, currency: before.currency, type: 'unapplied_from_invoice', invoice: before.id },
      payments,
    );
  }
  return invoice;
}

/** One period further; after a long night more than one, each with its invoice. */
function renew(before: Subscription, end: number, payments: PaymentsContext): void {
  const every = assertAlike(before.items.data);
  const period = { start: end, end: nextBoundary(before.billing_cycle_anchor, every, end) };
  const items = before.items.data.map((item) => ({
    ...item,
    current_period_start: period.start,
    current_period_end: period.end,
  }));
  const moved: Subscription = { ...before, items: { ...before.items, data: items } };
  const waiting = pendingItems(before.customer, before.id, payments);
  const draft = writeInvoice(
    {
      customer: findCustomer(before.customer, payments),
      currency: before.currency,
      lines: [
        ...linesOfItems(waiting, payments),
        ...items.map((item) => periodLine(item, nameOf(item, payments), period, moved)),
      ],
      reason: 'subscription_cycle',
      period: { start: periodOf(before).start, end },
      subscription: before,
      finalizesAt: payments.now() + DRAFT_TIME,
      autoAdvance: true,
      collection: before.collection_method,
      daysUntilDue: before.days_until_due,
    },
    payments,
  );
  takeItems(waiting, draft.id, payments);
  const subscription: Subscription = { ...moved, latest_invoice: draft.id };
  payments.store.save(subscription);
  payments.store.setDue(subscription.id, period.end);
  payments.emit('customer.subscription.updated', subscription, before);
}
