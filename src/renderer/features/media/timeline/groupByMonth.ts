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

/** What a timeline puts in order: what a file or a letter is called tells the order of one moment. */
interface Named extends Dated {
  readonly fileName?: string;
  readonly title?: string;
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

/** "IMG_9" comes before "IMG_10". One language's order for all, so that an album reads the same to everybody. */
const naturalOrder = new Intl.Collator('en', { numeric: true });

const nameOf = ({ fileName, title }: Named) => fileName ?? title ?? '';

/** Cameras and scanners number what they make within a second; ids are by chance, and only keep a reload from shuffling. */
function compareWithinMoment(one: Named, other: Named): number {
  return naturalOrder.compare(nameOf(one), nameOf(other)) || (one.id < other.id ? -1 : 1);
}

/** Items by their wall clocks, those of one moment by name. */
export function sortByDate<Item extends Named>(items: readonly Item[], order: TimelineOrder): Item[] {
  const direction = order === 'oldest-first' ? 1 : -1;
  return items
    .map((item) => ({ item, moment: asUtcDate(item.takenAt)?.getTime() ?? 0 }))
    .sort((a, b) => (a.moment - b.moment || compareWithinMoment(a.item, b.item)) * direction)
    .map(({ item }) => item);
}

/** Splits sorted items into months. */
export function groupByMonth<Item extends Named>(
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
