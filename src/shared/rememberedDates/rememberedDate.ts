/**
 * [Note: Remembered dates] An old print has no clock, but somebody knows something: "summer 1961", "about 1961", "the
 * fifties", "before 1940". What is known is kept as it was said and shown in those words. Beside it stands the wall clock
 * that the item sorts by: the middle of the time that is meant, so that what is dated to the day and what is remembered
 * lie in one order. What nobody knows sorts after everything, whichever way an album is read.
 */
import { z } from 'zod';
import { type WallClock, wallClockSchema } from '../domain/wallClock.ts';

export const seasons = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof seasons)[number];

/** Nobody remembers before the year 1000, and a text with other years is no date. */
const year = z.int().min(1000).max(2999);

export const rememberedDateSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('month'), year, month: z.int().min(1).max(12) }),
  z.object({ is: z.literal('season'), year, season: z.enum(seasons) }),
  z.object({ is: z.literal('year'), year }),
  z.object({ is: z.literal('about'), year }),
  /** The ten years from a round one. */
  z.object({ is: z.literal('decade'), year: year.multipleOf(10) }),
  z
    .object({ is: z.literal('between'), year, lastYear: year })
    .refine(({ year, lastYear }) => year < lastYear),
  z.object({ is: z.literal('before'), year }),
  z.object({ is: z.literal('after'), year }),
  z.object({ is: z.literal('unknown') }),
]);
export type RememberedDate = z.infer<typeof rememberedDateSchema>;

/** What sorts after every date. It is shown nowhere. */
export const UNKNOWN_MOMENT = wallClockSchema.parse('9999-12-31T23:59:59');

export const isMomentKnown = (takenAt: string): boolean => takenAt !== UNKNOWN_MOMENT;

/** The winter of a year is told with its January. */
const middleMonths: Record<Season, number> = { winter: 1, spring: 4, summer: 7, autumn: 10 };

function at(year: number, month: number, day: number): WallClock {
  const twoDigits = (count: number) => String(count).padStart(2, '0');
  return wallClockSchema.parse(`${year}-${twoDigits(month)}-${twoDigits(day)}T12:00:00`);
}

/** The wall clock that an item with this date sorts by. */
export function sortingMoment(date: RememberedDate): WallClock {
  switch (date.is) {
    case 'month':
      return at(date.year, date.month, 15);
    case 'season':
      return at(date.year, middleMonths[date.season], 16);
    case 'year':
    case 'about':
      return at(date.year, 7, 1);
    case 'decade':
      return at(date.year + 5, 1, 1);
    case 'between':
      return at(Math.floor((date.year + date.lastYear) / 2), 7, 1);
    case 'before':
      return at(date.year - 1, 12, 31);
    case 'after':
      return at(date.year + 1, 1, 1);
    case 'unknown':
      return UNKNOWN_MOMENT;
  }
}

/** The first and the last year that are named; null where nobody knows. */
export function yearsNamed(date: RememberedDate): { readonly first: number; readonly last: number } | null {
  switch (date.is) {
    case 'decade':
      return { first: date.year, last: date.year + 9 };
    case 'between':
      return { first: date.year, last: date.lastYear };
    case 'unknown':
      return null;
    default:
      return { first: date.year, last: date.year };
  }
}

/** ISO dates of the first and last day that may be meant, as far as the words say; null where they say nothing. */
export function daysMeant(date: RememberedDate): { readonly first: string; readonly last: string } | null {
  const years = yearsNamed(date);
  if (!years) return null;
  const first = `${years.first}-01-01`;
  switch (date.is) {
    case 'month':
      return {
        first: at(date.year, date.month, 1).slice(0, 10),
        last: at(date.year, date.month, 28).slice(0, 10),
      };
    case 'before':
      return { first: `${date.year - 1}-01-01`, last: `${date.year - 1}-12-31` };
    default:
      return { first, last: `${years.last}-12-31` };
  }
}
