/** Today, as the calendar on the wall says it where the person is: an ISO date. */
import { fromAbsolute, getLocalTimeZone, toCalendarDate } from '@internationalized/date';
import { systemClock } from '#shared/clock.ts';

export function todayHere(): string {
  return toCalendarDate(fromAbsolute(systemClock.now(), getLocalTimeZone())).toString();
}
