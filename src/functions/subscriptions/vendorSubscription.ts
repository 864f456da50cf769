/** What the vendor's subscriptions of one customer say, as the product understands it. */
import type Stripe from 'stripe';
import { PAST_DUE_GRACE_DAYS, type SubscriptionState } from '#shared/domain/subscription.ts';
import { askVendor, findAtVendor } from '../payments/index.ts';
import type { Services } from '../services.ts';
import { choiceOfPrice, type PlanChoice } from './prices.ts';

const DAY = 24 * 60 * 60_000;

/** One that is paid, or that the vendor still tries to have paid. */
export interface LiveSubscription extends PlanChoice {
  readonly id: string;
  readonly itemId: string;
  /** Milliseconds since the epoch, as the other two. */
  readonly currentPeriodEnd: number;
  readonly isEnding: boolean;
  /** Because its owner's account waits to be erased, and for nothing else. */
  readonly isEndingWithAccount: boolean;
  /** Since when its newest invoice is owed; null where nothing is. */
  readonly owedSince: number | null;
  readonly latestInvoiceId: string | null;
}

/** Metadata of a subscription: what it ends with, where its owner did not cancel it. */
export const ENDS_WITH = 'endsWith';
export const ENDS_WITH_ACCOUNT = 'account';

const liveStates: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due', 'unpaid']);

export interface OwnSubscriptions {
  /** The oldest first: where two were begun at once, that one stays. */
  readonly live: readonly LiveSubscription[];
  /** With those that have ended. */
  readonly ids: readonly string[];
}

/** None of a customer that is gone. */
export async function listSubscriptions(services: Services, customer: string): Promise<OwnSubscriptions> {
  const found = await askVendor(services, (stripe) =>
    findAtVendor(() =>
      stripe.subscriptions.list({ customer, status: 'all', limit: 100 }).autoPagingToArray({ limit: 1_000 }),
    ),
  );
  const all = found ?? [];
  const live = all
    .filter(({ status }) => liveStates.has(status))
    .toSorted((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1));
  const read = await Promise.all(live.map((subscription) => readLive(services, subscription)));
  return { live: read.flatMap((subscription) => subscription ?? []), ids: all.map(({ id }) => id) };
}

/** Null for one of another product of the operator's. */
async function readLive(
  services: Services,
  subscription: Stripe.Subscription,
): Promise<LiveSubscription | null> {
  const [item] = subscription.items.data;
  const choice = item && choiceOfPrice(item.price);
  if (!item || !choice) return null;
  const { latest_invoice: latest } = subscription;
  const latestInvoiceId = typeof latest === 'object' ? (latest?.id ?? null) : latest;
  const isOwed = subscription.status === 'past_due' || subscription.status === 'unpaid';
  return {
    ...choice,
    id: subscription.id,
    itemId: item.id,
    currentPeriodEnd: item.current_period_end * 1000,
    isEnding: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    isEndingWithAccount:
      subscription.cancel_at_period_end && subscription.metadata[ENDS_WITH] === ENDS_WITH_ACCOUNT,
    latestInvoiceId,
    owedSince: isOwed
      ? ((await owedSince(services, subscription.id)) ?? item.current_period_start * 1000)
      : null,
  };
}

/** Of the oldest invoice that is still open: a later one does not begin the grace anew. Null where none is. */
async function owedSince(services: Services, subscription: string): Promise<number | null> {
  const invoices = await askVendor(services, (stripe) =>
    stripe.invoices.list({ subscription, limit: 100 }).autoPagingToArray({ limit: 200 }),
  );
  const owed = invoices.filter(({ status }) => status === 'open' || status === 'uncollectible');
  const since = Math.min(...owed.map(({ created }) => created * 1000));
  return Number.isFinite(since) ? since : null;
}

export function stateOf(live: LiveSubscription | null): SubscriptionState {
  if (!live) return { is: 'none' };
  const { planId, interval, currentPeriodEnd, owedSince: since, isEnding } = live;
  const paid = { planId, interval, currentPeriodEnd };
  if (since !== null) return { is: 'past-due', ...paid, graceUntil: since + PAST_DUE_GRACE_DAYS * DAY };
  return { is: isEnding ? 'ending' : 'active', ...paid };
}
