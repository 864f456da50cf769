/** Captions, dates, and moving or copying items between albums. */
import { FieldValue } from 'firebase-admin/firestore';
import { mediaCopy, mediaMove, mediaUpdate } from '#shared/callables/media.ts';
import { mediaItemIdSchema } from '#shared/domain/ids.ts';
import { type AlbumRecord, itemsOf, readAlbum } from '../albums/albumDocument.ts';
import { assertFits, moveBytes, readStorageAccount } from '../albums/storageAccount.ts';
import { BusinessError } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { addToAlbum, rangeWithout, removeFromAlbum, widen } from './albumCounters.ts';
import { readItemsIn, storageBytes } from './itemDocument.ts';

export const update = defineHandler(mediaUpdate, {
  access: 'user',
  run: async ({ itemId, caption, takenAt }, { caller, services: { firestore } }) => {
    await firestore.runTransaction(async (transaction) => {
      const [item] = await readItemsIn('ready', transaction, firestore, caller.uid, [itemId]);
      if (!item) return;
      if (caption !== undefined && item.kind === 'letter') {
        throw new BusinessError('invalid-input', 'caption: A letter speaks for itself and has no caption.', {
          field: 'caption',
        });
      }
      const changes: Record<string, unknown> = { updatedAt: FieldValue.serverTimestamp() };
      if (caption !== undefined) changes.caption = caption;
      if (takenAt !== undefined) {
        const album = await readAlbum(transaction, firestore, caller.uid, item.albumId);
        const others = await rangeWithout(transaction, firestore, caller.uid, item.albumId, [item]);
        transaction.update(album.reference, {
          ...widen(others, [takenAt]),
          updatedAt: FieldValue.serverTimestamp(),
        });
        Object.assign(changes, { takenAt, takenAtSource: 'person' });
      }
      transaction.update(item.reference, changes);
    });
    return {};
  },
});

export const move = defineHandler(mediaMove, {
  access: 'user',
  run: async ({ itemIds, albumId }, { caller, services: { firestore } }) => {
    await firestore.runTransaction(async (transaction) => {
      const target = await readAlbum(transaction, firestore, caller.uid, albumId);
      const items = await readItemsIn('ready', transaction, firestore, caller.uid, itemIds);
      const leaving = items.filter((item) => item.albumId !== albumId);
      const departures: {
        album: AlbumRecord;
        items: typeof items;
        range: Awaited<ReturnType<typeof rangeWithout>>;
      }[] = [];
      for (const [sourceId, group] of Map.groupBy(leaving, (item) => item.albumId)) {
        departures.push({
          album: await readAlbum(transaction, firestore, caller.uid, sourceId, 'anywhere'),
          items: group,
          range: await rangeWithout(transaction, firestore, caller.uid, sourceId, group),
        });
      }
      for (const departure of departures) {
        removeFromAlbum(transaction, departure.album, departure.items, departure.range);
      }
      addToAlbum(transaction, target, leaving);
      for (const item of leaving) {
        transaction.update(item.reference, { albumId, updatedAt: FieldValue.serverTimestamp() });
      }
    });
    return {};
  },
});

/** A copy of a copy repeats nothing in the bucket: all of them name the same stored original. */
export const copy = defineHandler(mediaCopy, {
  access: 'user',
  run: async ({ itemIds, albumId }, { caller, services: { firestore } }) => {
    const copies = itemIds.map(() => itemsOf(firestore, caller.uid).doc());
    await firestore.runTransaction(async (transaction) => {
      const target = await readAlbum(transaction, firestore, caller.uid, albumId);
      const items = await readItemsIn('ready', transaction, firestore, caller.uid, itemIds);
      const account = await readStorageAccount(transaction, firestore, caller.uid);
      const originals = await transaction.getAll(...items.map(({ reference }) => reference));
      assertFits(account, storageBytes(items));
      moveBytes(transaction, account, storageBytes(items));
      addToAlbum(transaction, target, items);
      originals.forEach((original, index) => {
        const reference = copies[index];
        if (!reference) return;
        transaction.create(reference, {
          ...original.data(),
          albumId,
          createdAt: FieldValue.serverTimestamp(),
          updatedAt: FieldValue.serverTimestamp(),
        });
      });
    });
    return { itemIds: copies.map(({ id }) => mediaItemIdSchema.parse(id)) };
  },
});
