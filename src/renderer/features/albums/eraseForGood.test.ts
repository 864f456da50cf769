import { expect, test } from 'vitest';
import type { Album } from '#shared/domain/album.ts';
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import { countTrashed, eraseForGood, type Trashed } from './eraseForGood.ts';

const photo = (id: string, more: object = {}) =>
  ({ id, kind: 'photo', albumId: 'a', livePhotoId: null, ...more }) as unknown as MediaItem;
const album = (id: string, itemCount: number) => ({ id, itemCount }) as unknown as Album;

async function erase(trashed: Trashed) {
  const calls: string[] = [];
  const progress: number[] = [];
  await eraseForGood(
    trashed,
    {
      eraseItems: async (ids) => void calls.push(`${ids.length} items from ${ids[0]}`),
      eraseAlbum: async (id) => void calls.push(`album ${id}`),
    },
    (count) => progress.push(count),
  );
  return { calls, progress };
}

test('the whole trash is erased in batches of fifty, single items before albums, and says how far it is', async () => {
  const items = Array.from({ length: 120 }, (_, index) => photo(`p${index}`));
  const trashed = { items, albums: [album('one', 3), album('two', 0)] };
  const { calls, progress } = await erase(trashed);
  expect(calls).toEqual([
    '50 items from p0',
    '50 items from p50',
    '20 items from p100',
    'album one',
    'album two',
  ]);
  expect(progress).toEqual([50, 100, 120, 124, 125]);
  expect(countTrashed(trashed)).toBe(125);
});

test('a live photo is one thing: its film goes with it and is not asked for after it is gone', async () => {
  const still = photo('still', { livePhotoId: 'live' });
  const film = photo('film', { livePhotoId: 'live', kind: 'video' });
  const { calls } = await erase({ items: [still, film], albums: [] });
  expect(calls).toEqual(['1 items from still']);
});
