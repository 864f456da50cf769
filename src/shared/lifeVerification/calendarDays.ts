/** Days of the owner's calendar, from instants in milliseconds since the epoch. */
import { fromAbsolute, toCalendarDate } from '@internationalized/date';
import { DAY } from './policy.ts';

/** `YYYY-MM-DD` there. */
export function calendarDay(at: number, timeZone: string): string {
  return toCalendarDate(fromAbsolute(at, timeZone)).toString();
}

/** From one day of the calendar there to another. */
export function daysBetween(from: number, to: number, timeZone: string): number {
  const midnight = (at: number) => Date.parse(`${calendarDay(at, timeZone)}T00:00:00Z`);
  return Math.round((midnight(to) - midnight(from)) / DAY);
}
