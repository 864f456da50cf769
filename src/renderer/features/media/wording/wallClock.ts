/** The date and time a person reads and edits: the wall clock at the place where the picture was taken, in two fields. */
import { parseDate, parseTime, toCalendarDateTime } from '@internationalized/date';
import { asUtcDate, parseWallClock, type WallClock } from '#shared/domain/wallClock.ts';
import type { Dated } from '../timeline/groupByMonth.ts';

export interface ClockFields {
  /** ISO date, `2024-08-12`. */
  readonly date: string;
  /** `14:30` or `14:30:05`. */
  readonly time: string;
}

export function readClockFields({ takenAt }: Dated): ClockFields {
  return asUtcDate(takenAt)
    ? { date: takenAt.slice(0, 10), time: takenAt.slice(11, 16) }
    : { date: '', time: '' };
}

/** The fields as one text, which `readClockFields` takes apart again. */
export function joinClockFields({ date, time }: ClockFields): string {
  return `${date}T${time || '12:00'}`;
}

/** What the two fields say; noon when only the day is known, null when it is no day. */
export function wallClockOf({ date, time }: ClockFields): WallClock | null {
  try {
    return parseWallClock(toCalendarDateTime(parseDate(date), parseTime(time || '12:00')).toString());
  } catch {
    return null;
  }
}
