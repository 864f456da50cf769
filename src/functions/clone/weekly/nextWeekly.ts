/** When the next weekly question goes out. Pure. */
import { Timestamp } from 'firebase-admin/firestore';

/** In the morning of the owner's zone, on Sundays: there is time to think then. */
const HOUR = 9;
const HOUR_LONG = 60 * 60_000;

/** The first Sunday at nine, there, that is later than `after` (milliseconds). */
export function nextWeekly(after: number, timeZone: string): Timestamp {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  // Zones are apart from UTC by quarters of an hour; at most eight days are looked through, hour by hour.
  const offset = minutesPast(after, timeZone) * 60_000;
  let at = after - (after % 60_000) - offset + HOUR_LONG;
  for (let looked = 0; looked < 24 * 9; looked += 1, at += HOUR_LONG) {
    const parts = format.formatToParts(at);
    const weekday = parts.find(({ type }) => type === 'weekday')?.value;
    const hour = Number(parts.find(({ type }) => type === 'hour')?.value);
    if (weekday === 'Sun' && hour === HOUR) return Timestamp.fromMillis(at);
  }
  return Timestamp.fromMillis(at);
}

function minutesPast(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, minute: 'numeric' }).formatToParts(instant);
  return Number(parts.find(({ type }) => type === 'minute')?.value ?? 0);
}
