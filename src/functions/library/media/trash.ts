/** Items into the trash, back, and away for good ([Note: The trash] in `../albums/trashAlbums.ts`). */
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { mediaErase, mediaRestore, mediaTrash } from '#shared/callables/media.ts';
import { mediaItemIdSchema } from '#shared/domain/ids.ts';
import { TRASH_RETENTION } from '#shared/limits.ts';
import { Refusal } from '../../errors.ts';
import { defineHandler } from '../../handler.ts';
import { defineJob } from '../../jobs/index.ts';
import { addToAlbum, rangeWithout, removeFromAlbum } from '../albums/albumCounters.ts';
import { type AlbumRecord, readAlbum } from '../albums/albumDocument.ts';
import type { DateRange } from '../albums/albumFigures.ts';
import { readStorageAccount } from '../storageAccount.ts';
import { beginTermAgain } from '../trashTerm.ts';
import { removeDiscarded } from './discardedFiles.ts';
import { eraseDue } from './eraseDue.ts';
import { eraseInTransaction } from './eraseItems.ts';
import { type ItemRecord, itemNotFound, readItems } from './itemDocument.ts';
import { filesIn, readHalves, withFilms } from './livePhotos.ts';

export const trash = defineHandler(mediaTrash, {
  access: 'user',
  run: async ({ itemIds }, { caller, services: { firestore, clock } }) => {
    await firestore.runTransaction(async (transaction) => {
      const items = await readItems(transaction, firestore, caller.uid, itemIds);
      const asked = items.filter(({ state }) => state === 'ready');
      if (asked.length === 0) return;
      const halves = await readHalves(transaction, firestore, caller.uid, filesIn(asked));
      const leaving = withFilms(asked, halves, { isLeaving: true });
      const departures: { album: AlbumRecord; items: ItemRecord[]; range: DateRange }[] = [];
      for (const [albumId, group] of Map.groupBy(leaving, (item) => item.albumId)) {
        departures.push({
          album: await readAlbum(transaction, firestore, caller.uid, albumId),
          items: group,
          range: await rangeWithout(transaction, firestore, caller.uid, albumId, group),
        });
      }
      for (const departure of departures) {
        removeFromAlbum(transaction, departure.album, departure.items, departure.range, halves);
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
    return firestore.runTransaction(async (transaction) => {
      const items = await readItems(transaction, firestore, caller.uid, itemIds);
      if (items.length < itemIds.length) {
        throw new Refusal('media-item-not-found', 'Some of these are gone for good. Reload the page.');
      }
      const asked = items.filter(({ state }) => state === 'trashed');
      if (asked.length === 0) return { stayed: [] };
      const halves = await readHalves(transaction, firestore, caller.uid, filesIn(asked));
      const returning = withFilms(asked, halves, { isLeaving: false });
      const stayed = new Set<string>();
      const arrivals: { album: AlbumRecord; items: ItemRecord[] }[] = [];
      for (const [albumId, group] of Map.groupBy(returning, (item) => item.albumId)) {
        const album = await readAlbum(transaction, firestore, caller.uid, albumId, 'anywhere');
        if (album.trashedAt == null) arrivals.push({ album, items: group });
        else for (const { id } of group) stayed.add(id);
      }
      for (const arrival of arrivals) addToAlbum(transaction, arrival.album, arrival.items, halves);
      for (const item of arrivals.flatMap((arrival) => arrival.items)) {
        transaction.update(item.reference, {
          state: 'ready',
          trashedAt: null,
          updatedAt: FieldValue.serverTimestamp(),
        });
      }
      return { stayed: asked.flatMap(({ id }) => (stayed.has(id) ? [mediaItemIdSchema.parse(id)] : [])) };
    });
  },
});

export const erase = defineHandler(mediaErase, {
  access: 'user',
  run: async ({ itemIds }, { caller, services }) => {
    const folders = await services.firestore.runTransaction(async (transaction) => {
      const { firestore } = services;
      // What is gone was erased by a call whose answer was lost.
      const items = await readItems(transaction, firestore, caller.uid, itemIds);
      if (items.some(({ state }) => state !== 'trashed')) throw itemNotFound();
      const halves = await readHalves(transaction, firestore, caller.uid, filesIn(items));
      const account = await readStorageAccount(transaction, firestore, caller.uid);
      return eraseInTransaction(
        transaction,
        services,
        account,
        withFilms(items, halves, { isLeaving: true }),
      );
    });
    await removeDiscarded(services, folders);
    return {};
  },
});

/** Erases what has been in the trash for longer than TRASH_RETENTION. */
export const emptyTrash = defineJob({
  name: 'media-emptyTrash',
  erases: true,
  expression: '17 * * * *',
  due: ({ firestore }, now) =>
    firestore
      .collectionGroup('mediaItems')
      .where('state', '==', 'trashed')
      .where('trashedAt', '<=', Timestamp.fromMillis(now - TRASH_RETENTION))
      .orderBy('trashedAt'),
  process: async (services, subject) => {
    if (await beginTermAgain(services, subject.ref)) return;
    await eraseDue(services, subject, ({ state }, stored) => {
      const trashedAt: unknown = stored.get('trashedAt');
      const latest = services.clock.now() - TRASH_RETENTION;
      return state === 'trashed' && trashedAt instanceof Timestamp && trashedAt.toMillis() <= latest;
    });
  },
});
