/** When what an owner left comes to somebody: by the calendar of the place where they live. */
import { parseDate, toZoned } from '@internationalized/date';
import type { ReleaseMoment } from '#shared/legacy/wish.ts';

const MORNING = 9;

export interface Calendar {
  /** `YYYY-MM-DD`; null while unknown. */
  readonly birthDate: string | null;
  readonly timeZone: string;
}

/**
 * Milliseconds since the epoch: nine in the morning of the day, long ago for what comes with the release. Null for an age of
 * somebody whose birth date nobody told.
 */
export function momentOf(when: ReleaseMoment, { birthDate, timeZone }: Calendar): number | null {
  switch (when.is) {
    case 'at-release':
      return 0;
    case 'on-date':
      return morningOf(parseDate(when.date), timeZone);
    case 'at-age':
      return birthDate === null ? null : morningOf(birthday(birthDate, when.years), timeZone);
  }
}

/** Who was born on a 29th of February is a year older on the first of March, where there is none. */
function birthday(birthDate: string, years: number) {
  const born = parseDate(birthDate);
  const day = born.add({ years });
  return day.day === born.day ? day : day.add({ days: 1 });
}

function morningOf(day: ReturnType<typeof parseDate>, timeZone: string): number {
  return toZoned(day, timeZone).set({ hour: MORNING }).toDate().getTime();
}
