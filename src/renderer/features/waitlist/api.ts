/** What the waitlist asks of the server. Loaded when somebody joins. */
import { call } from '#platform/backend/callables.ts';
import { waitlistJoin } from '#shared/callables/waitlist.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import type { WaitlistPlan } from '#shared/domain/waitlist.ts';

interface Joining {
  readonly email: string;
  readonly plan: WaitlistPlan;
  readonly language: Language;
}

export async function joinWaitlist(joining: Joining): Promise<void> {
  await call(waitlistJoin, joining);
}
