/** A stretch of calendar that a heading of the timeline tells: from a month, or a year of which no month is known, to another. */
import { type RememberedDate, sortingMoment, yearsNamed } from '#shared/rememberedDates/rememberedDate.ts';

export interface CalendarPoint {
  readonly year: number;
  /** 1 to 12; null where only the year is known. */
  readonly month: number | null;
}

export interface Span {
  readonly first: CalendarPoint;
  readonly last: CalendarPoint;
}

/** Null where nobody knows. */
export function spanOfWords(date: RememberedDate): Span | null {
  switch (date.is) {
    case 'month':
      return { first: date, last: date };
    case 'before':
    case 'after': {
      const point = { year: Number(sortingMoment(date).slice(0, 4)), month: null };
      return { first: point, last: point };
    }
    default: {
      const years = yearsNamed(date);
      return years && { first: { year: years.first, month: null }, last: { year: years.last, month: null } };
    }
  }
}

const MONTHS = 12;
const earliestMonth = ({ year, month }: CalendarPoint) => year * MONTHS + (month ?? 1);
const latestMonth = ({ year, month }: CalendarPoint) => year * MONTHS + (month ?? MONTHS);

/** What holds both, in whichever order the timeline has them. */
export function joinSpans(one: Span, other: Span): Span {
  return {
    first: earliestMonth(one.first) <= earliestMonth(other.first) ? one.first : other.first,
    last: latestMonth(one.last) >= latestMonth(other.last) ? one.last : other.last,
  };
}

/** Months between the two; none where they touch or overlap. */
export function gapBetween(one: Span, other: Span): number {
  return Math.max(
    0,
    earliestMonth(one.first) - latestMonth(other.last),
    earliestMonth(other.first) - latestMonth(one.last),
  );
}

/** Calendar years that it touches. */
export const yearsIn = ({ first, last }: Span): number => last.year - first.year + 1;
