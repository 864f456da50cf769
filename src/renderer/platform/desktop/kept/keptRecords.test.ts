import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, describe, expect, test } from 'vitest';
import type { Clock } from '#shared/clock.ts';
import { createManualClock } from '#shared/manualClock.testing.ts';
import type { KeptRecord } from '../../platform.ts';
import type { KeptDatabase, KeptSchema } from './keptDatabase.ts';
import { createKeptRecords, keptLimits, LONGEST_KEPT } from './keptRecords.ts';
import { importKey } from './sealing.ts';

const ownKey = `${'A'.repeat(42)}E`;
const otherKey = `${'B'.repeat(42)}E`;
const bytes = (text: string) => new TextEncoder().encode(text);
const text = (record: KeptRecord | null) => record && new TextDecoder().decode(record.content);

let databases = 0;
afterEach(async () => {
  for (const { name } of await indexedDB.databases()) if (name) await deleteDB(name);
});

async function openDevice() {
  databases += 1;
  const database: KeptDatabase = await openDB<KeptSchema>(`kept-${databases}`, 1, {
    upgrade(created) {
      created.createObjectStore('entries', { keyPath: 'place' });
      created.createObjectStore('sealed');
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  const clock = createManualClock();
  const open = async (userId = 'rose', key = ownKey, limits = keptLimits, now: Clock = clock) =>
    createKeptRecords({
      userId,
      key: await importKey(key),
      openDatabase: async () => database,
      clock: now,
      limits,
    });
  return { database, clock, open };
}

describe('What a computer keeps for when there is no connection', () => {
  test('is there again for the one it was kept of', async () => {
    const { open } = await openDevice();
    await (await open()).write('list', 'albums', bytes('Summers at the lake'));
    expect(text(await (await open()).read('list', 'albums'))).toBe('Summers at the lake');
  });

  test('says nothing of itself on the disk', async () => {
    const { database, open } = await openDevice();
    await (await open()).write('list', 'albums', bytes('Summers at the lake'));
    const onDisk = JSON.stringify([await database.getAll('entries'), await database.getAllKeys('sealed')]);
    expect(onDisk).not.toMatch(/rose|albums|Summers/);
    const [sealed] = await database.getAll('sealed');
    expect(Buffer.from(sealed?.content ?? new ArrayBuffer(0)).includes('Summers')).toBe(false);
  });

  test('is dropped where a byte of it was changed', async () => {
    const { database, open } = await openDevice();
    const records = await open();
    await records.write('list', 'albums', bytes('Summers at the lake'));
    const [place = ''] = await database.getAllKeys('sealed');
    const sealed = await database.get('sealed', place);
    if (!sealed) throw new Error('Nothing was kept.');
    const changed = new Uint8Array(sealed.content);
    changed[3] = (changed[3] ?? 0) ^ 1;
    await database.put('sealed', { ...sealed, content: changed.buffer }, place);
    expect(await records.read('list', 'albums')).toBeNull();
    expect(await database.count('sealed')).toBe(0);
    expect(await database.count('entries')).toBe(0);
  });

  test('cannot stand in for another record, nor be made to look newer than it is', async () => {
    const { database, clock, open } = await openDevice();
    const records = await open();
    await records.write('list', 'first', bytes('one'));
    const [first = ''] = await database.getAllKeys('sealed');
    await records.write('list', 'second', bytes('two'));
    const second = (await database.getAllKeys('sealed')).find((place) => place !== first) ?? '';
    const content = await database.get('sealed', first);
    if (content) await database.put('sealed', content, second);
    expect(await records.read('list', 'second')).toBeNull();

    const entry = await database.get('entries', first);
    if (entry) await database.put('entries', { ...entry, keptAt: clock.now() + 1 });
    expect(await records.read('list', 'first')).toBeNull();
  });

  test('is nobody else’s, and nothing under another key', async () => {
    const { database, open } = await openDevice();
    await (await open()).write('list', 'albums', bytes('of Rose'));
    await (await open('paul')).write('list', 'albums', bytes('of Paul'));
    const [one = '', other = ''] = await database.getAllKeys('sealed');
    const [first, second] = [await database.get('sealed', one), await database.get('sealed', other)];
    if (first) await database.put('sealed', first, other);
    if (second) await database.put('sealed', second, one);
    expect(await (await open()).read('list', 'albums')).toBeNull();
    expect(await (await open('paul')).read('list', 'albums')).toBeNull();

    await (await open()).write('list', 'albums', bytes('of Rose'));
    expect(await (await open('rose', otherKey)).read('list', 'albums')).toBeNull();
  });

  test('is not shown after two months, and goes once the backend has answered', async () => {
    const { database, clock, open } = await openDevice();
    const records = await open();
    await records.write('list', 'albums', bytes('last spring'));
    await clock.advance(LONGEST_KEPT);
    expect(text(await records.read('list', 'albums'))).toBe('last spring');
    await clock.advance(1);
    expect(await (await open()).read('list', 'albums')).toBeNull();
    expect(await database.count('sealed')).toBe(1);
    await (await open()).write('profile', 'rose', bytes('Rose'));
    expect(await database.count('sealed')).toBe(1);
    expect(await records.read('profile', 'rose')).not.toBeNull();
  });

  test('is not shown where it is dated more than a day ahead: nobody knows how old it is', async () => {
    const { clock, open } = await openDevice();
    const ahead = createManualClock(clock.now() + 24 * 60 * 60_000 + 1);
    await (await open('rose', ownKey, keptLimits, ahead)).write('list', 'albums', bytes('of tomorrow'));
    expect(await (await open()).read('list', 'albums')).toBeNull();
    await clock.advance(1);
    expect(text(await (await open()).read('list', 'albums'))).toBe('of tomorrow');
  });

  test('survives a clock that was ahead for a while without a connection', async () => {
    const { clock, open } = await openDevice();
    await (await open()).write('list', 'albums', bytes('Summers at the lake'));
    const ahead = createManualClock(clock.now() + 10 * LONGEST_KEPT);
    expect(await (await open('rose', ownKey, keptLimits, ahead)).read('list', 'albums')).toBeNull();
    expect(text(await (await open()).read('list', 'albums'))).toBe('Summers at the lake');
  });

  test('is there again after the disk failed for a moment', async () => {
    const { database, clock, open } = await openDevice();
    await (await open()).write('list', 'albums', bytes('Summers at the lake'));
    const lost = await openDB<KeptSchema>(database.name);
    lost.close();
    const opened = [lost];
    const records = createKeptRecords({
      userId: 'rose',
      key: await importKey(ownKey),
      openDatabase: async () => opened.pop() ?? database,
      clock,
    });
    expect(await records.read('list', 'albums')).toBeNull();
    expect(text(await records.read('list', 'albums'))).toBe('Summers at the lake');
  });

  test('takes no more room than it may: what was seen longest ago goes first', async () => {
    const { database, clock, open } = await openDevice();
    // Each takes 100 bytes, and 16 of the seal.
    const records = await open('rose', ownKey, { ...keptLimits, thumbnail: 3 * 116 });
    const write = async (id: string) => {
      await records.write('thumbnail', id, new Uint8Array(100));
      await clock.advance(2 * 60 * 60_000);
    };
    for (const id of ['one', 'two', 'three']) await write(id);
    await records.read('thumbnail', 'one');
    await write('four');
    expect(await database.count('sealed')).toBe(3);
    expect(await records.read('thumbnail', 'two')).toBeNull();
    expect(await records.read('thumbnail', 'one')).not.toBeNull();

    // What was there before this start counts, too.
    const later = await open('rose', ownKey, { ...keptLimits, thumbnail: 3 * 116 });
    await later.write('thumbnail', 'five', new Uint8Array(100));
    expect(await database.count('sealed')).toBe(3);
  });

  test('tells of each when it was kept', async () => {
    const { clock, open } = await openDevice();
    const records = await open();
    const first = clock.now();
    await records.write('list', 'albums', bytes('one'));
    await clock.advance(1_000);
    await records.write('list', 'items', bytes('two'));
    expect((await records.read('list', 'albums'))?.keptAt.getTime()).toBe(first);
    expect((await records.read('list', 'items'))?.keptAt.getTime()).toBe(first + 1_000);
  });

  test('takes nothing any more once it was closed', async () => {
    const { database, open } = await openDevice();
    const records = await open();
    const writing = records.write('list', 'albums', bytes('too late'));
    await records.close();
    await writing;
    await records.write('list', 'items', bytes('later still'));
    expect(await records.read('list', 'items')).toBeNull();
    expect(await database.count('sealed')).toBe(0);
  });

  test('is not read any more once it was closed', async () => {
    const { open } = await openDevice();
    const records = await open();
    await records.write('list', 'albums', bytes('Summers at the lake'));
    await records.close();
    expect(await records.read('list', 'albums')).toBeNull();
  });

  test('has let go of the disk when it is closed', async () => {
    const { database, clock } = await openDevice();
    const opening = Promise.withResolvers<KeptDatabase>();
    const records = createKeptRecords({
      userId: 'rose',
      key: await importKey(ownKey),
      openDatabase: () => opening.promise,
      clock,
    });
    const steps: string[] = [];
    const reading = records.read('list', 'albums').then(() => steps.push('read'));
    const closing = records.close().then(() => steps.push('closed'));
    opening.resolve(database);
    await Promise.all([reading, closing]);
    expect(steps).toEqual(['read', 'closed']);
  });
});
