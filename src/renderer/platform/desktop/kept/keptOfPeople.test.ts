/** The real records in a database of the tests' own; the keychain's keys are made up. */
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { userIdSchema } from '#shared/domain/ids.ts';
import { createKeptOfPeople } from './keptOfPeople.ts';

const rose = userIdSchema.parse('rose');
const paul = userIdSchema.parse('paul');
const keys: Readonly<Record<string, string>> = { rose: `${'A'.repeat(42)}E`, paul: `${'B'.repeat(42)}E` };
const content = new TextEncoder().encode('Summers at the lake');
const namesOfDatabases = async () => (await indexedDB.databases()).map(({ name }) => name);

function openPage(readCacheKey = async (userId: string): Promise<string | null> => keys[userId] ?? null) {
  const asked: string[] = [];
  const page = createKeptOfPeople({
    readCacheKey: (userId) => {
      asked.push(userId);
      return readCacheKey(userId);
    },
  });
  return { ...page, asked };
}

beforeEach(() => openPage().eraseKept());

describe('What this page keeps of people', () => {
  test('is had by the one it is of, with one look into the keychain', async () => {
    const { openKept, diskSecrets, asked } = openPage();
    await (await openKept(rose))?.write('list', 'albums', content);
    expect((await (await openKept(rose))?.read('list', 'albums'))?.content).toEqual(content);
    expect(await diskSecrets.seal(rose, 'queue', 'text')).not.toBeNull();
    expect(asked).toEqual(['rose']);
  });

  test('is never had by the next one at the same page', async () => {
    const { openKept, asked } = openPage();
    await (await openKept(rose))?.write('list', 'albums', content);
    const ofPaul = await openKept(paul);
    expect(await ofPaul?.read('list', 'albums')).toBeNull();
    await ofPaul?.write('list', 'items', content);
    expect(asked).toEqual(['rose', 'paul']);
    expect(await (await openPage().openKept(rose))?.read('list', 'items')).toBeNull();
  });

  test('is gone from the disk once it was erased, and what is still written then is not kept', async () => {
    const { openKept, eraseKept, asked } = openPage();
    const records = await openKept(rose);
    await records?.write('list', 'albums', content);
    expect(await namesOfDatabases()).toEqual(['amaranth-kept']);
    await eraseKept();
    expect(await namesOfDatabases()).toEqual([]);
    await records?.write('list', 'albums', content);
    expect(await records?.read('list', 'albums')).toBeNull();
    expect(await namesOfDatabases()).toEqual([]);

    // The key that was had before may be another one by now.
    expect(await (await openKept(rose))?.read('list', 'albums')).toBeNull();
    expect(asked).toEqual(['rose', 'rose']);
  });

  test('is nothing without a keychain, nor with one that refuses', async () => {
    for (const readCacheKey of [async () => null, () => Promise.reject(new Error('It is locked.'))]) {
      const { openKept, eraseKept, diskSecrets } = openPage(readCacheKey);
      expect(await openKept(rose)).toBeNull();
      expect(await diskSecrets.seal(rose, 'queue', 'text')).toBeNull();
      expect(await diskSecrets.open(rose, 'queue', 'text')).toBeNull();
      await expect(eraseKept()).resolves.toBeUndefined();
    }
  });

  test('opens a sealed text for its owner and in its place alone', async () => {
    const { diskSecrets } = openPage();
    const sealed = (await diskSecrets.seal(rose, 'queue', 'https://upload.example/secret')) ?? '';
    expect(await diskSecrets.open(rose, 'queue', sealed)).toBe('https://upload.example/secret');
    expect(await diskSecrets.open(rose, 'drafts', sealed)).toBeNull();
    expect(await diskSecrets.open(paul, 'queue', sealed)).toBeNull();
    expect(await diskSecrets.open(rose, 'queue', 'a note')).toBeNull();
  });

  test('of one person is not opened to another who has the same key', async () => {
    const { diskSecrets } = openPage(async () => keys.rose ?? null);
    const sealed = (await diskSecrets.seal(rose, 'queue', 'secret')) ?? '';
    expect(await diskSecrets.open(paul, 'queue', sealed)).toBeNull();
  });
});
