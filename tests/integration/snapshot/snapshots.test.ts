/** What a snapshot promises: nothing erased meanwhile is missed, damage is named, nothing that exists is overwritten. */
import { existsSync } from 'node:fs';
import { appendFile, cp, mkdir, mkdtemp, open, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { doc, getDoc } from 'firebase/firestore/lite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { albumsCreate } from '#shared/callables/albums.ts';
import { isBackupRunning } from '../../../src/embedded/dataFolder/backupLease.ts';
import { type FolderDisk, systemFolderDisk } from '../../../src/embedded/disk/folderDisk.ts';
import { backUp, restore, verify } from '../../../src/embedded/snapshot/index.ts';
import { spawnBackend, startBackend } from '../../support/backend.ts';
import { fillDataFolder } from '../../support/filledFolder.ts';
import { listFiles, readFolder } from '../../support/folders.ts';
import { signInPerson, signUpPerson } from '../../support/person.ts';

const disk = systemFolderDisk;
const now = () => Date.UTC(2026, 10, 21, 9);
let parent: string;
let original: string;
let dataFolder: string;
let directory: string;
let objects: string[];

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'amaranth-snapshots-'));
  original = join(parent, 'original');
  await fillDataFolder(original);
  objects = (await listFiles(original)).filter((path) => path.startsWith('files/objects/'));
});
afterAll(() => rm(parent, { recursive: true, force: true }));
beforeEach(async () => {
  dataFolder = join(parent, 'work', 'data');
  directory = join(parent, 'work', 'copy');
  await mkdir(join(parent, 'work'));
  await cp(original, dataFolder, { recursive: true });
});
afterEach(() => rm(join(parent, 'work'), { recursive: true, force: true }));

const take = (options: { disk?: FolderDisk; keepGoing?: boolean } = {}) =>
  backUp({ dataFolder, directory, disk, now, ...options });
const firstObject = () => objects[0] ?? '';
const message = (path: string) => new RegExp(path.replace(/[.]/g, '\\.'));

/** Overwrites the pages of a table, behind SQLite's back. */
async function damageDatabase(path: string): Promise<void> {
  const database = new DatabaseSync(path);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE');
  const page = Number(
    database.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'firestore_documents'").get()?.rootpage,
  );
  database.close();
  const file = await open(path, 'r+');
  await file.write(Buffer.alloc(4096, 0xa5), 0, 4096, (page - 1) * 4096);
  await file.close();
}

test('while a copy is taken nothing may be deleted, and afterwards it may', async () => {
  const seen: boolean[] = [];
  const watched: FolderDisk = {
    ...disk,
    copy: (from, to) => {
      seen.push(isBackupRunning(dataFolder, now()));
      return disk.copy(from, to);
    },
  };
  await take({ disk: watched });
  expect(new Set(seen)).toEqual(new Set([true]));
  expect(isBackupRunning(dataFolder, now())).toBe(false);
  expect((await listFiles(dataFolder)).filter((path) => path.includes('lease'))).toEqual([]);
});

test('a file erased with its row after the database was copied is not called damage', async () => {
  let isErased = false;
  const erasing: FolderDisk = {
    ...disk,
    async copyDatabase(from, to) {
      await disk.copyDatabase(from, to);
      if (isErased) return;
      isErased = true;
      const database = new DatabaseSync(from);
      database.prepare('DELETE FROM storage_objects WHERE file = ?').run(firstObject().replace('files/', ''));
      database.close();
      await rm(join(dataFolder, firstObject()));
    },
  };
  expect((await take({ disk: erasing })).damages).toEqual([]);
  await verify(directory);
  expect(await listFiles(directory)).not.toContain(firstObject());
});

const damages: [string, (path: string) => Promise<unknown>][] = [
  ['missing', (path) => rm(path)],
  ['cut short', (path) => truncate(path, 10)],
  ['longer', (path) => appendFile(path, 'x')],
  [
    'altered in one byte',
    async (path) => {
      const file = await open(path, 'r+');
      await file.write(Buffer.from('x'), 0, 1, 7);
      await file.close();
    },
  ],
];

test.each(damages)('a stored file that is %s ends the backup with its name', async (_name, damage) => {
  await damage(join(dataFolder, firstObject()));
  await expect(take()).rejects.toThrow(message(firstObject()));
  expect(existsSync(directory)).toBe(false);
});

