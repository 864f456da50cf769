/** What a change would cost, before anybody agrees to it; nothing is stored. Source: https://docs.stripe.com/api/invoices/create_preview */
import { z } from 'zod';
import { findCustomer } from '../objects/findCustomer.ts';
import { makeId, type PaymentsContext } from '../paymentsContext.ts';
import type { Invoice, InvoiceLine, Subscription } from '../store/billingObjects.ts';
import { currency, expand, identifier, integer, truth } from '../wire/formFields.ts';
import { refuseParameter } from '../wire/paymentError.ts';
import { amountOf, periodLine, prorationLine } from './invoiceLines.ts';
import { composeInvoice } from './invoiceObject.ts';
import { linesOfItems, pendingItems } from './pendingItems.ts';
import { nextBoundary } from './periods.ts';
import { planChange } from './planChange.ts';
import { assertAlike, changedItemsSchema, nameOf } from './subscriptionItems.ts';
import { composeSubscription, findSubscription } from './subscriptionObject.ts';
import { periodOf } from './subscriptionStatus.ts';
import { prorationBehavior } from './subscriptions.ts';

export const previewSchema = z.strictObject({
  currency: currency.optional(),
  customer: identifier.optional(),
  preview_mode: z.enum(['next']).optional(),
  subscription: identifier.optional(),
  subscription_details: z
    .strictObject({
      billing_cycle_anchor: z.enum(['now', 'unchanged']).optional(),
      cancel_at_period_end: truth.optional(),
      cancel_now: truth.optional(),
      default_tax_rates: z.array(identifier).max(10).optional(),
      items: changedItemsSchema.optional(),
      proration_behavior: prorationBehavior.optional(),
      proration_date: integer.optional(),
    })
    .optional(),
  expand: expand.optional(),
});
type Given = z.output<typeof previewSchema>;

export function previewInvoice(given: Given, payments: PaymentsContext): Invoice {
  if (given.subscription !== undefined) {
    const subscription = findSubscription(given.subscription, payments, 'subscription');
    if (given.customer !== undefined && given.customer !== subscription.customer) {
      throw refuseParameter('customer', 'The subscription does not belong to the customer provided.');
    }
    return previewChange(subscription, given.subscription_details ?? {}, payments);
  }
  if (given.customer === undefined || !given.subscription_details?.items) {
    throw refuseParameter(
      'subscription',
      'You must specify either `subscription`, or `customer` with items.',
    );
  }
  const customer = findCustomer(given.customer, payments, 'customer');
  const { items, default_tax_rates } = given.subscription_details;
  const composed = composeSubscription(customer, items, { default_tax_rates }, payments);
  return compose(composed, wholePeriod(composed, composed, payments), 'subscription_create', payments);
}

function previewChange(
  subscription: Subscription,
  details: NonNullable<Given['subscription_details']>,
  payments: PaymentsContext,
): Invoice {
  const behavior = details.proration_behavior ?? 'create_prorations';
  const current = periodOf(subscription);
  const moment = details.proration_date ?? payments.now();
  if (details.cancel_now === true) {
    const credits = behavior === 'none' ? [] : subscription.items.data.filter((item) => amountOf(item) > 0);
    const lines = credits.map((item) =>
      prorationLine(item, nameOf(item, payments), { period: current, moment, isCredit: true }, subscription),
    );
    return compose(subscription, lines, 'subscription_update', payments);
  }
  if (details.cancel_at_period_end === true || subscription.cancel_at_period_end) {
    if (!details.items && details.cancel_at_period_end !== false) {
      throw refuseParameter(
        'subscription',
        'No upcoming invoices for a subscription that ends with its period.',
        'invoice_upcoming_none',
      );
    }
  }
  const planned = planChange(
    subscription,
    {
      items: details.items ?? [],
      behavior,
      moment,
      startsAnew: details.billing_cycle_anchor === 'now',
    },
    payments,
  );
  const changed = { ...subscription, items: { ...subscription.items, data: planned.items } };
  if (planned.periodLines.length > 0 || (behavior === 'always_invoice' && details.items)) {
    return compose(
      subscription,
      [...planned.prorations, ...planned.periodLines],
      'subscription_update',
      payments,
    );
  }
  const next = {
    start: current.end,
    end: nextBoundary(subscription.billing_cycle_anchor, planned.every, current.end),
  };
  const renewal = planned.items.map((item) => periodLine(item, nameOf(item, payments), next, changed));
  return compose(subscription, [...planned.prorations, ...renewal], 'upcoming', payments);
}

function wholePeriod(
  subscription: Subscription,
  owner: Subscription,
  payments: PaymentsContext,
): InvoiceLine[] {
  assertAlike(subscription.items.data);
  return subscription.items.data.map((item) =>
    periodLine(item, nameOf(item, payments), periodOf(subscription), owner),
  );
}

function compose(
  subscription: Subscription,
  lines: readonly InvoiceLine[],
  reason: 'subscription_create' | 'subscription_update' | 'upcoming',
  payments: PaymentsContext,
): Invoice {
  const customer = findCustomer(subscription.customer, payments, 'customer');
  const waiting = pendingItems(subscription.customer, subscription.id, payments);
  const current = periodOf(subscription);
  const isUpcoming = reason === 'upcoming';
  const now = payments.now();
  const invoice = composeInvoice(
    {
      customer,
      currency: subscription.currency,
      lines: [...linesOfItems(waiting, payments), ...lines],
      reason,
      period: isUpcoming ? current : { start: now, end: now },
      subscription: reason === 'subscription_create' ? null : subscription,
      finalizesAt: null,
      autoAdvance: true,
    },
    payments,
    makeId('upcoming_in'),
  );
  const ending = Math.min(0, invoice.starting_balance + invoice.total);
  return {
    ...invoice,
    created: isUpcoming ? current.end : now,
    ending_balance: ending,
    next_payment_attempt: isUpcoming ? current.end + 3_600 : now,
  };
}
