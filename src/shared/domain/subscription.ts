/**
 * Document `users/{uid}/billing/subscription`, which its owner reads: what the vendor's subscription says, as of the last event
 * or look. The plan and the room of the profile move in the same transaction. Vault and release never ask for it.
 */
import { z } from 'zod';

export const soldPlanIdSchema = z.enum(['pro', 'premium']);
export type SoldPlanId = z.infer<typeof soldPlanIdSchema>;
export const billingIntervalSchema = z.enum(['month', 'year']);
export type BillingInterval = z.infer<typeof billingIntervalSchema>;

const paid = {
  planId: soldPlanIdSchema,
  interval: billingIntervalSchema,
  /** Until when it is paid, in milliseconds. */
  currentPeriodEnd: z.number(),
};

export const subscriptionStateSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('none') }),
  z.object({ is: z.literal('active'), ...paid }),
  /** Ends with the period; can be taken up again until then. */
  z.object({ is: z.literal('ending'), ...paid }),
  /** A payment failed: the plan goes on until `graceUntil` (milliseconds), and the vendor tries again. */
  z.object({ is: z.literal('past-due'), ...paid, graceUntil: z.number() }),
]);
export type SubscriptionState = z.infer<typeof subscriptionStateSchema>;

/** Days after a failed payment in which the plan goes on. */
export const PAST_DUE_GRACE_DAYS = 21;
/** Days in which an account above its plan's room is told of it, before anything else (PRODUCT.md). */
export const OVER_QUOTA_NOTICE_DAYS = 90;
