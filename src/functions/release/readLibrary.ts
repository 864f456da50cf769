/** What of an owner's albums is there to be given. What is in the trash is not. */
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Beneficiary } from '#shared/legacy/beneficiary.ts';
import { inPages } from '../inPages.ts';
import { albumsOf, itemsOf } from '../library/index.ts';
import type { Services } from '../services.ts';

export interface LibraryItem {
  readonly id: string;
  readonly albumId: string;
  /** Whose file it shows: another item's where it is a copy; null for a letter. */
  readonly fileItemId: string | null;
  readonly livePhotoId: string | null;
}

export interface Library {
  readonly albumIds: ReadonlySet<string>;
  /** Whether their owner made a clone that speaks. */
  readonly hasClone: boolean;
  readonly items: ReadonlyMap<string, LibraryItem>;
  itemsOf(albumId: string): readonly LibraryItem[];
  /** The other half of a live photo. */
  halvesOf(itemId: string): readonly string[];
}

const FIELDS = ['albumId', 'state', 'storagePath', 'livePhotoId'];
const itemSchema = z.object({
  albumId: z.string(),
  state: z.literal('ready'),
  storagePath: z.string().default(''),
  livePhotoId: z.string().nullable().default(null),
});

function itemFrom(snapshot: DocumentSnapshot): readonly LibraryItem[] {
  const stored = itemSchema.safeParse(snapshot.data()).data;
  if (!stored) return [];
  const { albumId, livePhotoId, storagePath } = stored;
  const fileItemId = /^users\/[^/]+\/media\/([^/]+)\/original$/.exec(storagePath)?.[1] ?? null;
  return [{ id: snapshot.id, albumId, livePhotoId, fileItemId }];
}

/** As far as what this person was left asks for it. */
export async function readLibrary(
  { firestore }: Services,
  ownerId: string,
  { wishes, message }: Pick<Beneficiary, 'wishes' | 'message'>,
): Promise<Library> {
  const things = wishes.map(({ thing }) => thing);
  const items = itemsOf(firestore, ownerId);
  const found: LibraryItem[] = [];
  const single = [
    ...things.flatMap((thing) => (thing.is === 'media-item' ? [thing.mediaItemId] : [])),
    ...(message.mediaItemId ? [message.mediaItemId] : []),
  ];
  if (single.length > 0) {
    const stored = await firestore.getAll(...single.map((id) => items.doc(id)), { fieldMask: FIELDS });
    found.push(...stored.flatMap(itemFrom));
  }
  const named = things.flatMap((thing) => (thing.is === 'album' ? [thing.albumId] : []));
  // The film of a still that was left by itself is in its album too.
  const livePhotos = found.filter(({ livePhotoId }) => livePhotoId !== null).map(({ albumId }) => albumId);
  const isEverything = things.some(({ is }) => is === 'everything');
  if (isEverything) {
    for await (const item of inPages(items.select(...FIELDS))) found.push(...itemFrom(item));
  } else {
    for (const albumId of new Set<string>([...named, ...livePhotos])) {
      const inAlbum = items.where('albumId', '==', albumId).select(...FIELDS);
      for await (const item of inPages(inAlbum)) found.push(...itemFrom(item));
    }
  }
  const wanted = new Set<string>([...named, ...found.map(({ albumId }) => albumId)]);
  const isCloneLeft = isEverything || things.some(({ is }) => is === 'clone');
  return {
    ...libraryOf(found, await readAlbumIds({ firestore }, ownerId, isEverything ? null : wanted)),
    hasClone: isCloneLeft && (await readHasClone({ firestore }, ownerId)),
  };
}

/** One that is retired speaks no more. */
async function readHasClone({ firestore }: Pick<Services, 'firestore'>, ownerId: string): Promise<boolean> {
  const settings = await firestore.doc(`users/${ownerId}/clone/settings`).get();
  return settings.exists && settings.get('state') !== 'retired';
}

async function readAlbumIds(
  { firestore }: Pick<Services, 'firestore'>,
  ownerId: string,
  wanted: ReadonlySet<string> | null,
): Promise<ReadonlySet<string>> {
  const albums = albumsOf(firestore, ownerId);
  const there = new Set<string>();
  const note = (snapshot: DocumentSnapshot) => {
    const isThere = snapshot.exists && snapshot.get('trashedAt') == null;
    if (isThere && snapshot.get('erasureStartedAt') == null) there.add(snapshot.id);
  };
  if (wanted === null) {
    for await (const album of inPages(albums.select('trashedAt', 'erasureStartedAt'))) note(album);
  } else if (wanted.size > 0) {
    (await firestore.getAll(...[...wanted].map((id) => albums.doc(id)))).forEach(note);
  }
  return there;
}

export function libraryOf(
  found: readonly LibraryItem[],
  albumIds: ReadonlySet<string>,
): Omit<Library, 'hasClone'> {
  const items = new Map(found.map((item) => [item.id, item]));
  const byAlbum = Map.groupBy(items.values(), ({ albumId }) => albumId);
  const moment = ({ albumId, livePhotoId }: LibraryItem) => `${albumId} ${livePhotoId}`;
  const live = Map.groupBy(
    [...items.values()].filter(({ livePhotoId }) => livePhotoId !== null),
    moment,
  );
  return {
    albumIds,
    items,
    itemsOf: (albumId) => byAlbum.get(albumId) ?? [],
    halvesOf: (itemId) => {
      const item = items.get(itemId);
      if (!item || item.livePhotoId === null) return [];
      return (live.get(moment(item)) ?? []).flatMap(({ id }) => (id === itemId ? [] : [id]));
    },
  };
}
