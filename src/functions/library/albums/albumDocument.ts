/** Where albums and their items are, and the album as the business rules read it. Used by albums and media. */
import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { Refusal } from '../../errors.ts';

export function albumsOf(firestore: Firestore, uid: string): CollectionReference {
  return firestore.collection(`users/${uid}/albums`);
}

export function itemsOf(firestore: Firestore, uid: string): CollectionReference {
  return firestore.collection(`users/${uid}/mediaItems`);
}

export function profileOf(firestore: Firestore, uid: string): DocumentReference {
  return firestore.doc(`users/${uid}`);
}

/** The counters an album keeps, which move in the transaction that moves its items. */
const albumRecordSchema = z.object({
  title: z.string(),
  position: z.number(),
  itemCount: z.number().default(0),
  byteCount: z.number().default(0),
  firstTakenAt: z.string().nullable().default(null),
  lastTakenAt: z.string().nullable().default(null),
  coverItemId: z.string().nullable().default(null),
  trashedAt: z.unknown().nullable().default(null),
  /** Set once the album is being erased: its items go page by page, and it is never shown again. */
  erasureStartedAt: z.unknown().nullable().default(null),
});

export interface AlbumRecord extends z.output<typeof albumRecordSchema> {
  readonly id: string;
  readonly reference: DocumentReference;
}

function recordFrom(snapshot: DocumentSnapshot): AlbumRecord | null {
  const parsed = albumRecordSchema.safeParse(snapshot.data());
  return parsed.success ? { ...parsed.data, id: snapshot.id, reference: snapshot.ref } : null;
}

/** Throws Refusal `album-not-found` when there is none, or when it is not where it is asked for. */
export async function readAlbum(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  albumId: string,
  where: 'in-use' | 'in-trash' | 'anywhere' = 'in-use',
): Promise<AlbumRecord> {
  const album = recordFrom(await transaction.get(albumsOf(firestore, uid).doc(albumId)));
  const isTrashed = album?.trashedAt != null;
  if (
    !album ||
    album.erasureStartedAt != null ||
    (where === 'in-use' && isTrashed) ||
    (where === 'in-trash' && !isTrashed)
  ) {
    throw new Refusal('album-not-found', 'This album is no longer there.', { albumId });
  }
  return album;
}

/** Throws Refusal `album-trashed`: what arrives for an album that may be put back waits. */
export function assertNotTrashed({ id, trashedAt }: AlbumRecord): void {
  if (trashedAt != null)
    throw new Refusal('album-trashed', 'This album is in the trash. Put it back first.', { albumId: id });
}
