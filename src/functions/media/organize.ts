/** Captions, dates, turns, and moving or copying items between albums. */
import { createHash } from 'node:crypto';
import { type CollectionReference, FieldValue } from 'firebase-admin/firestore';
import { mediaCopy, mediaMove, mediaUpdate } from '#shared/callables/media.ts';
import { mediaItemIdSchema } from '#shared/domain/ids.ts';
import { type AlbumRecord, itemsOf, readAlbum } from '../albums/albumDocument.ts';
import { assertItemsFit, assertTextFits, moveUsage, readStorageAccount } from '../albums/storageAccount.ts';
import { BusinessError } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { addToAlbum, rangeWithout, removeFromAlbum, widen } from './albumCounters.ts';
import { readItemsIn, textWeight } from './itemDocument.ts';
import { livePhotoIdsOf, readHalves, withFilms } from './livePhotos.ts';

export const update = defineHandler(mediaUpdate, {
  access: 'user',
  run: async ({ itemId, caption, takenAt, rotation }, { caller, services: { firestore } }) => {
    await firestore.runTransaction(async (transaction) => {
      const [item] = await readItemsIn('ready', transaction, firestore, caller.uid, [itemId]);
      if (!item) return;
      if (caption !== undefined && item.kind === 'letter') {
        throw new BusinessError('invalid-input', 'caption: A letter speaks for itself and has no caption.', {
          field: 'caption',
        });
      }
      const changes: Record<string, unknown> = { updatedAt: FieldValue.serverTimestamp() };
      if (rotation !== undefined && item.kind !== 'photo') {
        throw new BusinessError('invalid-input', 'rotation: Only photos can be turned.', {
          field: 'rotation',
        });
      }
      if (caption !== undefined) changes.caption = caption;
      if (rotation !== undefined) changes.rotation = rotation;
      if (takenAt !== undefined) {
        const album = await readAlbum(transaction, firestore, caller.uid, item.albumId);
        const halves = await readHalves(transaction, firestore, caller.uid, livePhotoIdsOf([item]));
        const dated = withFilms([item], halves, { isLeaving: true });
        const others = await rangeWithout(transaction, firestore, caller.uid, item.albumId, dated);
        transaction.update(album.reference, {
          ...widen(others, [takenAt]),
          updatedAt: FieldValue.serverTimestamp(),
        });
        const given = { takenAt, takenAtSource: 'person' };
        Object.assign(changes, given);
        for (const { reference } of dated.slice(1)) {
          transaction.update(reference, { ...given, updatedAt: FieldValue.serverTimestamp() });
        }
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
      const asked = await readItemsIn('ready', transaction, firestore, caller.uid, itemIds);
      const halves = await readHalves(transaction, firestore, caller.uid, livePhotoIdsOf(asked));
      const items = withFilms(asked, halves, { isLeaving: true });
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
        removeFromAlbum(transaction, departure.album, departure.items, departure.range, halves);
      }
      addToAlbum(transaction, target, leaving, halves);
      for (const item of leaving) {
        transaction.update(item.reference, { albumId, updatedAt: FieldValue.serverTimestamp() });
      }
    });
    return {};
  },
});

/** The same copies for the same act of copying, so that repeating it makes no others. A UUID of version 8 (RFC 9562). */
function copyReference(items: CollectionReference, copyId: string | undefined, itemId: string) {
  if (copyId === undefined) return items.doc();
  const bytes = createHash('sha256').update(`${copyId} ${itemId}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return items.doc(bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'));
}

/** A copy of a copy repeats nothing in the bucket: all name the same stored original, which counts once. */
export const copy = defineHandler(mediaCopy, {
  access: 'user',
  run: async ({ itemIds, albumId, copyId }, { caller, services: { firestore } }) => {
    const copies = await firestore.runTransaction(async (transaction) => {
      const target = await readAlbum(transaction, firestore, caller.uid, albumId);
      const asked = await readItemsIn('ready', transaction, firestore, caller.uid, itemIds);
      const halves = await readHalves(transaction, firestore, caller.uid, livePhotoIdsOf(asked));
      const items = withFilms(asked, halves, { isLeaving: false });
      const references = items.map(({ id }) => copyReference(itemsOf(firestore, caller.uid), copyId, id));
      // One transaction makes all of them: one that is there says that an earlier call did.
      const earlier = await transaction.getAll(...references);
      if (earlier.some(({ exists }) => exists)) return references;
      const account = await readStorageAccount(transaction, firestore, caller.uid);
      const originals = await transaction.getAll(...items.map(({ reference }) => reference));
      assertTextFits(account, textWeight(items));
      assertItemsFit(account, items.length);
      moveUsage(transaction, account, { text: textWeight(items), items: items.length });
      addToAlbum(
        transaction,
        target,
        items.map((item, index) => ({ ...item, id: references[index]?.id ?? item.id })),
        halves,
      );
      originals.forEach((original, index) => {
        const reference = references[index];
        if (!reference) return;
        transaction.create(reference, {
          ...original.data(),
          albumId,
          createdAt: FieldValue.serverTimestamp(),
          updatedAt: FieldValue.serverTimestamp(),
        });
      });
      return references;
    });
    return { itemIds: copies.map(({ id }) => mediaItemIdSchema.parse(id)) };
  },
});
