/** Where the query cache keeps what is paid for, and what is used of it. */
import type { UserId } from '#shared/domain/ids.ts';
import type { BillingInterval, SoldPlanId } from '#shared/domain/subscription.ts';

export const subscriptionKeys = {
  state: (userId: UserId) => ['subscription', userId] as const,
  credit: (userId: UserId) => ['subscription-credit', userId] as const,
  beneficiaries: (userId: UserId) => ['subscription-beneficiaries', userId] as const,
  preview: (userId: UserId, planId: SoldPlanId, interval: BillingInterval) =>
    ['subscription-preview', userId, planId, interval] as const,
};
