/** Instants of a life verification, in milliseconds since the epoch, as its owner's calendar and clock say them. */
import { fromAbsolute, toCalendarDate } from '@internationalized/date';
import type { Language } from '#shared/domain/userProfile.ts';
import { DAY } from '#shared/lifeVerification/policy.ts';
import { longDateFormat } from '#shared/longDates.ts';

export interface SaidIn {
  readonly language: Language;
  readonly timeZone: string;
}

export function sayDay(at: number, { language, timeZone }: SaidIn): string {
  return longDateFormat(language, { dateStyle: 'long', timeZone }).format(at);
}

export function sayShortDay(at: number, { language, timeZone }: SaidIn): string {
  return longDateFormat(language, { day: 'numeric', month: 'short', timeZone }).format(at);
}

export function sayInstant(at: number, { language, timeZone }: SaidIn): string {
  return longDateFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at);
}

/** A term that ends with a day ends at the midnight after it: the day that it still has is the one before. */
export function lastDayBefore(at: number): number {
  return at - 1;
}

/** `YYYY-MM-DD` there. */
export function calendarDay(at: number, timeZone: string): string {
  return toCalendarDate(fromAbsolute(at, timeZone)).toString();
}

/** From one day of the calendar there to another. */
export function daysBetween(from: number, to: number, timeZone: string): number {
  const midnight = (at: number) => Date.parse(`${calendarDay(at, timeZone)}T00:00:00Z`);
  return Math.round((midnight(to) - midnight(from)) / DAY);
}
