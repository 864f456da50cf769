/** Days on which a parcel is expected: working days from when it was ordered, of which Saturdays and Sundays are none. */
import type { Shipment } from './quote.ts';

const DAY = 86_400_000;

/** As midnight in UTC, in milliseconds, of the first and the last day. `orderedAt` is an instant. */
export function arrivalDays(
  orderedAt: number,
  { least, most }: Shipment['arrivesIn'],
): { readonly first: number; readonly last: number } {
  const begin = Math.floor(orderedAt / DAY) * DAY;
  return { first: addWorkingDays(begin, least), last: addWorkingDays(begin, most) };
}

function addWorkingDays(begin: number, count: number): number {
  let day = begin;
  for (let left = count; left > 0; ) {
    day += DAY;
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return day;
}
