/** When the next weekly question goes out: on Sundays, because there is time to think then. Pure. */
import { fromAbsolute, toCalendarDate } from '@internationalized/date';
import { Timestamp } from 'firebase-admin/firestore';
import { nineAtOrAfter } from '#shared/lifeVerification/calendar.ts';

const DAYS = 7;

/** The first Sunday at nine in the owner's morning that is later than `after` (milliseconds). */
export function nextWeekly(after: number, timeZone: string): Timestamp {
  let at = nineAtOrAfter(after + 1, timeZone);
  for (let day = 0; day < DAYS && !isSunday(at, timeZone); day += 1) at = nineAtOrAfter(at + 1, timeZone);
  return Timestamp.fromMillis(at);
}

function isSunday(instant: number, timeZone: string): boolean {
  return toCalendarDate(fromAbsolute(instant, timeZone)).toDate('UTC').getUTCDay() === 0;
}
