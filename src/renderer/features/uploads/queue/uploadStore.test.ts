import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, onTestFinished, test } from 'vitest';
import { createKeptOfPeople } from '#platform/desktop/kept/keptOfPeople.ts';
import { albumIdSchema, mediaItemIdSchema, userIdSchema } from '#shared/domain/ids.ts';
import { nothingDone, type Upload } from '../upload.ts';
import { UploadStore } from './uploadStore.ts';

const userId = userIdSchema.parse('rose');
const KIBIBYTE = 1024;

function upload(id: string, of = userId): Upload {
  return {
    id,
    userId: of,
    destination: { kind: 'album', albumId: albumIdSchema.parse('summer'), albumTitle: 'Summer' },
    fileName: `${id}.jpg`,
    byteCount: KIBIBYTE,
    lastModified: 0,
    state: { kind: 'waiting' },
  };
}

const file = (kibibytes: number) => new Blob([new Uint8Array(kibibytes * KIBIBYTE)]);

test('files are kept up to the bound, counted over all pages that ever kept one', async () => {
  const first = new UploadStore(10 * KIBIBYTE);
  expect(await first.saveFile('a', file(6))).toBe(true);
  const next = new UploadStore(10 * KIBIBYTE);
  expect(await next.saveFile('b', file(6))).toBe(false);
  expect(await next.saveFile('c', file(4))).toBe(true);
  await first.remove('a');
  expect(await next.saveFile('b', file(6))).toBe(true);
  expect(await next.saveFile('d', file(1))).toBe(false);
  for (const id of ['b', 'c']) await next.remove(id);
});

test('a file kept twice counts once, and one removed twice is given back once', async () => {
  const store = new UploadStore(10 * KIBIBYTE);
  await store.saveFile('a', file(6));
  expect(await store.saveFile('a', file(6))).toBe(true);
  await store.remove('a');
  await store.remove('a');
  expect(await store.saveFile('b', file(10))).toBe(true);
  expect(await store.saveFile('c', file(1))).toBe(false);
  await store.remove('b');
});

test('a person finds their own uploads and releases again, and nobody else’s', async () => {
  const store = new UploadStore();
  await store.save({ upload: upload('mine'), progress: { ...nothingDone, isSent: true }, pageId: 'page' });
  await store.save({
    upload: upload('theirs', userIdSchema.parse('lucie')),
    progress: nothingDone,
    pageId: 'page',
  });
  await store.saveRelease({ itemId: mediaItemIdSchema.parse('item'), userId });
  const next = new UploadStore();
  expect((await next.list(userId)).map((stored) => stored.upload.id)).toEqual(['mine']);
  expect((await next.list(userId))[0]?.progress.isSent).toBe(true);
  expect(await next.listReleases(userId)).toEqual([{ itemId: 'item', userId }]);
  await next.removeRelease(mediaItemIdSchema.parse('item'));
  expect(await next.listReleases(userId)).toEqual([]);
});

test('what an older version kept is counted and found', async () => {
  const opened = await new UploadStore().list(userId).then(() => openDB('amaranth-uploads'));
  opened.close();
  indexedDB.deleteDatabase('amaranth-uploads');
  const older = await openDB('amaranth-uploads', 1, {
    upgrade(database) {
      database.createObjectStore('uploads', { keyPath: 'upload.id' }).createIndex('userId', 'upload.userId');
      database.createObjectStore('files');
    },
  });
  await older.put('uploads', {
    upload: upload('old'),
    progress: { inspection: null, reservation: null, session: 'https://store.example/s' },
  });
  await older.put('files', file(8), 'old');
  older.close();
  const store = new UploadStore(10 * KIBIBYTE);
  const [stored] = await store.list(userId);
  expect(stored?.progress).toEqual(nothingDone);
  expect(await store.readSession(userId, 'old')).toBe('https://store.example/s');
  expect(await store.saveFile('new', file(4))).toBe(false);
});

const inspection = {
  contentType: 'image/jpeg',
  sha256: 'a'.repeat(64),
  md5: 'a'.repeat(24),
  takenAt: '2019-07-14T18:03:22',
  takenAtSource: 'exif',
  takenAtOffsetMinutes: 120,
  isTimeKnown: true,
  place: null,
  camera: 'Kodak DC240',
  caption: 'The lake',
  damage: null,
  livePhotoId: null,
  width: 4,
  height: 3,
  durationSeconds: null,
  placeholder: '',
  smallThumbnail: file(1),
  largeThumbnail: null,
};

