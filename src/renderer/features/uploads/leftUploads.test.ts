import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { albumIdSchema, mediaItemIdSchema, type UserId, userIdSchema } from '#shared/domain/ids.ts';
import { countUnsafe, forgetUploads } from './leftUploads.ts';
import { UploadStore } from './queue/uploadStore.ts';
import { nothingDone, type Upload, type UploadState } from './upload.ts';

const [rose, paul] = [userIdSchema.parse('rose'), userIdSchema.parse('paul')];
const itemId = mediaItemIdSchema.parse('0f4e5c2a-1111-4222-8333-abcdef012345');

const upload = (id: string, state: UploadState, userId: UserId = rose): Upload => ({
  id,
  userId,
  destination: { kind: 'album', albumId: albumIdSchema.parse('album'), albumTitle: 'The lake' },
  fileName: `${id}.jpg`,
  byteCount: 3,
  lastModified: 1,
  state,
});

async function keep(store: UploadStore, kept: Upload): Promise<void> {
  const reservation = { itemId, folder: null, isGivenUp: false };
  await store.save({ upload: kept, progress: { ...nothingDone, reservation }, pageId: 'page' });
  await store.saveFile(kept.id, new Blob(['abc']));
}

test('files that are not safe yet are counted once, those of other pages of the device too', async () => {
  const store = new UploadStore();
  const here = [
    upload('sending', { kind: 'uploading', sentBytes: 1 }),
    upload('paused', { kind: 'paused', sentBytes: 1 }),
    upload('damaged', { kind: 'damaged' }),
    upload('tried', { kind: 'failed', code: 'server', canRetry: true }),
    upload('safe', { kind: 'done' }),
    upload('there', { kind: 'failed', code: 'media-already-in-album', canRetry: false }),
    upload('not his', { kind: 'waiting' }, paul),
  ];
  for (const kept of [here[0], upload('elsewhere', { kind: 'waiting' })]) if (kept) await keep(store, kept);
  expect(await countUnsafe(rose, here, store)).toBe(5);
  expect(await countUnsafe(rose, [], store)).toBe(2);
});

test('nothing of a person’s files stays on a device that they sign out of, and their room is given back', async () => {
  const store = new UploadStore();
  await keep(store, upload('hers', { kind: 'uploading', sentBytes: 1 }));
  await keep(store, upload('his', { kind: 'waiting' }, paul));
  await forgetUploads(rose, store);
  expect(await store.list(rose)).toEqual([]);
  expect(await store.readFile('hers')).toBeNull();
  expect(await store.listReleases(rose)).toEqual([{ itemId, userId: rose, of: 'album' }]);
  expect(await store.readFile('his')).not.toBeNull();
});
