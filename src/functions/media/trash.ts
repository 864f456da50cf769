/** Items into the trash, back, and away for good ([Note: The trash] in `../albums/trashAlbums.ts`). */
import { FieldValue } from 'firebase-admin/firestore';
import { mediaErase, mediaRestore, mediaTrash } from '#shared/callables/media.ts';
import { type AlbumRecord, readAlbum } from '../albums/albumDocument.ts';
import { assertFits, moveBytes, readStorageAccount } from '../albums/storageAccount.ts';
import { defineHandler } from '../handler.ts';
import { addToAlbum, type DateRange, rangeWithout, removeFromAlbum } from './albumCounters.ts';
import { eraseItems } from './eraseItems.ts';
import { type ItemRecord, readItems, readItemsIn, storageBytes } from './itemDocument.ts';

export const trash = defineHandler(mediaTrash, {
  access: 'user',
  run: async ({ itemIds }, { caller, services: { firestore, clock } }) => {
    await firestore.runTransaction(async (transaction) => {
      const items = await readItems(transaction, firestore, caller.uid, itemIds);
      const leaving = items.filter(({ state }) => state === 'ready');
      if (leaving.length === 0) return;
      const account = await readStorageAccount(transaction, firestore, caller.uid);
      const departures: { album: AlbumRecord; items: ItemRecord[]; range: DateRange }[] = [];
      for (const [albumId, group] of Map.groupBy(leaving, (item) => item.albumId)) {
        departures.push({
          album: await readAlbum(transaction, firestore, caller.uid, albumId),
          items: group,
          range: await rangeWithout(transaction, firestore, caller.uid, albumId, group),
        });
      }
      moveBytes(transaction, account, -storageBytes(leaving));
      for (const departure of departures) {
        removeFromAlbum(transaction, departure.album, departure.items, departure.range);
      }
      for (const item of leaving) {
        transaction.update(item.reference, {
          state: 'trashed',
          trashedAt: new Date(clock.now()),
          updatedAt: FieldValue.serverTimestamp(),
        });
      }
    });
    return {};
  },
});

export const restore = defineHandler(mediaRestore, {
  access: 'user',
  run: async ({ itemIds }, { caller, services: { firestore } }) => {
    await firestore.runTransaction(async (transaction) => {
      const items = await readItems(transaction, firestore, caller.uid, itemIds);
      const returning = items.filter(({ state }) => state === 'trashed');
      if (returning.length === 0) return;
      const account = await readStorageAccount(transaction, firestore, caller.uid);
      assertFits(account, storageBytes(returning));
      const arrivals: { album: AlbumRecord; items: ItemRecord[] }[] = [];
      for (const [albumId, group] of Map.groupBy(returning, (item) => item.albumId)) {
        arrivals.push({ album: await readAlbum(transaction, firestore, caller.uid, albumId), items: group });
      }
      moveBytes(transaction, account, storageBytes(returning));
      for (const arrival of arrivals) addToAlbum(transaction, arrival.album, arrival.items);
      for (const item of returning) {
        transaction.update(item.reference, {
          state: 'ready',
          trashedAt: null,
          updatedAt: FieldValue.serverTimestamp(),
        });
      }
    });
    return {};
  },
});

export const erase = defineHandler(mediaErase, {
  access: 'user',
  run: async ({ itemIds }, { caller, services }) => {
    await services.firestore.runTransaction((transaction) =>
      readItemsIn('trashed', transaction, services.firestore, caller.uid, itemIds),
    );
    await eraseItems(services, caller.uid, itemIds);
    return {};
  },
});
