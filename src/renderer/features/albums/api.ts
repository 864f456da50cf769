/** What the albums pages ask of the business logic. Reads are in `albumDocuments.ts`. */
import { call, callRepeatable } from '#platform/backend/callables.ts';
import {
  albumsCreate,
  albumsErase,
  albumsMove,
  albumsRestore,
  albumsTrash,
  albumsUpdate,
} from '#shared/callables/albums.ts';
import {
  MEDIA_BATCH_LIMIT,
  mediaCopy,
  mediaErase,
  mediaMove,
  mediaRestore,
  mediaTrash,
  mediaUpdate,
} from '#shared/callables/media.ts';
import type { AlbumId, MediaItemId } from '#shared/domain/ids.ts';
import type { Rotation } from '#shared/domain/mediaItem.ts';
import type { WallClock } from '#shared/domain/wallClock.ts';

/** Each function throws CallableError, and is safe to repeat. */
export const createAlbum = (album: { albumKey: string; title: string; description: string }) =>
  callRepeatable(albumsCreate, album);

export const editAlbum = (
  albumId: AlbumId,
  changes: { title?: string; description?: string; coverItemId?: MediaItemId },
) => callRepeatable(albumsUpdate, { albumId, ...changes });

export const moveAlbum = (albumId: AlbumId, afterAlbumId: AlbumId | null) =>
  callRepeatable(albumsMove, { albumId, afterAlbumId });

export const trashAlbum = (albumId: AlbumId) => callRepeatable(albumsTrash, { albumId });

export const restoreAlbum = (albumId: AlbumId) => callRepeatable(albumsRestore, { albumId });

/** Empties a trashed album for good. */
export const eraseAlbum = (albumId: AlbumId) => call(albumsErase, { albumId });

/** Splits a long list into calls; a failure leaves the earlier ones done, and the next read shows which. */
async function inBatches(
  ids: readonly MediaItemId[],
  act: (batch: MediaItemId[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < ids.length; start += MEDIA_BATCH_LIMIT) {
    await act(ids.slice(start, start + MEDIA_BATCH_LIMIT));
  }
}

export const trashItems = (ids: readonly MediaItemId[]) =>
  inBatches(ids, (itemIds) => callRepeatable(mediaTrash, { itemIds }));

export const restoreItems = (ids: readonly MediaItemId[]) =>
  inBatches(ids, (itemIds) => callRepeatable(mediaRestore, { itemIds }));

/** At most MEDIA_BATCH_LIMIT of them. */
export const eraseItems = (itemIds: MediaItemId[]) => call(mediaErase, { itemIds });

export const moveItems = (ids: readonly MediaItemId[], albumId: AlbumId) =>
  inBatches(ids, (itemIds) => callRepeatable(mediaMove, { itemIds, albumId }));

/** Ids of copies that were asked for and not yet answered, by what goes where: asking again makes no second ones. */
const unansweredCopies = new Map<string, string>();

export async function copyItems(ids: readonly MediaItemId[], albumId: AlbumId): Promise<void> {
  const act = [albumId, ...ids.toSorted()].join(' ');
  const copyId = unansweredCopies.get(act) ?? crypto.randomUUID();
  unansweredCopies.set(act, copyId);
  await inBatches(ids, (itemIds) => callRepeatable(mediaCopy, { itemIds, albumId, copyId }));
  unansweredCopies.delete(act);
}

export const saveCaption = (itemId: MediaItemId, caption: string) =>
  callRepeatable(mediaUpdate, { itemId, caption });

export const saveRotation = (itemId: MediaItemId, rotation: Rotation) =>
  callRepeatable(mediaUpdate, { itemId, rotation });

export const saveDate = (itemId: MediaItemId, takenAt: WallClock) =>
  callRepeatable(mediaUpdate, { itemId, takenAt });
