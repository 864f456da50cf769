/**
 * What becomes of an item's date when its owner gives it one, or goes back to the one it came with. The rule is the same
 * on the page, which shows it at once, and on the server, which keeps it.
 */
import { type MediaItem, type RecordedDate, recordedDateSchema } from '../domain/mediaItem.ts';
import type { WallClock } from '../domain/wallClock.ts';
import { type RememberedDate, sortingMoment } from '../rememberedDates/rememberedDate.ts';

export type Dating = Pick<
  MediaItem,
  'takenAt' | 'takenAtOffsetMinutes' | 'isTimeKnown' | 'takenAtSource' | 'rememberedDate' | 'recordedDate'
>;

/** A date that a person gives or remembers, or `recorded` for the one that the item came with. */
export type GivenDate =
  | (Pick<MediaItem, 'isTimeKnown'> & { readonly takenAt: WallClock })
  | { readonly rememberedDate: RememberedDate }
  | 'recorded';

/** The date that the item has of itself; null when a person's took its place and nobody kept it. */
function recordedDateOf(item: Dating): RecordedDate | null {
  return item.recordedDate ?? recordedDateSchema.safeParse(item).data ?? null;
}

/** Null for `recorded` where none is. */
export function redate(item: Dating, given: GivenDate): Dating | null {
  const recordedDate = recordedDateOf(item);
  if (given === 'recorded') {
    return recordedDate && { ...recordedDate, rememberedDate: null, recordedDate: null };
  }
  if ('rememberedDate' in given) {
    return {
      takenAt: sortingMoment(given.rememberedDate),
      takenAtOffsetMinutes: null,
      isTimeKnown: false,
      takenAtSource: 'person',
      rememberedDate: given.rememberedDate,
      recordedDate,
    };
  }
  // A person means the clock of the place, of which the one that told the moment says nothing.
  const takenAtOffsetMinutes = item.takenAtSource === 'container-utc' ? null : item.takenAtOffsetMinutes;
  return { ...given, takenAtOffsetMinutes, takenAtSource: 'person', rememberedDate: null, recordedDate };
}
