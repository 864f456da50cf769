/** What cannot be undone at once asks for a sign-in of the last minutes: a session that was left open is not enough. */
import type { Caller } from '../caller.ts';
import { Refusal } from '../errors.ts';
import type { Services } from '../services.ts';
import { signInInstant } from './endedSessions.ts';

/** As the identity service wants it for a change of password or second factor, in milliseconds. */
const RECENT_SIGN_IN = 5 * 60_000;

/** Throws Refusal `recent-sign-in-required`. */
export function assertRecentSignIn(caller: Caller, { clock }: Services): void {
  // One that is dated ahead is as far from now as one that is long over.
  if (Math.abs(clock.now() - signInInstant(caller)) <= RECENT_SIGN_IN) return;
  throw new Refusal('recent-sign-in-required', 'Sign in again, then repeat this.');
}
