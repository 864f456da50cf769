/**
 * [Note: The trash]
 * What is in the trash is kept for 30 days (PRODUCT.md) and goes on counting, because it is stored: restoring always has
 * room, and nothing moves between counted and not. Only erasing gives bytes back.
 */
import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { albumsErase, albumsRestore, albumsTrash } from '#shared/callables/albums.ts';
import { TRASH_RETENTION } from '#shared/limits.ts';
import { eraseCodesOfAlbum } from '../../albumCodeDocuments/index.ts';
import { defineHandler } from '../../handler.ts';
import { defineJob, ownerOf } from '../../jobs/index.ts';
import type { Services } from '../../services.ts';
import { discardFolder, removeDiscarded } from '../media/discardedFiles.ts';
import { eraseInTransaction } from '../media/eraseItems.ts';
import { folderOf, itemFrom } from '../media/itemDocument.ts';
import { readStorageAccount } from '../storageAccount.ts';
import { beginTermAgain } from '../trashTerm.ts';
import { albumsOf, itemsOf, readAlbum } from './albumDocument.ts';
import { assertAlbumRoom } from './manageAlbums.ts';

/** Items of an album erased in one transaction. */
const ITEMS_AT_ONCE = 50;

export const trash = defineHandler(albumsTrash, {
  access: 'user',
  run: async ({ albumId }, { caller, services: { firestore, clock } }) => {
    await firestore.runTransaction(async (transaction) => {
      const album = await readAlbum(transaction, firestore, caller.uid, albumId, 'anywhere');
      if (album.trashedAt != null) return;
      transaction.update(album.reference, {
        trashedAt: new Date(clock.now()),
        updatedAt: FieldValue.serverTimestamp(),
      });
    });
    return {};
  },
});

export const restore = defineHandler(albumsRestore, {
  access: 'user',
  run: async ({ albumId }, { caller, services: { firestore } }) => {
    await firestore.runTransaction(async (transaction) => {
      const album = await readAlbum(transaction, firestore, caller.uid, albumId, 'anywhere');
      if (album.trashedAt == null) return;
      const account = await readStorageAccount(transaction, firestore, caller.uid);
      await assertAlbumRoom(transaction, firestore, account);
      transaction.update(album.reference, { trashedAt: null, updatedAt: FieldValue.serverTimestamp() });
    });
    return {};
  },
});

export const erase = defineHandler(albumsErase, {
  access: 'user',
  run: async ({ albumId }, { caller, services }) => {
    const { firestore, clock } = services;
    const reference = albumsOf(firestore, caller.uid).doc(albumId);
    const isThere = await firestore.runTransaction(async (transaction) => {
      const stored = await transaction.get(reference);
      if (!stored.exists) return false;
      // Begun by a call whose answer was lost: it is gone on with.
      if (stored.get('erasureStartedAt') != null) return true;
      const album = await readAlbum(transaction, firestore, caller.uid, albumId, 'in-trash');
      // From here it is gone for everybody (`readAlbum`): it can be neither restored nor filled.
      transaction.update(album.reference, { erasureStartedAt: Timestamp.fromMillis(clock.now()) });
      return true;
    });
    if (isThere) await eraseItemsOf(services, caller.uid, reference);
    return {};
  },
});

/** Erases what is in an album whose erasure has begun, and then the album, so that a crash leaves it to be gone on with. */
async function eraseItemsOf(services: Services, uid: string, album: DocumentReference): Promise<void> {
  const { firestore } = services;
  for (;;) {
    const folders = await firestore.runTransaction(async (transaction) => {
      const page = await transaction.get(
        itemsOf(firestore, uid).where('albumId', '==', album.id).limit(ITEMS_AT_ONCE),
      );
      if (page.empty) return null;
      const items = page.docs.flatMap((snapshot) => itemFrom(snapshot) ?? []);
      const account = await readStorageAccount(transaction, firestore, uid);
      const discarded = await eraseInTransaction(transaction, services, account, items);
      // What cannot be read goes with its own folder, and holds up nothing; what it counted is found at the recount.
      const readable = new Set(items.map(({ id }) => id));
      const unreadable = page.docs.filter(({ id }) => !readable.has(id));
      for (const { id, ref } of unreadable) {
        transaction.delete(ref);
        discardFolder(transaction, services, uid, folderOf(uid, id));
        services.log.log('warning', 'unreadable-item-erased', { path: ref.path });
      }
      return [...discarded, ...unreadable.map(({ id }) => folderOf(uid, id))];
    });
    if (folders === null) break;
    await removeDiscarded(services, folders);
  }
  await eraseCodesOfAlbum(services, uid, album.id);
  await album.delete();
}

/** Erases albums that have been in the trash for longer than TRASH_RETENTION. */
export const emptyTrash = defineJob({
  name: 'albums-emptyTrash',
  erases: true,
  expression: '37 * * * *',
  due: ({ firestore }, now) =>
    firestore
      .collectionGroup('albums')
      .where('trashedAt', '<=', Timestamp.fromMillis(now - TRASH_RETENTION))
      .orderBy('trashedAt'),
  process: async (services, subject) => {
    const uid = ownerOf(subject);
    if (await beginTermAgain(services, subject.ref)) return;
    const { firestore, clock } = services;
    const isDue = await firestore.runTransaction(async (transaction) => {
      const trashedAt: unknown = (await transaction.get(subject.ref)).get('trashedAt');
      if (!(trashedAt instanceof Timestamp)) return false;
      if (trashedAt.toMillis() > clock.now() - TRASH_RETENTION) return false;
      transaction.update(subject.ref, { erasureStartedAt: Timestamp.fromMillis(clock.now()) });
      return true;
    });
    if (isDue) await eraseItemsOf(services, uid, subject.ref);
  },
});

/** Goes on with erasures that a crash or a fault cut short. */
export const finishErasing = defineJob({
  name: 'albums-finishErasing',
  expression: '*/30 * * * *',
  // Whatever the clock said when it began: everything behind the mark is to go.
  due: ({ firestore }) =>
    firestore
      .collectionGroup('albums')
      .where('erasureStartedAt', '>', Timestamp.fromMillis(0))
      .orderBy('erasureStartedAt'),
  process: (services, subject) => eraseItemsOf(services, ownerOf(subject), subject.ref),
});
