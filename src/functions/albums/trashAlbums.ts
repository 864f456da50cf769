/**
 * [Note: The trash]
 * Trashing frees the bytes at once and keeps everything for 30 days (PRODUCT.md). Restoring needs room again, because
 * the bytes may have been used for something else; nothing is ever restored by pushing something else out.
 */
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { albumsErase, albumsRestore, albumsTrash } from '#shared/callables/albums.ts';
import { defineHandler } from '../handler.ts';
import { eraseItems } from '../media/eraseItems.ts';
import { releaseReservations } from '../media/reserve.ts';
import type { Services } from '../services.ts';
import { itemsOf, readAlbum } from './albumDocument.ts';
import { assertAlbumRoom, countAlbums } from './manageAlbums.ts';
import { assertFits, moveBytes, readStorageAccount } from './storageAccount.ts';

export const trash = defineHandler(albumsTrash, {
  access: 'user',
  run: async ({ albumId }, { caller, services: { firestore, clock } }) => {
    await firestore.runTransaction(async (transaction) => {
      const album = await readAlbum(transaction, firestore, caller.uid, albumId, 'anywhere');
      if (album.trashedAt != null) return;
      const account = await readStorageAccount(transaction, firestore, caller.uid);
      moveBytes(transaction, account, -album.byteCount);
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
      assertAlbumRoom(account, await countAlbums(transaction, firestore, caller.uid));
      assertFits(account, album.byteCount);
      moveBytes(transaction, account, album.byteCount);
      transaction.update(album.reference, { trashedAt: null, updatedAt: FieldValue.serverTimestamp() });
    });
    return {};
  },
});

export const erase = defineHandler(albumsErase, {
  access: 'user',
  run: async ({ albumId }, { caller, services }) => {
    await services.firestore.runTransaction((transaction) =>
      readAlbum(transaction, services.firestore, caller.uid, albumId, 'in-trash'),
    );
    await eraseAlbum(services, caller.uid, albumId);
    return {};
  },
});

/** Erases a trashed album with all that is in it. The album goes last, so that a crash leaves it to be erased again. */
export async function eraseAlbum(services: Services, uid: string, albumId: string): Promise<void> {
  for (;;) {
    const ids = await someItemIds(services.firestore, uid, albumId);
    if (ids.length === 0) break;
    // Uploads still on their way give their bytes back; everything else in a trashed album gave them already.
    await releaseReservations(services, uid, ids);
    await eraseItems(services, uid, ids);
  }
  await services.firestore.doc(`users/${uid}/albums/${albumId}`).delete();
}

async function someItemIds(firestore: Firestore, uid: string, albumId: string): Promise<string[]> {
  const page = await itemsOf(firestore, uid).where('albumId', '==', albumId).limit(100).select().get();
  return page.docs.map((item) => item.id);
}
