/** What another plan would mean: cheaper or dearer, what a year saves, and what would be beyond its room. */
import type { BillingInterval, SubscriptionState } from '#shared/domain/subscription.ts';
import { type Plan, type PlanId, plans } from '#shared/plans.ts';

export const soldPlans: readonly Plan[] = Object.values(plans).filter(({ isSold }) => isSold);

export const priceOf = (plan: Plan, interval: BillingInterval): number =>
  interval === 'month' ? plan.monthlyPriceCents : plan.yearlyPriceCents;

/** In cents, beside twelve single months. */
export const yearlySaving = ({ monthlyPriceCents, yearlyPriceCents }: Plan): number =>
  monthlyPriceCents * 12 - yearlyPriceCents;

/** What can be done about one plan. */
export type PlanAct =
  | { readonly is: 'current' }
  /** The first one that is paid for. */
  | { readonly is: 'begin' }
  | { readonly is: 'upgrade' }
  | { readonly is: 'downgrade' }
  /** The same plan, paid by the other period. */
  | { readonly is: 'interval' }
  /** To what costs nothing, at the end of what is paid. */
  | { readonly is: 'cancel' }
  /** It ends, and can be taken up again. */
  | { readonly is: 'resume' }
  /** To what costs nothing, which is coming already. */
  | { readonly is: 'ahead' };

/** `held` is the plan of the profile: it may be given without being paid for. */
export function actFor(
  plan: Plan,
  interval: BillingInterval,
  subscription: SubscriptionState,
  held: PlanId,
): PlanAct {
  const isFree = plan.monthlyPriceCents === 0;
  if (subscription.is === 'none') {
    if (plan.id === held || isFree) return { is: 'current' };
    return { is: 'begin' };
  }
  if (isFree) return { is: subscription.is === 'ending' ? 'ahead' : 'cancel' };
  if (plan.id !== subscription.planId) {
    const paid = plans[subscription.planId];
    return { is: plan.monthlyPriceCents > paid.monthlyPriceCents ? 'upgrade' : 'downgrade' };
  }
  if (interval !== subscription.interval) return { is: 'interval' };
  return { is: subscription.is === 'ending' ? 'resume' : 'current' };
}

export interface PlanUse {
  readonly storageBytes: number;
  readonly albums: number;
  readonly beneficiaries: number;
}

/** How much of each would be beyond a plan: zero where it fits. */
export function beyondPlan(plan: Plan, use: PlanUse): PlanUse {
  const beyond = (used: number, limit: number | null) => (limit === null ? 0 : Math.max(0, used - limit));
  return {
    storageBytes: beyond(use.storageBytes, plan.storageBytes),
    albums: beyond(use.albums, plan.albumLimit),
    beneficiaries: beyond(use.beneficiaries, plan.beneficiaryLimit),
  };
}

export const fitsPlan = (plan: Plan, use: PlanUse): boolean =>
  Object.values(beyondPlan(plan, use)).every((amount) => amount === 0);
