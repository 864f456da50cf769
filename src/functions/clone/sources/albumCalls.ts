/** Whose words become memories: album by album, chosen by their owner. */
import { Timestamp } from 'firebase-admin/firestore';
import { cloneChooseAlbum } from '#shared/callables/clone.ts';
import { CLONE_ALBUM_LIMIT } from '#shared/clone/memory.ts';
import { defineHandler } from '../../handler.ts';
import { defineJob, ownerOf } from '../../jobs/index.ts';
import { readAlbum } from '../../library/index.ts';
import { ALBUMS, chosenAlbumsOf, now } from '../cloneDocuments.ts';
import { limitReached } from '../memories/changeMemories.ts';
import { readWritable } from '../standing.ts';
import { followAlbum } from './followAlbums.ts';

/** How long a change in an album waits where nobody asks for it, in milliseconds. */
const FOLLOWED_EVERY = 10 * 60_000;

export const chooseAlbum = defineHandler(cloneChooseAlbum, {
  access: 'user',
  servesEveryVersion: (data) =>
    typeof data === 'object' && data !== null && 'isChosen' in data && data.isChosen === false,
  run: async ({ albumId, isChosen }, { caller: { uid }, services }) => {
    const { firestore, log } = services;
    const row = chosenAlbumsOf(firestore, uid).doc(albumId);
    await firestore.runTransaction(async (transaction) => {
      if (!isChosen) {
        // Gone once its memories are.
        if ((await transaction.get(row)).exists) {
          transaction.update(row, { isLeaving: true, followAt: now(services) });
        }
        return;
      }
      await readWritable(transaction, services, uid);
      await readAlbum(transaction, firestore, uid, albumId);
      const earlier = await transaction.get(row);
      if (earlier.exists) {
        if (earlier.get('isLeaving') === true) transaction.update(row, { isLeaving: false, seen: '' });
        return;
      }
      const count = (await transaction.get(chosenAlbumsOf(firestore, uid).count())).data().count;
      if (count >= CLONE_ALBUM_LIMIT) throw limitReached('albums', CLONE_ALBUM_LIMIT);
      transaction.create(row, { albumId, ownerId: uid, chosenAt: now(services), followAt: now(services) });
    });
    try {
      await followAlbum(services, uid, albumId);
    } catch (error) {
      // Its row is due: the job goes on with it.
      log.log('error', 'clone-album-not-followed', { uid, albumId, reason: String(error) });
    }
    return {};
  },
});

export const followAlbums = defineJob({
  name: 'clone-followAlbums',
  expression: '*/10 * * * *',
  due: ({ firestore }, instant) =>
    firestore
      .collectionGroup(ALBUMS)
      .where('followAt', '<=', Timestamp.fromMillis(instant))
      .orderBy('followAt'),
  process: async (services, subject) => {
    const { ref } = subject;
    await followAlbum(services, ownerOf(subject), ref.id);
    await services.firestore.runTransaction(async (transaction) => {
      if (!(await transaction.get(ref)).exists) return;
      const followAt = Timestamp.fromMillis(services.clock.now() + FOLLOWED_EVERY);
      transaction.update(ref, { followAt });
    });
  },
});
