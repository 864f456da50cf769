/** What the waitlist asks of the server. Loaded when somebody joins, and by the page of a mailed link. */
import type { z } from 'zod';
import { call, callRepeatable } from '#platform/backend/callables.ts';
import { failureOf, retryOf } from '#platform/backend/failure.ts';
import {
  type WaitlistStanding,
  waitlistChangePlan,
  waitlistConfirm,
  waitlistJoin,
  waitlistLeave,
  waitlistLook,
} from '#shared/callables/waitlist.ts';
import type { WaitlistPlan } from '#shared/domain/waitlist.ts';

type JoinOutcome =
  | { readonly isKept: true }
  | { readonly isKept: false; readonly error: unknown; readonly isFinal: boolean };

export async function joinWaitlist(joining: z.input<typeof waitlistJoin.input>): Promise<JoinOutcome> {
  try {
    await call(waitlistJoin, joining);
    return { isKept: true };
  } catch (error) {
    return { isKept: false, error, isFinal: retryOf(failureOf(error)) === 'never' };
  }
}

export const lookAtPlace = (token: string): Promise<WaitlistStanding> =>
  callRepeatable(waitlistLook, { token });

export const confirmPlace = (token: string): Promise<WaitlistStanding> =>
  callRepeatable(waitlistConfirm, { token });

export const choosePlan = (token: string, plan: WaitlistPlan): Promise<WaitlistStanding> =>
  callRepeatable(waitlistChangePlan, { token, plan });

export async function leaveWaitlist(token: string): Promise<void> {
  await callRepeatable(waitlistLeave, { token });
}
