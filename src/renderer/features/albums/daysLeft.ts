/** Whole days until something in the trash is gone for good, rounded up: on the last day one day is left. */
import { type Clock, systemClock } from '#shared/clock.ts';
import { TRASH_RETENTION } from '#shared/limits.ts';

const DAY = 86_400_000;

export function daysLeft(trashedAt: Date | null, clock: Clock = systemClock): number {
  if (!trashedAt) return TRASH_RETENTION / DAY;
  return Math.max(0, Math.ceil((trashedAt.getTime() + TRASH_RETENTION - clock.now()) / DAY));
}
