/** Document `users/{uid}/billing/subscription`: the state that its owner reads, and what following the vendor needs besides. */
import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import {
  OVER_QUOTA_NOTICE_DAYS,
  type SubscriptionState,
  subscriptionStateSchema,
} from '#shared/domain/subscription.ts';

const DAY = 24 * 60 * 60_000;
export const HOUR = 60 * 60_000;
/** A plan is looked at so often even where a year is paid, so that a look which lies further ahead is known as a wrong clock's. */
export const LONGEST_LOOK = 31 * DAY;
/** How long before the notice is over its owner is reminded. */
const REMINDER = 14 * DAY;

const recordSchema = z.object({
  /** Grows with each look at the vendor, so that an older look never overwrites a newer one. */
  revision: z.int().nonnegative().catch(0),
  /** Since when more is stored than the plan has room for, in milliseconds; null while it fits. */
  overQuotaSince: z.number().nullable().catch(null),
  isReminded: z.boolean().catch(false),
  /** Since when our clock says that the grace is over, in milliseconds; null while it says otherwise. */
  graceOverSince: z.number().nullable().catch(null),
});
const NOTHING = {
  state: { is: 'none' },
  revision: 0,
  overQuotaSince: null,
  isReminded: false,
  graceOverSince: null,
} as const;

export type SubscriptionRecord = z.output<typeof recordSchema> & {
  readonly state: SubscriptionState;
};

export const subscriptionDocument = (firestore: Firestore, uid: string): DocumentReference =>
  firestore.doc(`users/${uid}/billing/subscription`);

/** Null for a state that is none: it is made anew from the vendor's. */
export function readState(fields: unknown): SubscriptionState | null {
  return fields === undefined ? NOTHING.state : (subscriptionStateSchema.safeParse(fields).data ?? null);
}

/** `unread` is the state of a record whose own cannot be read. */
export function readRecord(fields: unknown, unread: SubscriptionState): SubscriptionRecord {
  if (fields === undefined) return NOTHING;
  return { ...recordSchema.parse(fields), state: readState(fields) ?? unread };
}

export const storeRecord = (record: SubscriptionRecord, now: number) => {
  const { state, ...rest } = record;
  const lookAt = nextLook(record, now);
  return { ...state, ...rest, lookAt: lookAt === null ? null : Timestamp.fromMillis(lookAt) };
};

/** A clock that is wrong for a moment ends nobody's plan: the grace is over once another look agrees, so much later. */
const AGREEMENT = 50 * 60_000;

/** Since when the grace is over by the clock, and whether that is beyond doubt. */
export function graceOver(state: SubscriptionState, { graceOverSince }: SubscriptionRecord, now: number) {
  if (state.is !== 'past-due' || now < state.graceUntil) return { since: null, isSure: false };
  // What lies ahead of now was written by a clock that was wrong.
  const since = graceOverSince !== null && graceOverSince <= now ? graceOverSince : now;
  return { since, isSure: now - since >= AGREEMENT };
}

/** When the notice is to be repeated, before it is over. */
export const reminderOf = (overQuotaSince: number) =>
  overQuotaSince + OVER_QUOTA_NOTICE_DAYS * DAY - REMINDER;
export const noticeEnd = (overQuotaSince: number) => overQuotaSince + OVER_QUOTA_NOTICE_DAYS * DAY;

/** When the vendor is asked even if it told nothing; null where nothing can change by itself. */
function nextLook({ state, overQuotaSince }: SubscriptionRecord, now: number): number | null {
  const looks = [
    ...(state.is === 'none' ? [] : [state.currentPeriodEnd + HOUR]),
    ...(state.is === 'past-due' ? [state.graceUntil] : []),
    // What is stored may have become less.
    ...(overQuotaSince === null ? [] : [now + DAY]),
  ];
  return looks.length === 0 ? null : Math.max(Math.min(...looks, now + LONGEST_LOOK), now + HOUR);
}
