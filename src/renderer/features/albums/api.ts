/** What the albums pages ask of the business logic. Reads are in `albumDocuments.ts`. */
import { onPersonGone } from '#features/session/index.ts';
import { callRepeatable } from '#platform/backend/callables.ts';
import { batchesOf } from '#shared/batches.ts';
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
import type { GivenDate } from '#shared/media/dating.ts';

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
export const eraseAlbum = (albumId: AlbumId) => callRepeatable(albumsErase, { albumId });

/** Splits a long list into calls. The first failure ends it; what came before is done, and the next read shows it. */
async function callInBatches(
  ids: readonly MediaItemId[],
  act: (batch: MediaItemId[]) => Promise<unknown>,
): Promise<void> {
  for (const batch of batchesOf(ids, MEDIA_BATCH_LIMIT)) await act(batch);
}

export const trashItems = (ids: readonly MediaItemId[]) =>
  callInBatches(ids, (itemIds) => callRepeatable(mediaTrash, { itemIds }));

/** How many came back: those whose album is in the trash stay there with it. */
export async function restoreItems(ids: readonly MediaItemId[]): Promise<number> {
  let returned = 0;
  await callInBatches(ids, async (itemIds) => {
    const { stayed } = await callRepeatable(mediaRestore, { itemIds });
    returned += itemIds.length - stayed.length;
  });
  return returned;
}

/** At most MEDIA_BATCH_LIMIT of them. */
export const eraseItems = (itemIds: MediaItemId[]) => callRepeatable(mediaErase, { itemIds });

export const moveItems = (ids: readonly MediaItemId[], albumId: AlbumId) =>
  callInBatches(ids, (itemIds) => callRepeatable(mediaMove, { itemIds, albumId }));

/** Ids of copies that were asked for and not yet answered, by what goes where: asking again makes no second ones. */
const unansweredCopies = new Map<string, string>();
onPersonGone(() => unansweredCopies.clear());

export async function copyItems(ids: readonly MediaItemId[], albumId: AlbumId): Promise<void> {
  const act = [albumId, ...ids.toSorted()].join(' ');
  const copyId = unansweredCopies.get(act) ?? crypto.randomUUID();
  unansweredCopies.set(act, copyId);
  await callInBatches(ids, (itemIds) => callRepeatable(mediaCopy, { itemIds, albumId, copyId }));
  unansweredCopies.delete(act);
}

export const saveCaption = (itemId: MediaItemId, caption: string) =>
  callRepeatable(mediaUpdate, { itemId, caption });

export const saveRotation = (itemId: MediaItemId, rotation: Rotation) =>
  callRepeatable(mediaUpdate, { itemId, rotation });

export const saveFavourite = (itemId: MediaItemId, isFavourite: boolean) =>
  callRepeatable(mediaUpdate, { itemId, isFavourite });

export const saveDate = (itemId: MediaItemId, given: GivenDate) =>
  callRepeatable(mediaUpdate, { itemId, ...(given === 'recorded' ? { takenAt: given } : given) });
