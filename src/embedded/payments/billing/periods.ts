/**
 * When a subscription renews: on the day and the second at which it began, or the last day of a month that is too short.
 * Source: https://docs.stripe.com/billing/subscriptions/billing-cycle
 */
const SECONDS = { day: 86_400, week: 604_800 } as const;

export interface Every {
  readonly interval: string;
  readonly interval_count: number;
}

/** The boundary that comes `index` periods after the anchor; all in seconds since the epoch. */
export function boundary(anchor: number, { interval, interval_count: count }: Every, index: number): number {
  if (interval === 'day' || interval === 'week') return anchor + index * count * SECONDS[interval];
  const from = new Date(anchor * 1000);
  const months = index * count * (interval === 'year' ? 12 : 1);
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const midnight = Date.UTC(
    first.getUTCFullYear(),
    first.getUTCMonth(),
    Math.min(from.getUTCDate(), lastDay),
  );
  const timeOfDay = from.getTime() - Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate());
  return (midnight + timeOfDay) / 1000;
}

/** The first boundary after `moment`. */
export function nextBoundary(anchor: number, every: Every, moment: number): number {
  // A period is never longer than this many seconds, so that the search begins before the boundary sought.
  const longest = boundary(0, every, 1) + SECONDS.day * 3;
  let index = Math.max(1, Math.floor((moment - anchor) / longest));
  while (boundary(anchor, every, index) <= moment) index += 1;
  return boundary(anchor, every, index);
}
