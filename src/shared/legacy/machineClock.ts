/** The time that a verification is told: the world's, or that of a rehearsal, whose weeks are over in a minute. */
import { z } from 'zod';
import { DAY } from '../lifeVerification/policy.ts';

/** What a rehearsal has for a day, in milliseconds: from its first reminder to its end in minutes. */
export const REHEARSAL_DAY = 5_000;

export const machineClockSchema = z.object({
  /** When it was set, and to what: milliseconds since the epoch, both. */
  setAt: z.number(),
  setTo: z.number(),
  /** How many times as fast as the world's. */
  speed: z.number().positive(),
});
export type MachineClock = z.infer<typeof machineClockSchema>;

/** One that shows `setTo` at `now`. */
export function rehearsalClock(now: number, setTo: number): MachineClock {
  return { setAt: now, setTo, speed: DAY / REHEARSAL_DAY };
}

/** What it shows at an instant of the world. */
export function shownAt(clock: MachineClock | null, instant: number): number {
  return clock ? clock.setTo + (instant - clock.setAt) * clock.speed : instant;
}

/** The first instant of the world at which it shows that. */
export function instantOf(clock: MachineClock | null, shown: number): number {
  return clock ? Math.ceil(clock.setAt + (shown - clock.setTo) / clock.speed) : shown;
}
