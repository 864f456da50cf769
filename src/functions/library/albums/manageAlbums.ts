/** Making, describing and ordering albums (shared/callables/albums.ts). */
import { FieldValue, type Firestore, type Query, type Transaction } from 'firebase-admin/firestore';
import { albumsCreate, albumsMove, albumsUpdate } from '#shared/callables/albums.ts';
import { albumIdSchema } from '#shared/domain/ids.ts';
import { TRASHED_ALBUM_LIMIT } from '#shared/limits.ts';
import { Refusal } from '../../errors.ts';
import { defineHandler } from '../../handler.ts';
import { readStorageAccount, type StorageAccount } from '../storageAccount.ts';
import { albumsOf, itemsOf, readAlbum } from './albumDocument.ts';

/** Distance between neighbours in a fresh list; a move takes the middle. */
const POSITION_STEP = 1_024;
/** Below this the list is numbered again. */
const SMALLEST_GAP = 1e-6;

/** Albums in use, those in the trash apart. */
const inUse = (firestore: Firestore, uid: string) => albumsOf(firestore, uid).where('trashedAt', '==', null);

/** Some or all of the albums in use, in their order: read with one field each. */
async function readOrder(transaction: Transaction, ordered: Query) {
  const page = await transaction.get(ordered.select('position'));
  return page.docs.map((album) => ({
    id: album.id,
    position: Number(album.get('position')),
    reference: album.ref,
  }));
}

/** Throws Refusal `trash-full`: what is in the trash counts toward no plan, so it has a bound of its own. */
async function assertTrashHasRoom(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
): Promise<void> {
  const trashed = await transaction.get(
    albumsOf(firestore, uid).where('trashedAt', '>', new Date(0)).limit(TRASHED_ALBUM_LIMIT).select(),
  );
  if (trashed.size < TRASHED_ALBUM_LIMIT) return;
  throw new Refusal('trash-full', 'Your trash is full of albums. Erase some of them first.', {
    trashedAlbumLimit: TRASHED_ALBUM_LIMIT,
  });
}

/** Throws Refusal `album-limit-reached` when the plan holds no more. Those in the trash do not count. */
export async function assertAlbumRoom(
  transaction: Transaction,
  firestore: Firestore,
  { plan: { albumLimit, name }, reference: { id: uid } }: StorageAccount,
): Promise<void> {
  if (albumLimit === null) return;
  const used = await transaction.get(inUse(firestore, uid).limit(albumLimit).select());
  if (used.size < albumLimit) return;
  throw new Refusal('album-limit-reached', `The ${name} plan holds ${albumLimit} albums.`, {
    albumLimit,
  });
}

export const create = defineHandler(albumsCreate, {
  access: 'user',
  run: async ({ albumKey, title, description }, { caller, services: { firestore } }) => {
    const albums = albumsOf(firestore, caller.uid);
    const reference = albumKey === undefined ? albums.doc() : albums.doc(albumKey);
    await firestore.runTransaction(async (transaction) => {
      const earlier = await transaction.get(reference);
      if (earlier.exists) {
        // The answer was lost on its way, and the texts may have been changed before the next attempt.
        if (earlier.get('title') === title && earlier.get('description') === description) return;
        transaction.update(reference, { title, description, updatedAt: FieldValue.serverTimestamp() });
        return;
      }
      const account = await readStorageAccount(transaction, firestore, caller.uid);
      await assertAlbumRoom(transaction, firestore, account);
      const ordered = inUse(firestore, caller.uid).orderBy('position');
      const [first] = await readOrder(transaction, ordered.limit(1));
      await assertTrashHasRoom(transaction, firestore, caller.uid);
      transaction.create(reference, {
        ownerId: caller.uid,
        title,
        description,
        coverItemId: null,
        // A new album comes first: it is the one being filled.
        position: (first?.position ?? 0) - POSITION_STEP,
        itemCount: 0,
        byteCount: 0,
        firstTakenAt: null,
        lastTakenAt: null,
        tags: [],
        people: [],
        trashedAt: null,
        createdAt: FieldValue.serverTimestamp(),
        updatedAt: FieldValue.serverTimestamp(),
      });
    });
    return { albumId: albumIdSchema.parse(reference.id) };
  },
});

export const update = defineHandler(albumsUpdate, {
  access: 'user',
  run: async ({ albumId, ...changes }, { caller, services: { firestore } }) => {
    await firestore.runTransaction(async (transaction) => {
      const album = await readAlbum(transaction, firestore, caller.uid, albumId);
      if (changes.coverItemId) {
        const cover = await transaction.get(itemsOf(firestore, caller.uid).doc(changes.coverItemId));
        if (cover.get('albumId') !== albumId || cover.get('state') !== 'ready') {
          throw new Refusal('media-item-not-found', 'The cover must be one of the album’s own pictures.', {
            field: 'coverItemId',
          });
        }
      }
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
      transaction.update(album.reference, { ...given, updatedAt: FieldValue.serverTimestamp() });
    });
    return {};
  },
});

export const move = defineHandler(albumsMove, {
  access: 'user',
  run: async ({ albumId, afterAlbumId }, { caller, services: { firestore } }) => {
    const position = await firestore.runTransaction(async (transaction) => {
      const album = await readAlbum(transaction, firestore, caller.uid, albumId);
      const ordered = inUse(firestore, caller.uid).orderBy('position');
      const before =
        afterAlbumId === null
          ? null
          : await transaction.get(albumsOf(firestore, caller.uid).doc(afterAlbumId));
      if (before && (before.get('trashedAt') !== null || before.id === albumId)) {
        throw new Refusal('album-not-found', 'The album to put it after is no longer there.', {
          field: 'afterAlbumId',
        });
      }
      const following = before ? ordered.startAfter(before) : ordered;
      // The album itself may be the next one.
      const next = (await readOrder(transaction, following.limit(2))).find(({ id }) => id !== albumId);
      const between = positionBetween(before ? Number(before.get('position')) : undefined, next?.position);
      if (between !== null) {
        transaction.update(album.reference, { position: between });
        return between;
      }
      const others = (await readOrder(transaction, ordered)).filter(({ id }) => id !== albumId);
      const index = others.findIndex(({ id }) => id === afterAlbumId);
      // No number is left between the two: the whole list is numbered again, once in a very long while.
      const numbered = others.toSpliced(index + 1, 0, {
        id: albumId,
        position: 0,
        reference: album.reference,
      });
      numbered.forEach(({ reference }, place) => {
        transaction.update(reference, { position: (place + 1) * POSITION_STEP });
      });
      return (index + 2) * POSITION_STEP;
    });
    return { position };
  },
});

/** A number between two neighbours, either of which may be missing; null when they are too close. */
export function positionBetween(before: number | undefined, after: number | undefined): number | null {
  if (before === undefined && after === undefined) return 0;
  if (before === undefined) return (after ?? 0) - POSITION_STEP;
  if (after === undefined) return before + POSITION_STEP;
  return after - before > SMALLEST_GAP ? before + (after - before) / 2 : null;
}
