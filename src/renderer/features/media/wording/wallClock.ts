/** The date and time a person reads and edits: the wall clock at the place where the picture was taken, in two fields. */
import { parseDate, parseTime, toCalendarDateTime } from '@internationalized/date';
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import { asUtcDate, parseWallClock, type WallClock } from '#shared/domain/wallClock.ts';

export interface ClockFields {
  /** ISO date, `2024-08-12`. */
  readonly date: string;
  /** `14:30` or `14:30:05`; empty where only the day is known. */
  readonly time: string;
}

export function readClockFields({
  takenAt,
  isTimeKnown,
}: Pick<MediaItem, 'takenAt' | 'isTimeKnown'>): ClockFields {
  return asUtcDate(takenAt)
    ? { date: takenAt.slice(0, 10), time: isTimeKnown ? takenAt.slice(11, 16) : '' }
    : { date: '', time: '' };
}

/** The fields as one text, which `splitClockFields` takes apart again. */
export function joinClockFields({ date, time }: ClockFields): string {
  return `${date}T${time}`;
}

export function splitClockFields(text: string): ClockFields {
  const [date = '', time = ''] = text.split('T');
  return { date, time };
}

/** What the two fields say; noon when only the day is known, null when it is no day. */
export function wallClockOf({ date, time }: ClockFields): WallClock | null {
  try {
    return parseWallClock(toCalendarDateTime(parseDate(date), parseTime(time || '12:00')).toString());
  } catch {
    return null;
  }
}
