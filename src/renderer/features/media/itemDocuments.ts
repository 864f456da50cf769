/** Reads media items from the owner's own subtree of the documents. Part of the feature's api. */
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  where,
} from 'firebase/firestore/lite';
import { documents } from '#platform/backend/documents.ts';
import { parseDocument, parseKnownDocuments } from '#platform/backend/parseDocument.ts';
import { type Ask, readPages } from '#platform/backend/readPages.ts';
import type { AlbumId, MediaItemId, UserId } from '#shared/domain/ids.ts';
import { type MediaFile, type MediaItem, mediaItemSchema } from '#shared/domain/mediaItem.ts';
import { hideFilms } from '#shared/media/livePhotos.ts';

/** The first page is small, so that a large album shows its first pictures at once; the rest comes in big pieces. */
const FIRST_PAGE = 200;
const NEXT_PAGES = 2_000;

const itemsOf = (userId: UserId) => collection(documents(), 'users', userId, 'mediaItems');

/** How documents become items: all that this page knows, or every one of them or none. */
type Read = (snapshots: readonly QueryDocumentSnapshot[]) => MediaItem[];

const readKnown: Read = (snapshots) => parseKnownDocuments(mediaItemSchema, snapshots);
/** Throws ZodError for an item that this page does not know. */
const readEvery: Read = (snapshots) =>
  snapshots.flatMap((snapshot) => parseDocument(mediaItemSchema, snapshot) ?? []);

/** An album's items in pages, oldest first. */
export async function* readAlbumItems(
  userId: UserId,
  albumId: AlbumId,
  signal: AbortSignal,
): AsyncGenerator<readonly MediaItem[]> {
  yield* readAlbum(userId, albumId, signal, {});
}

/**
 * The same for who takes everything with them; each page is asked for by `ask`. Throws ZodError for an item that this
 * page does not know: an export must not leave it out unsaid.
 */
export async function* readEveryAlbumItem(
  userId: UserId,
  albumId: AlbumId,
  signal: AbortSignal,
  ask: Ask,
): AsyncGenerator<readonly MediaItem[]> {
  yield* readAlbum(userId, albumId, signal, { ask, read: readEvery });
}

async function* readAlbum(
  userId: UserId,
  albumId: AlbumId,
  signal: AbortSignal,
  way: { readonly ask?: Ask; readonly read?: Read },
): AsyncGenerator<readonly MediaItem[]> {
  if (signal.aborted) return;
  const ready = query(
    itemsOf(userId),
    where('albumId', '==', albumId),
    where('state', '==', 'ready'),
    orderBy('takenAt'),
  );
  const { ask, read = readKnown } = way;
  for await (const page of readPages(ready, [FIRST_PAGE, NEXT_PAGES], ask)) {
    yield read(page);
    if (signal.aborted) return;
  }
}

/** Whether an item is there, if only in the trash. */
export async function isItemThere(userId: UserId, itemId: MediaItemId): Promise<boolean> {
  return (await getDoc(doc(itemsOf(userId), itemId))).exists();
}

/** Mostly one of the first few may be shown; behind an album in the trash there are as many as it holds. */
const LOOKED_AT_FIRST = 12;
const LOOKED_AT_NEXT = 200;

/** The oldest picture dated to the day of a span of wall clocks in any of these albums; null where there is none. */
export async function readPictureTaken(
  userId: UserId,
  from: string,
  to: string,
  albums: ReadonlySet<AlbumId>,
): Promise<MediaFile | null> {
  const taken = query(
    itemsOf(userId),
    where('takenAt', '>=', from),
    where('takenAt', '<=', to),
    orderBy('takenAt'),
  );
  for await (const page of readPages(taken, [LOOKED_AT_FIRST, LOOKED_AT_NEXT])) {
    const picture = readKnown(page).find(
      (item): item is MediaFile =>
        item.kind === 'photo' &&
        item.state === 'ready' &&
        item.rememberedDate === null &&
        albums.has(item.albumId),
    );
    if (picture) return picture;
  }
  return null;
}

/** Everything of the owner's that waits in the trash, whatever its album. */
export async function readTrashedItems(userId: UserId): Promise<MediaItem[]> {
  const trashed: MediaItem[] = [];
  const found = query(itemsOf(userId), where('state', '==', 'trashed'));
  for await (const page of readPages(found, [NEXT_PAGES, NEXT_PAGES])) trashed.push(...readKnown(page));
  return trashed;
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
    const chosen = await getDoc(doc(itemsOf(userId), coverItemId));
    const [cover] = chosen.exists() ? readKnown([chosen]) : [];
    if (cover?.state === 'ready') return cover;
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
  return hideFilms(readKnown(oldest.docs))[0] ?? null;
}
