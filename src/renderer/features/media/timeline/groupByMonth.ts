/**
 * Items of an album, told as a timeline: in the order they were taken, a heading for each month.
 * The grid draws it; the lightbox walks through it in the same order.
 */

/** What a timeline must know about an item; `MediaItem` has it all. */
export interface Dated {
  readonly id: string;
  /** ISO instant. */
  readonly takenAt: string;
  /** Minutes east of UTC where it was taken; null when unknown, then the reader's own zone is used. */
  readonly takenAtOffsetMinutes: number | null;
}

export interface Month<Item> {
  /** `2024-08`, or `undated` where an instant cannot be read; unique in one timeline. */
  readonly key: string;
  /** Calendar year and month (1 to 12) as the camera's clock read; null for `undated`. */
  readonly calendar: { readonly year: number; readonly month: number } | null;
  readonly items: readonly Item[];
}

export type TimelineOrder = 'oldest-first' | 'newest-first';

const MINUTE = 60_000;
export const UNDATED = 'undated';

/**
 * The date on the wall where the picture was taken, as a UTC-based `Date` whose `getUTC…` fields read it.
 * Null when the instant is not a date.
 */
export function localDate(item: Dated): Date | null {
  const instant = Date.parse(item.takenAt);
  if (Number.isNaN(instant)) return null;
  const offset = item.takenAtOffsetMinutes ?? -new Date(instant).getTimezoneOffset();
  return new Date(instant + offset * MINUTE);
}

/** Items by instant; equal instants keep the order of their ids, so that a reload never shuffles a burst. */
export function sortByDate<Item extends Dated>(items: readonly Item[], order: TimelineOrder): Item[] {
  const direction = order === 'oldest-first' ? 1 : -1;
  return items
    .map((item) => ({ item, instant: Date.parse(item.takenAt) || 0 }))
    .sort((a, b) => (a.instant - b.instant || (a.item.id < b.item.id ? -1 : 1)) * direction)
    .map(({ item }) => item);
}

/**
 * Splits sorted items into months. A traveller's clock can step back over a month's end; the item then joins
 * the month it belongs to rather than opening that month twice.
 */
export function groupByMonth<Item extends Dated>(
  items: readonly Item[],
  order: TimelineOrder,
): Month<Item>[] {
  const months = new Map<string, { calendar: Month<Item>['calendar']; items: Item[] }>();
  for (const item of sortByDate(items, order)) {
    const date = localDate(item);
    const calendar = date && { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
    const key = calendar ? `${calendar.year}-${String(calendar.month).padStart(2, '0')}` : UNDATED;
    const month = months.get(key);
    if (month) month.items.push(item);
    else months.set(key, { calendar, items: [item] });
  }
  return [...months].map(([key, month]) => ({ key, ...month }));
}
