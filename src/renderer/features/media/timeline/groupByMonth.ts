/**
 * Items of an album, told as a timeline: in the order they were taken, a heading for each month and for each date that is
 * known in words alone.
 * The grid draws it; the lightbox walks through it in the same order.
 */

import { asUtcDate } from '#shared/domain/wallClock.ts';
import { isMomentKnown, type RememberedDate } from '#shared/rememberedDates/rememberedDate.ts';
import { sayDate } from '#shared/rememberedDates/sayDate.ts';
import { type Span, spanOfWords } from './span.ts';

/** What a timeline must know about an item; `MediaItem` has it all. */
export interface Dated {
  readonly id: string;
  /** What the clock read where it was taken ([Note: Wall clocks]). */
  readonly takenAt: string;
  readonly rememberedDate?: RememberedDate | null;
}

/** What a timeline puts in order: what a file or a letter is called tells the order of one moment. */
interface Named extends Dated {
  readonly fileName?: string;
  readonly title?: string;
}

export interface Month<Item> {
  /** `2024-08`, `about 1961`, or `undated` where no date is known or can be read; unique in one timeline. */
  readonly key: string;
  /** The month as the camera's clock read, or what is meant by the words; null for `undated`. */
  readonly span: Span | null;
  /** What everything in it is dated by, where that is words. */
  readonly rememberedDate: RememberedDate | null;
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

/** Items by their wall clocks, those of one moment by name; what nobody can date comes last in either order. */
export function sortByDate<Item extends Named>(items: readonly Item[], order: TimelineOrder): Item[] {
  const direction = order === 'oldest-first' ? 1 : -1;
  return items
    .map((item) => ({
      item,
      moment: asUtcDate(item.takenAt)?.getTime() ?? 0,
      isKnown: isMomentKnown(item.takenAt),
    }))
    .sort(
      (a, b) =>
        Number(b.isKnown) - Number(a.isKnown) ||
        (a.moment - b.moment || compareWithinMoment(a.item, b.item)) * direction,
    )
    .map(({ item }) => item);
}

/** Splits sorted items into months. */
export function groupByMonth<Item extends Named>(
  items: readonly Item[],
  order: TimelineOrder,
): Month<Item>[] {
  const months = new Map<string, Omit<Month<Item>, 'key' | 'items'> & { items: Item[] }>();
  for (const item of sortByDate(items, order)) {
    const { key, ...told } = monthOf(item);
    const month = months.get(key);
    if (month) month.items.push(item);
    else months.set(key, { ...told, items: [item] });
  }
  return [...months].map(([key, month]) => ({ key, ...month }));
}

function monthOf({ takenAt, rememberedDate = null }: Dated): Omit<Month<never>, 'items'> {
  const date = asUtcDate(takenAt);
  if (rememberedDate?.is === 'unknown' || !date) return { key: UNDATED, span: null, rememberedDate: null };
  if (rememberedDate) {
    return { key: sayDate(rememberedDate, 'en'), span: spanOfWords(rememberedDate), rememberedDate };
  }
  const month = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
  return {
    key: `${month.year}-${String(month.month).padStart(2, '0')}`,
    span: { first: month, last: month },
    rememberedDate: null,
  };
}
