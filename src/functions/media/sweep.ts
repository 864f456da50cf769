/** What time does to media: reservations that nobody used, and trash that has been kept for 30 days. */
import { Timestamp } from 'firebase-admin/firestore';
import { TRASH_RETENTION } from '#shared/limits.ts';
import { eraseAlbum } from '../albums/trashAlbums.ts';
import { defineSchedule } from '../schedule.ts';
import type { Services } from '../services.ts';
import { adoptWallClocks } from './adoptWallClocks.ts';
import { eraseItems } from './eraseItems.ts';
import { sweepReservations } from './reserve.ts';

/** Erases what has been in the trash for longer than TRASH_RETENTION. Returns how many albums and items. */
export async function emptyOldTrash(services: Services): Promise<{ albums: number; items: number }> {
  const { firestore, clock } = services;
  const before = Timestamp.fromMillis(clock.now() - TRASH_RETENTION);
  let items = 0;
  for (;;) {
    const page = await firestore
      .collectionGroup('mediaItems')
      .where('state', '==', 'trashed')
      .where('trashedAt', '<=', before)
      .limit(50)
      .select()
      .get();
    if (page.empty) break;
    for (const [uid, group] of Map.groupBy(page.docs, (item) => item.ref.parent.parent?.id ?? '')) {
      await eraseItems(
        services,
        uid,
        group.map(({ id }) => id),
      );
    }
    items += page.size;
  }
  const albums = await firestore.collectionGroup('albums').where('trashedAt', '<=', before).select().get();
  for (const album of albums.docs) await eraseAlbum(services, album.ref.parent.parent?.id ?? '', album.id);
  return { albums: albums.size, items };
}

export const sweep = defineSchedule({
  name: 'media-sweep',
  expression: '17 * * * *',
  run: async ({ services }) => {
    await adoptWallClocks(services);
    const reservations = await sweepReservations(services);
    const { albums, items } = await emptyOldTrash(services);
    services.log.log('info', 'media-swept', { reservations, albums, items });
  },
});
