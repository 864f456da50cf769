/**
 * What somebody asked for and the server has not taken yet, kept in the browser: a reload, a closed page or a lost
 * connection loses nothing. One line, so that the first page needs no parser for it.
 */
import { platform } from '#platform/currentPlatform.ts';
import type { WaitlistPlan } from '#shared/domain/waitlist.ts';
import { WAITLIST_PLANS } from '#shared/waitlistPolicy.ts';

const PENDING_KEY = 'waitlistPending';

export interface PendingJoin {
  readonly email: string;
  readonly plan: WaitlistPlan;
}

export function rememberPending({ email, plan }: PendingJoin): void {
  platform().storage.set(PENDING_KEY, `${plan} ${email}`);
}

/** With an address: only where it is that one which waits. */
export function forgetPending(email?: string): void {
  if (email === undefined || readPending()?.email === email) platform().storage.remove(PENDING_KEY);
}

/** Null for none, and for what cannot be read. */
export function readPending(): PendingJoin | null {
  const stored = platform().storage.get(PENDING_KEY) ?? '';
  const plan = WAITLIST_PLANS.find((name) => stored.startsWith(`${name} `));
  const email = plan && stored.slice(plan.length + 1);
  return plan && email ? { email, plan } : null;
}
