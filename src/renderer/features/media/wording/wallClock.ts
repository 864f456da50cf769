/**
 * The date and time a person reads and edits: the wall clock at the place where the picture was taken. The stored
 * instant and this text are two ways to say the same thing as long as the offset is known.
 */
import { type Dated, localDate } from '../timeline/groupByMonth.ts';

export interface WallClock {
  /** ISO date, `2024-08-12`. */
  readonly date: string;
  /** `14:30` or `14:30:05`. */
  readonly time: string;
}

export function readWallClock(item: Dated): WallClock {
  const text = localDate(item)?.toISOString() ?? '';
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/**
 * The ISO instant at which that wall clock showed that time, or null when it is no date. Without a known offset the
 * reader's own zone is meant, with the summer time of that day.
 */
export function instantOf(clock: WallClock, offsetMinutes: number | null): string | null {
  const time = /^\d{2}:\d{2}(:\d{2})?$/.test(clock.time) ? clock.time : '12:00';
  const text = `${clock.date}T${time}`;
  const instant = offsetMinutes === null ? Date.parse(text) : Date.parse(`${text}Z`) - offsetMinutes * 60_000;
  if (!isCalendarDay(clock.date) || Number.isNaN(instant)) return null;
  return new Date(instant).toISOString();
}

/** `Date.parse` turns 31 February into 2 March; a calendar does not. */
function isCalendarDay(date: string): boolean {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(date);
}
