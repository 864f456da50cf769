/**
 * Erases what waits in the trash. A film goes with the still that shows it, so it is not asked for itself; an album takes
 * along whatever is in it, so the single items go first.
 */
import { batchesOf } from '#shared/batches.ts';
import { MEDIA_BATCH_LIMIT } from '#shared/callables/media.ts';
import type { Album } from '#shared/domain/album.ts';
import type { AlbumId, MediaItemId } from '#shared/domain/ids.ts';
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import { hideFilms } from '#shared/media/livePhotos.ts';

export interface Trashed {
  readonly items: readonly MediaItem[];
  readonly albums: readonly Album[];
}

interface ErasingCalls {
  eraseItems(ids: MediaItemId[]): Promise<unknown>;
  eraseAlbum(id: AlbumId): Promise<unknown>;
}

/** How many things a person sees among these, albums and what is in them together. */
export function countTrashed({ items, albums }: Trashed): number {
  return hideFilms(items).length + albums.reduce((sum, { itemCount }) => sum + itemCount, 0) + albums.length;
}

/** A refusal leaves what came before it erased. `onErased` is told how many of `countTrashed` are gone. */
export async function eraseForGood(
  { items, albums }: Trashed,
  calls: ErasingCalls,
  onErased: (count: number) => void,
): Promise<void> {
  const ids = hideFilms(items).map(({ id }) => id);
  let erased = 0;
  const add = (count: number) => {
    erased += count;
    onErased(erased);
  };
  for (const batch of batchesOf(ids, MEDIA_BATCH_LIMIT)) {
    await calls.eraseItems(batch);
    add(batch.length);
  }
  for (const album of albums) {
    await calls.eraseAlbum(album.id);
    add(1 + album.itemCount);
  }
}
