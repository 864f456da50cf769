/**
 * [Note: Wall clocks] An item is dated as the clock on the wall read where it was made: `1998-01-01T00:30:00`, without a
 * zone. It is stored, sorted, grouped, edited, exported and shown as that text, so that New Year in Paris is New Year for
 * whoever looks from New York. The offset, where a camera wrote one, stands beside it and changes nothing of it.
 */
import { z } from 'zod';

/** `YYYY-MM-DDTHH:mm:ss`, a moment that a calendar has. Texts compare as the moments do. */
export const wallClockSchema = z.iso
  .datetime({ local: true, precision: 0 })
  .length(19, 'A date and a time to the second, without a zone')
  .brand<'WallClock'>();
export type WallClock = z.infer<typeof wallClockSchema>;

/** Minutes east of UTC. */
export const offsetMinutesSchema = z.int().min(-840).max(840).nullable();

/** What a clock `offsetMinutes` east of UTC read at an instant in milliseconds; null beyond what a calendar writes. */
export function wallClockAt(instant: number, offsetMinutes: number): WallClock | null {
  const moment = new Date(instant + offsetMinutes * 60_000);
  if (Number.isNaN(moment.getTime())) return null;
  return parseWallClock(moment.toISOString().slice(0, 19));
}

/** Null for a text that is no wall clock. */
export function parseWallClock(text: string): WallClock | null {
  return wallClockSchema.safeParse(text).data ?? null;
}

/** The wall clock as a `Date` whose `getUTC…` fields read it, for arithmetic and `Intl` in UTC; null when it is none. */
export function asUtcDate(wallClock: string): Date | null {
  const date = new Date(`${wallClock.slice(0, 19)}Z`);
  return Number.isNaN(date.getTime()) ? null : date;
}
