/** Reads media items from the owner's own subtree of the documents. Part of the feature's api. */
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore/lite';
import { documents } from '#platform/backend/documents.ts';
import { parseDocument } from '#platform/backend/parseDocument.ts';
import type { AlbumId, MediaItemId, UserId } from '#shared/domain/ids.ts';
import { type MediaItem, mediaItemSchema } from '#shared/domain/mediaItem.ts';
import { hideFilms } from '#shared/media/livePhotos.ts';

/** The first page is small, so that a large album shows its first pictures at once; the rest comes in big pieces. */
const FIRST_PAGE = 200;
const NEXT_PAGES = 2_000;

const itemsOf = (userId: UserId) => collection(documents(), 'users', userId, 'mediaItems');

function itemFrom(snapshot: QueryDocumentSnapshot): MediaItem[] {
  const item = parseDocument(mediaItemSchema, snapshot);
  return item ? [item] : [];
}

/** An album's items in pages, oldest first. */
export async function* readAlbumItems(
  userId: UserId,
  albumId: AlbumId,
  signal: AbortSignal,
): AsyncGenerator<readonly MediaItem[]> {
  let after: QueryConstraint[] = [];
  for (let size = FIRST_PAGE; !signal.aborted; size = NEXT_PAGES) {
    const page = await getDocs(
      query(
        itemsOf(userId),
        where('albumId', '==', albumId),
        where('state', '==', 'ready'),
        orderBy('takenAt'),
        ...after,
        limit(size),
      ),
    );
    yield page.docs.flatMap(itemFrom);
    const last = page.docs.at(-1);
    if (!last || page.size < size) return;
    after = [startAfter(last)];
  }
}

/** Everything of the owner's that waits in the trash, whatever its album. */
export async function readTrashedItems(userId: UserId): Promise<MediaItem[]> {
  const page = await getDocs(query(itemsOf(userId), where('state', '==', 'trashed')));
  return page.docs.flatMap(itemFrom);
}

/** Whether anything of the owner's, an item or an album, waits in the trash. */
export async function readHasTrash(userId: UserId): Promise<boolean> {
  const albums = collection(documents(), 'users', userId, 'albums');
  const pages = await Promise.all([
    getDocs(query(itemsOf(userId), where('state', '==', 'trashed'), limit(1))),
    getDocs(query(albums, where('trashedAt', '>', new Date(0)), limit(1))),
  ]);
  return pages.some(({ empty }) => !empty);
}

/** The item an album shows as its cover: the chosen one, else its oldest. Null for an empty album. */
export async function readCover(
  userId: UserId,
  albumId: AlbumId,
  coverItemId: MediaItemId | null,
): Promise<MediaItem | null> {
  if (coverItemId) {
    const chosen = parseDocument(mediaItemSchema, await getDoc(doc(itemsOf(userId), coverItemId)));
    if (chosen?.state === 'ready') return chosen;
  }
  const oldest = await getDocs(
    query(
      itemsOf(userId),
      where('albumId', '==', albumId),
      where('state', '==', 'ready'),
      orderBy('takenAt'),
      // The oldest may be the film of a live photo, which its still stands for.
      limit(4),
    ),
  );
  return hideFilms(oldest.docs.flatMap(itemFrom))[0] ?? null;
}
