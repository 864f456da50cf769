/** What an album says of its items, counted from the items themselves. */
import { hideFilms } from '#shared/media/livePhotos.ts';
import { isMomentKnown } from '#shared/rememberedDates/rememberedDate.ts';
import type { Item } from './readRecords.ts';

interface AlbumCount {
  readonly itemCount: number;
  /** Of the originals; letters have none. */
  readonly byteCount: number;
  /** Wall clocks; null for an album of nothing that is dated. */
  readonly firstTakenAt: string | null;
  readonly lastTakenAt: string | null;
}

/** `shown` are the items of the album that are neither reserved nor trashed. */
export function countAlbum(shown: readonly Item[]): AlbumCount {
  const dates = shown
    .flatMap(({ takenAt }) => takenAt ?? [])
    .filter(isMomentKnown)
    .toSorted();
  return {
    itemCount: hideFilms(shown).length,
    byteCount: shown.reduce((sum, item) => sum + (item.kind === 'letter' ? 0 : item.byteCount), 0),
    firstTakenAt: dates[0] ?? null,
    lastTakenAt: dates.at(-1) ?? null,
  };
}
