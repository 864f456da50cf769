/** The owner's calendar: mails leave at nine in their morning, and a term that ends on a day ends with that day. */
import { fromAbsolute, toCalendarDate, toZoned } from '@internationalized/date';

const DAY = 24 * 60 * 60_000;

/**
 * After so many milliseconds, of which whole days are days of that calendar: nine o'clock a week after nine o'clock, though
 * a spring night has taken an hour of it.
 */
export function daysLater(instant: number, length: number, timeZone: string): number {
  const days = Math.floor(length / DAY);
  return fromAbsolute(instant, timeZone).add({ days }).toDate().getTime() + (length - days * DAY);
}

/** The first nine o'clock there, at or after an instant. Both in milliseconds since the epoch. */
export function nineAtOrAfter(instant: number, timeZone: string): number {
  const here = fromAbsolute(instant, timeZone);
  const nine = { hour: 9, minute: 0, second: 0, millisecond: 0 };
  const today = here.set(nine).toDate().getTime();
  return today >= instant ? today : here.add({ days: 1 }).set(nine).toDate().getTime();
}

/** Midnight after the local day of an instant. Both in milliseconds since the epoch. */
export function endOfDay(instant: number, timeZone: string): number {
  const here = fromAbsolute(instant, timeZone);
  // An instant that is a midnight already ends the day before it.
  const startOfToday = toZoned(toCalendarDate(here), timeZone);
  if (startOfToday.toDate().getTime() === instant) return instant;
  return toZoned(toCalendarDate(here).add({ days: 1 }), timeZone)
    .toDate()
    .getTime();
}
