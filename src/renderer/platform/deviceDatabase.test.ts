import { forceCloseDatabase } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { type IDBPDatabase, openDB } from 'idb';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { createManualClock } from '#shared/manualClock.testing.ts';
import { createDeviceDatabase } from './deviceDatabase.ts';

let databases = 0;
const realOpen = indexedDB.open.bind(indexedDB);
afterEach(() => {
  indexedDB.open = realOpen;
});

function openDevice() {
  databases += 1;
  const name = `notes-${databases}`;
  const clock = createManualClock();
  const open = createDeviceDatabase({
    name,
    version: 2,
    clock,
    upgrade: (database, oldVersion) => {
      if (oldVersion < 1) database.createObjectStore('notes');
    },
  });
  return { name, clock, open };
}

const write = async (open: () => Promise<IDBPDatabase>, text: string) =>
  (await open()).put('notes', text, 'first');
const read = async (open: () => Promise<IDBPDatabase>): Promise<unknown> =>
  (await open()).get('notes', 'first');

test('it is opened once', async () => {
  const { open } = openDevice();
  await write(open, 'kept');
  expect(await open()).toBe(await open());
  expect(await read(open)).toBe('kept');
});

test('an opening that failed is tried again', async () => {
  const { open } = openDevice();
  await write(open, 'kept');
  const again = openDevice();
  indexedDB.open = () => realOpen(`notes-${databases - 1}`, 1);
  await expect(again.open()).rejects.toThrow();
  indexedDB.open = realOpen;
  await write(again.open, 'kept');
  expect(await read(again.open)).toBe('kept');
});

test('one that the browser closed is opened again', async () => {
  const { open } = openDevice();
  await write(open, 'kept');
  const first = await open();
  forceCloseDatabase(first as never);
  expect(await read(open)).toBe('kept');
});

test('it makes way for a newer version, and is opened again when it is needed', async () => {
  const { name, open } = openDevice();
  await write(open, 'kept');
  const newer = await openDB(name, 3);
  newer.close();
  await expect(open()).rejects.toThrow('version');
});

test('one that an older page blocks holds nothing up, and is there once that page makes way', async () => {
  const { name, open } = openDevice();
  const older = await openDB(name, 1, { upgrade: (database) => void database.createObjectStore('notes') });
  await expect(open()).rejects.toThrow('blocked');
  await expect(open()).rejects.toThrow('blocked');
  older.close();
  await expect
    .poll(() =>
      write(open, 'kept').then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  expect(await read(open)).toBe('kept');
});

test('one that does not open holds nothing up, and is there when it opens after all', async () => {
  const { clock, open } = openDevice();
  const answered = Promise.withResolvers<void>();
  let asked = 0;
  indexedDB.open = (name, version) => {
    asked += 1;
    const request = realOpen(name, version);
    const listen = request.addEventListener.bind(request);
    request.addEventListener = (type: string, listener: never) => {
      listen(type, async (event) => {
        if (type === 'success') await answered.promise;
        (listener as (event: Event) => void)(event);
      });
    };
    return request;
  };
  onTestFinished(() => answered.resolve());
  const opening = expect(open()).rejects.toThrow('answer');
  await clock.advance(10_000);
  await opening;
  await expect(open()).rejects.toThrow('answer');
  expect(asked).toBe(1);
  answered.resolve();
  await expect
    .poll(() =>
      write(open, 'kept').then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
});
