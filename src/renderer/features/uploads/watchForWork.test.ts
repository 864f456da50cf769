import 'fake-indexeddb/auto';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { albumIdSchema, mediaItemIdSchema, userIdSchema } from '#shared/domain/ids.ts';
import { pagesChannel } from './pagesChannel.ts';
import { UploadStore } from './queue/uploadStore.ts';
import { nothingDone, type Upload } from './upload.ts';
import { watchForWork } from './watchForWork.ts';

let people = 0;
function newPerson() {
  people += 1;
  return userIdSchema.parse(`person-${people}`);
}

afterEach(() => vi.restoreAllMocks());

function uploadOf(userId: Upload['userId']): Upload {
  return {
    id: `upload-of-${userId}`,
    userId,
    destination: { kind: 'album', albumId: albumIdSchema.parse('album'), albumTitle: 'The lake' },
    fileName: 'lake.jpg',
    byteCount: 3,
    lastModified: 1,
    state: { kind: 'waiting' },
  };
}

function watch(userId: Upload['userId']) {
  const begin = vi.fn();
  const end = watchForWork(userId, begin);
  onTestFinished(end);
  return { begin, end };
}

/** Resolves once whoever was told of something first has been told. */
async function settled(): Promise<void> {
  await new UploadStore().hasAnything(newPerson());
}

test('an upload that was left on the disk begins the queue', async () => {
  const rose = newPerson();
  await new UploadStore().save({ upload: uploadOf(rose), progress: nothingDone, pageId: 'page' });
  const { begin } = watch(rose);
  await vi.waitFor(() => expect(begin).toHaveBeenCalled());
});

test('room that is still to be given back begins the queue', async () => {
  const rose = newPerson();
  const itemId = mediaItemIdSchema.parse('0f4e5c2a-1111-4222-8333-abcdef012345');
  await new UploadStore().saveRelease({ itemId, userId: rose });
  const { begin } = watch(rose);
  await vi.waitFor(() => expect(begin).toHaveBeenCalled());
});

test('where nothing of the person is left, no queue begins', async () => {
  const [rose, ana] = [newPerson(), newPerson()];
  await new UploadStore().save({ upload: uploadOf(ana), progress: nothingDone, pageId: 'page' });
  const { begin } = watch(rose);
  await settled();
  expect(begin).not.toHaveBeenCalled();
});

test('a disk that cannot be looked at begins the queue, which asks again', async () => {
  vi.spyOn(indexedDB, 'databases').mockRejectedValue(new DOMException('Refused', 'UnknownError'));
  const { begin } = watch(newPerson());
  await vi.waitFor(() => expect(begin).toHaveBeenCalled());
});

test('a page that begins to upload begins the queue of the others', async () => {
  const rose = newPerson();
  const { begin } = watch(rose);
  const other = pagesChannel(rose);
  onTestFinished(() => other.close());
  other.postMessage('other-page');
  await vi.waitFor(() => expect(begin).toHaveBeenCalled());
});

test('a page that has a queue hears of each new page, to answer it', async () => {
  const rose = newPerson();
  const other = pagesChannel(rose);
  onTestFinished(() => other.close());
  const heard = new Promise<unknown>((resolve) => {
    other.onmessage = ({ data }) => resolve(data);
  });
  watch(rose);
  expect(await heard).toEqual(expect.any(String));
});