test.each([
  ['today’s', inspection, true],
  ['one that dates the file by an instant', { ...inspection, takenAt: '2019-07-14T16:03:22.000Z' }, false],
  ['one without what is asked of files today', { ...inspection, livePhotoId: undefined }, false],
  [
    'one with a kind of file that is called otherwise today',
    { ...inspection, contentType: 'image/jpg' },
    false,
  ],
  ['one that says of damage what nobody understands', { ...inspection, damage: 'torn' }, false],
])(
  'of stored inspections, %s is believed or the file is looked at again',
  async (_which, stored, isBelieved) => {
    const store = new UploadStore();
    await store.list(userId);
    const database = await openDB('amaranth-uploads');
    await database.put('uploads', {
      upload: upload('looked-at'),
      progress: { ...nothingDone, inspection: stored, session: 'https://store.example/s', isSent: true },
      pageId: 'page',
    });
    database.close();
    const found = (await store.list(userId)).find((each) => each.upload.id === 'looked-at');
    expect(found?.progress.inspection).toEqual(isBelieved ? inspection : null);
    expect(await store.readSession(userId, 'looked-at')).toBe('https://store.example/s');
    await store.remove('looked-at');
  },
);

test('a device whose disk could not be opened once keeps what comes later', async () => {
  const { open } = indexedDB;
  onTestFinished(() => {
    indexedDB.open = open;
  });
  const store = new UploadStore();
  indexedDB.open = (name) => open.call(indexedDB, name, 1);
  await expect(store.list(userId)).rejects.toThrow();
  indexedDB.open = open;
  await store.save({ upload: upload('later'), progress: nothingDone, pageId: 'page' });
  expect((await store.list(userId)).map((stored) => stored.upload.id)).toContain('later');
  await store.remove('later');
});

const address = 'https://store.example/upload/s3cret';
const moving = (id: string, session: string | null = address) => ({
  upload: upload(id),
  progress: { ...nothingDone, session },
  pageId: 'page',
});

/** What lies on the disk of an upload. */
async function onDisk(id: string): Promise<unknown> {
  const database = await openDB('amaranth-uploads');
  const stored: unknown = await database.get('uploads', id);
  database.close();
  return stored;
}

/** Of a desktop with this key in its keychain, or with none. */
const desktopStore = (key: string | null) => {
  const { diskSecrets } = createKeptOfPeople({ readCacheKey: async () => key });
  return new UploadStore(undefined, undefined, diskSecrets);
};
const ownKey = `${'A'.repeat(42)}E`;

test('on a desktop the address of a session lies on the disk sealed, and opens with the person’s key alone', async () => {
  const store = desktopStore(ownKey);
  await store.save(moving('sealed'));
  expect(JSON.stringify(await onDisk('sealed'))).not.toContain('s3cret');
  expect(await desktopStore(ownKey).readSession(userId, 'sealed')).toBe(address);
  expect(await desktopStore(`${'B'.repeat(42)}E`).readSession(userId, 'sealed')).toBeNull();
  await store.remove('sealed');
});

test('one upload’s session does not stand in for another’s, nor what was written in plain', async () => {
  const store = desktopStore(ownKey);
  await store.save(moving('mine'));
  const database = await openDB('amaranth-uploads');
  const sealed = await database.get('uploads', 'mine');
  await database.put('uploads', { ...sealed, upload: upload('moved') });
  await database.put('uploads', moving('plain'));
  database.close();
  expect(await store.readSession(userId, 'moved')).toBeNull();
  expect(await store.readSession(userId, 'plain')).toBeNull();
  for (const id of ['mine', 'moved', 'plain']) await store.remove(id);
});

test('a desktop without a keychain writes no address, and its uploads begin another session', async () => {
  const store = desktopStore(null);
  await store.save(moving('unguarded'));
  expect(JSON.stringify(await onDisk('unguarded'))).not.toContain('s3cret');
  expect(await store.readSession(userId, 'unguarded')).toBeNull();
  await store.remove('unguarded');
});

test('what is written last of an upload is what stays, however long sealing takes', async () => {
  const sealing = Promise.withResolvers<string>();
  const store = new UploadStore(undefined, undefined, {
    seal: () => sealing.promise,
    open: async () => null,
  });
  const writing = [store.save(moving('late')), store.save(moving('late', null)), store.save(moving('gone'))];
  writing.push(store.remove('gone'));
  sealing.resolve('sealed');
  await Promise.all(writing);
  expect(await onDisk('late')).toMatchObject({ progress: { session: null } });
  expect(await onDisk('gone')).toBeUndefined();
  await store.remove('late');
});
