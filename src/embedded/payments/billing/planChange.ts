/**
 * What another price or quantity does to a subscription, before anybody does it: its items, its period, and the lines that
 * make up for the time between. The preview and the change itself ask here, so that they come to the same cent.
 *
 * A longer or shorter interval, or the way from a free price to a paid one, begins a new period at once, as at the vendor.
 * Source: https://docs.stripe.com/billing/subscriptions/prorations
 */
import type { PaymentsContext } from '../paymentsContext.ts';
import type { InvoiceLine, Subscription, SubscriptionItem } from '../store/billingObjects.ts';
import { refuseParameter } from '../wire/paymentError.ts';
import { amountOf, periodLine, prorationLine } from './invoiceLines.ts';
import { type Every, nextBoundary } from './periods.ts';
import type { Period } from './proration.ts';
import { assertAlike, type ChangedItem, changeItems, nameOf } from './subscriptionItems.ts';
import { periodOf } from './subscriptionStatus.ts';

export type ProrationBehavior = 'always_invoice' | 'create_prorations' | 'none';

export interface Change {
  readonly items: readonly ChangedItem[];
  readonly behavior: ProrationBehavior;
  /** As of when time is counted; now without one. */
  readonly moment?: number | undefined;
  readonly startsAnew?: boolean | undefined;
}

export interface PlannedChange {
  readonly items: SubscriptionItem[];
  readonly period: Period;
  readonly anchor: number;
  readonly every: Every;
  /** Credits for unused time and charges for what remains. */
  readonly prorations: InvoiceLine[];
  /** The whole new period, where one begins; empty otherwise. */
  readonly periodLines: InvoiceLine[];
}

export function planChange(before: Subscription, change: Change, payments: PaymentsContext): PlannedChange {
  const now = payments.now();
  const current = periodOf(before);
  const moment = change.moment ?? now;
  if (moment < current.start || moment > current.end) {
    throw refuseParameter(
      'proration_date',
      'The subscription `proration_date` must be within the current billing period.',
    );
  }
  const changed = changeItems(before, change.items, current, payments);
  const every = assertAlike(changed);
  const previous = assertAlike(before.items.data);
  const isOtherInterval =
    every.interval !== previous.interval || every.interval_count !== previous.interval_count;
  const total = (items: readonly SubscriptionItem[]) => items.reduce((sum, item) => sum + amountOf(item), 0);
  const isFirstPaid = total(before.items.data) === 0 && total(changed) > 0;
  const startsAnew = change.startsAnew === true || isOtherInterval || isFirstPaid;
  const period = startsAnew ? { start: now, end: nextBoundary(now, every, now) } : current;
  const items = changed.map((item) => ({
    ...item,
    current_period_start: period.start,
    current_period_end: period.end,
  }));
  const owner = { ...before, items: { ...before.items, data: items } };
  const line = (item: SubscriptionItem, isCredit: boolean) =>
    prorationLine(item, nameOf(item, payments), { period: current, moment, isCredit }, owner);
  const isSame = (item: SubscriptionItem, other: SubscriptionItem | undefined) =>
    other !== undefined && item.price.id === other.price.id && item.quantity === other.quantity;
  const left = before.items.data.filter(
    (item) =>
      startsAnew ||
      !isSame(
        item,
        items.find(({ id }) => id === item.id),
      ),
  );
  const came = startsAnew
    ? []
    : items.filter(
        (item) =>
          !isSame(
            item,
            before.items.data.find(({ id }) => id === item.id),
          ),
      );
  const prorations =
    change.behavior === 'none'
      ? []
      : [...left.map((item) => line(item, true)), ...came.map((item) => line(item, false))].filter(
          // What was free gives nothing back.
          ({ amount, pricing }) => amount !== 0 || pricing?.unit_amount_decimal !== '0',
        );
  return {
    items,
    period,
    anchor: startsAnew ? now : before.billing_cycle_anchor,
    every,
    prorations,
    periodLines: startsAnew
      ? items.map((item) => periodLine(item, nameOf(item, payments), period, owner))
      : [],
  };
}
