/** What the albums pages ask of the business logic. Reads are in `albumDocuments.ts`. */
import { call } from '#platform/backend/callables.ts';
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

/** Each function throws CallableError. */
export const createAlbum = (texts: { title: string; description: string }) => call(albumsCreate, texts);

export const editAlbum = (
  albumId: AlbumId,
  changes: { title?: string; description?: string; coverItemId?: MediaItemId },
) => call(albumsUpdate, { albumId, ...changes });

export const moveAlbum = (albumId: AlbumId, afterAlbumId: AlbumId | null) =>
  call(albumsMove, { albumId, afterAlbumId });

export const trashAlbum = (albumId: AlbumId) => call(albumsTrash, { albumId });

export const restoreAlbum = (albumId: AlbumId) => call(albumsRestore, { albumId });

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
  inBatches(ids, (itemIds) => call(mediaTrash, { itemIds }));

export const restoreItems = (ids: readonly MediaItemId[]) =>
  inBatches(ids, (itemIds) => call(mediaRestore, { itemIds }));

/** At most MEDIA_BATCH_LIMIT of them. */
export const eraseItems = (itemIds: MediaItemId[]) => call(mediaErase, { itemIds });

export const moveItems = (ids: readonly MediaItemId[], albumId: AlbumId) =>
  inBatches(ids, (itemIds) => call(mediaMove, { itemIds, albumId }));

export const copyItems = (ids: readonly MediaItemId[], albumId: AlbumId) =>
  inBatches(ids, (itemIds) => call(mediaCopy, { itemIds, albumId }));

export const saveCaption = (itemId: MediaItemId, caption: string) => call(mediaUpdate, { itemId, caption });

export const saveRotation = (itemId: MediaItemId, rotation: Rotation) =>
  call(mediaUpdate, { itemId, rotation });

export const saveDate = (itemId: MediaItemId, takenAt: WallClock) => call(mediaUpdate, { itemId, takenAt });
