/** Uploads that went silent are found without looking at those that did not, or are finished. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../database/openDatabase.ts';
import { systemDisk } from '../../disk/disk.ts';
import { ObjectIndex } from '../objects/objectIndex.ts';
import { defaultSettings } from '../objects/storedObject.ts';
import { Uploads } from './uploads.ts';

const database = openDatabase(':memory:');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
});
afterAll(async () => {
  database.close();
  await rm(folder, { recursive: true });
});

function uploadsAt(now: number): Uploads {
  const clock = { now: () => now, sleep: () => Promise.resolve() };
  return new Uploads({ database, folder, disk: systemDisk, clock, index: new ObjectIndex(database) });
}

const start = {
  bucket: 'bucket',
  name: 'picture',
  settings: defaultSettings,
  announcedSize: null,
  expectedMd5: null,
  expectedCrc32c: null,
  uid: null,
  ifGenerationMatch: null,
};

it('ends the silent ones and no others', async () => {
  const silent = uploadsAt(1_000).start(start);
  const lively = uploadsAt(2_000).start(start);
  const uploads = uploadsAt(3_000);
  expect(await uploads.cancelStale(2_000)).toBe(1);
  expect(uploads.has(silent.id)).toBe(false);
  expect(uploads.has(lively.id)).toBe(true);
});

it('does not read the others to find them', () => {
  const [step] = database
    .prepare('EXPLAIN QUERY PLAN SELECT id FROM storage_uploads WHERE touched_at < 1')
    .all();
  expect(step?.detail).toMatch(/^SEARCH storage_uploads USING COVERING INDEX/);
});
