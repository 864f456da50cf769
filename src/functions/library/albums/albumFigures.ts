/** The arithmetic of what an album says of its items: how many it shows, what they weigh, from when to when. */
import { hideFilms } from '#shared/media/livePhotos.ts';
import { isMomentKnown } from '#shared/rememberedDates/rememberedDate.ts';
import { type FileRecord, type ItemRecord, originalBytes } from '../media/itemDocument.ts';
import type { AlbumRecord } from './albumDocument.ts';

export interface DateRange {
  readonly firstTakenAt: string | null;
  readonly lastTakenAt: string | null;
}

/** The range that also holds these wall clocks. */
export function widen(range: DateRange, wallClocks: readonly string[]): DateRange {
  const all = [range.firstTakenAt, range.lastTakenAt, ...wallClocks]
    .filter((wallClock) => wallClock !== null && isMomentKnown(wallClock))
    .sort();
  return { firstTakenAt: all[0] ?? null, lastTakenAt: all.at(-1) ?? null };
}

type Counted = Pick<AlbumRecord, 'id' | 'itemCount' | 'byteCount' | 'coverItemId' | keyof DateRange>;

/** By how many more things an album shows, when it has these items too: a film beside its still is not one more. */
function countOf(album: Counted, items: readonly ItemRecord[], halves: readonly FileRecord[]): number {
  const ids = new Set(items.map(({ id }) => id));
  // Those of other albums stand beside nothing here, and are counted before as after.
  const others = halves.filter(({ id, state }) => state === 'ready' && !ids.has(id));
  return (
    hideFilms([...others, ...items.map((item) => ({ ...item, albumId: album.id }))]).length -
    hideFilms(others).length
  );
}

/** What an album says once it has these items too. `halves` are those of the items' live photos. */
export function countersWith(album: Counted, items: readonly ItemRecord[], halves: readonly FileRecord[]) {
  return {
    itemCount: album.itemCount + countOf(album, items, halves),
    byteCount: album.byteCount + originalBytes(items),
    ...widen(
      album,
      items.map(({ takenAt }) => takenAt),
    ),
  };
}

/** What an album says once these items are gone. A cover that leaves gives its place back to the oldest item. */
export function countersWithout(
  album: Counted,
  items: readonly ItemRecord[],
  range: DateRange,
  halves: readonly FileRecord[],
) {
  const losesCover = items.some(({ id }) => id === album.coverItemId);
  return {
    itemCount: Math.max(0, album.itemCount - countOf(album, items, halves)),
    byteCount: Math.max(0, album.byteCount - originalBytes(items)),
    ...range,
    ...(losesCover ? { coverItemId: null } : {}),
  };
}
