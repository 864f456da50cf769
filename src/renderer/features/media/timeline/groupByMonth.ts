/**
 * Items of an album, told as a timeline: in the order they were taken, a heading for each month.
 * The grid draws it; the lightbox walks through it in the same order.
 */

import { asUtcDate } from '#shared/domain/wallClock.ts';

/** What a timeline must know about an item; `MediaItem` has it all. */
export interface Dated {
  readonly id: string;
  /** What the clock read where it was taken ([Note: Wall clocks]). */
  readonly takenAt: string;
}

export interface Month<Item> {
  /** `2024-08`, or `undated` where a date cannot be read; unique in one timeline. */
  readonly key: string;
  /** Calendar year and month (1 to 12) as the camera's clock read; null for `undated`. */
  readonly calendar: { readonly year: number; readonly month: number } | null;
  readonly items: readonly Item[];
}

export type TimelineOrder = 'oldest-first' | 'newest-first';

const UNDATED = 'undated';

/** Items by their wall clocks; equal ones keep the order of their ids, so that a reload never shuffles a burst. */
export function sortByDate<Item extends Dated>(items: readonly Item[], order: TimelineOrder): Item[] {
  const direction = order === 'oldest-first' ? 1 : -1;
  return items
    .map((item) => ({ item, moment: asUtcDate(item.takenAt)?.getTime() ?? 0 }))
    .sort((a, b) => (a.moment - b.moment || (a.item.id < b.item.id ? -1 : 1)) * direction)
    .map(({ item }) => item);
}

/** Splits sorted items into months. */
export function groupByMonth<Item extends Dated>(
  items: readonly Item[],
  order: TimelineOrder,
): Month<Item>[] {
  const months = new Map<string, { calendar: Month<Item>['calendar']; items: Item[] }>();
  for (const item of sortByDate(items, order)) {
    const date = asUtcDate(item.takenAt);
    const calendar = date && { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
    const key = calendar ? `${calendar.year}-${String(calendar.month).padStart(2, '0')}` : UNDATED;
    const month = months.get(key);
    if (month) month.items.push(item);
    else months.set(key, { calendar, items: [item] });
  }
  return [...months].map(([key, month]) => ({ key, ...month }));
}
