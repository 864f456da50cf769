/**
 * The time that a verification is told: the world's, or that of a rehearsal. A rehearsal's stands still while a step is
 * looked at, and leaps to the instant of the next: its dates are those of the verification that counts, its waiting is not.
 */
import { z } from 'zod';
import type { LifeVerification } from '../lifeVerification/lifeVerification.ts';
import { nextDeadline } from '../lifeVerification/passingTime.ts';

/** How long each step of a rehearsal is looked at, in milliseconds: about ten of them are over in a minute. */
export const REHEARSAL_STEP = 6_000;

/** Of a rehearsal; all milliseconds since the epoch. */
export const machineClockSchema = z.object({
  /** What it showed when the course that runs now began. */
  beganAt: z.number(),
  shows: z.number(),
  /** The instant of the world from which the present step is looked at. */
  movedAt: z.number(),
});
export type MachineClock = z.infer<typeof machineClockSchema>;

/** One that shows the present and leaps at once: nobody wants to wait for the first reminder. */
export function rehearsalClock(now: number): MachineClock {
  return { beganAt: now, shows: now, movedAt: now - REHEARSAL_STEP };
}

/** What it shows at an instant of the world. */
export function shownAt(clock: MachineClock | null, instant: number): number {
  return clock ? clock.shows : instant;
}

interface Timed {
  readonly life: LifeVerification;
  readonly clock: MachineClock | null;
}

/** The instant of the world at which time next has something to say; null where it has nothing to, or somebody is waited for. */
export function nextLook({ life, clock }: Timed): number | null {
  const deadline = nextDeadline(life);
  if (!clock || deadline === null) return deadline;
  return waitsForSomebody(life) ? null : clock.movedAt + REHEARSAL_STEP;
}

/** In a rehearsal, whose clock does not leap over them: contacts who have not answered, or an owner who has checked in. */
export function waitsForSomebody({ state, changes }: LifeVerification): boolean {
  return (
    state.is === 'verifying' ||
    state.is === 'disputed' ||
    (state.is === 'active' && changes > CHANGES_OF_ARMING)
  );
}
const CHANGES_OF_ARMING = 1;