test.each(damages)(
  'a file of a copy that is %s ends verify and restore with its name',
  async (_name, damage) => {
    await take();
    for (const path of ['amaranth.sqlite', 'service-account.json', firstObject()]) {
      const copy = join(parent, 'work', 'other');
      await cp(directory, copy, { recursive: true });
      await damage(join(copy, path));
      await expect(verify(copy)).rejects.toThrow(message(path));
      const target = join(parent, 'work', 'new');
      await expect(restore({ dataFolder: target, directory: copy, disk })).rejects.toThrow(message(path));
      expect(existsSync(target)).toBe(false);
      await rm(copy, { recursive: true });
    }
  },
);

test('a message of the outbox that is missing ends the backup with its name', async () => {
  const [mail = ''] = (await listFiles(dataFolder)).filter((path) => path.endsWith('.eml'));
  await rm(join(dataFolder, mail));
  await expect(take()).rejects.toThrow(message(mail));
});

test('a damaged page of the database ends the backup; asked to keep going, it keeps the files and says so', async () => {
  await damageDatabase(join(dataFolder, 'amaranth.sqlite'));
  await expect(take()).rejects.toThrow(/amaranth\.sqlite is damaged inside/);
  expect(existsSync(directory)).toBe(false);
  const { damages: found } = await take({ keepGoing: true });
  expect(found).toMatchObject([{ path: 'amaranth.sqlite', problem: 'broken' }]);
  expect(await listFiles(directory)).toEqual(expect.arrayContaining(objects));
  await expect(verify(directory)).rejects.toThrow(/amaranth\.sqlite is damaged inside/);
});

test('asked to keep going, backup and restore keep what there is, and the copy never passes for a whole one', async () => {
  await rm(join(dataFolder, firstObject()));
  expect((await take({ keepGoing: true })).damages).toMatchObject([
    { path: firstObject(), problem: 'missing', subject: expect.stringMatching(/^users\//) },
  ]);
  await expect(verify(directory)).rejects.toThrow(message(firstObject()));
  const target = join(parent, 'work', 'new');
  await expect(restore({ dataFolder: target, directory, disk })).rejects.toThrow(message(firstObject()));
  await restore({ dataFolder: target, directory, disk, keepGoing: true });
  const kept = await readFolder(target);
  expect([...kept.keys()]).toEqual(expect.arrayContaining(objects.slice(1)));
});

test('nothing that exists is overwritten', async () => {
  await mkdir(directory);
  await writeFile(join(directory, 'thesis.odt'), 'years of work');
  await expect(take()).rejects.toThrow(/is not empty/);
  await rm(directory, { recursive: true });
  await take();
  await expect(take()).rejects.toThrow(/is not empty/);
  await expect(restore({ dataFolder, directory, disk })).rejects.toThrow(/already holds data/);
  await expect(backUp({ dataFolder, directory: join(dataFolder, 'copy'), disk, now })).rejects.toThrow(
    /inside of each other/,
  );
});

test('a copy and what is made from it can be read by their owner alone', async () => {
  await take();
  const target = join(parent, 'work', 'new');
  await restore({ dataFolder: target, directory, disk });
  for (const folder of [directory, target]) {
    expect((await stat(folder)).mode & 0o077).toBe(0);
    for (const path of await listFiles(folder)) expect((await stat(join(folder, path))).mode & 0o077).toBe(0);
  }
});

test('a folder whose server was killed is copied with all that was acknowledged', async () => {
  const folder = join(parent, 'work', 'killed');
  const server = await spawnBackend({ dataFolder: folder, emulator: false });
  const person = await signUpPerson(server.origin);
  const { albumId } = await person.call(albumsCreate, { title: 'The last thing said' });
  await server.kill();
  await backUp({ dataFolder: folder, directory, disk, now });
  const target = join(parent, 'work', 'new');
  await restore({ dataFolder: target, directory, disk });
  const restored = await startBackend({ dataFolder: target, emulator: false });
  const again = await signInPerson(restored.origin, person.auth.currentUser?.email ?? '');
  const album = await getDoc(doc(again.firestore, 'users', again.uid, 'albums', albumId));
  expect(album.get('title')).toBe('The last thing said');
  await person.leave();
  await again.leave();
  await restored.stop();
});
