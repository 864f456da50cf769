/** `amaranth check` says nothing of a sound folder, and names whatever is broken, whoever is writing. */
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { albumsCreate } from '#shared/callables/albums.ts';
import { checkDataFolder } from '../../../src/embedded/check/index.ts';
import { startBackend } from '../../support/backend.ts';
import { fillDataFolder } from '../../support/filledFolder.ts';
import { listFiles, readFolder } from '../../support/folders.ts';
import { signUpPerson } from '../../support/person.ts';
import { runCommand } from '../../support/projectCommands.ts';

const DAY = 24 * 60 * 60_000;
let parent: string;
let dataFolder: string;
let files: string[];

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'amaranth-check-'));
  await fillDataFolder(join(parent, 'original'));
  files = await listFiles(join(parent, 'original'));
});
afterAll(() => rm(parent, { recursive: true, force: true }));
beforeEach(async () => {
  dataFolder = join(parent, 'data');
  await cp(join(parent, 'original'), dataFolder, { recursive: true });
});
afterEach(() => rm(dataFolder, { recursive: true, force: true }));

const fileIn = (folder: string) => files.find((path) => path.startsWith(folder)) ?? '';
/** What a change broke: the violations that were not there before it. */
async function broken(change: () => unknown, now = Date.now()): Promise<[string, string][]> {
  const before = new Set((await checkDataFolder(dataFolder, { now })).map(({ subject }) => subject));
  await change();
  const after = await checkDataFolder(dataFolder, { now });
  return after.filter(({ subject }) => !before.has(subject)).map(({ code, subject }) => [code, subject]);
}
function change(sql: string, ...values: string[]): void {
  const database = new DatabaseSync(join(dataFolder, 'amaranth.sqlite'));
  database.prepare(sql).run(...values);
  database.close();
}
async function writeOld(path: string): Promise<void> {
  await mkdir(dirname(join(dataFolder, path)), { recursive: true });
  await writeFile(join(dataFolder, path), 'x');
  const then = (Date.now() - 2 * DAY) / 1000;
  await utimes(join(dataFolder, path), then, then);
}

test('a sound folder has nothing to report, also while a server runs on it, and is left as it is', async () => {
  const folder = join(parent, 'sound');
  const backend = await startBackend({ dataFolder: folder, emulator: false });
  const person = await signUpPerson(backend.origin);
  await person.call(albumsCreate, { title: 'Keepsakes' });
  // The shared memory of SQLite's readers says who reads.
  const readLasting = async () => {
    const contents = await readFolder(folder);
    contents.delete('amaranth.sqlite-shm');
    return contents;
  };
  const before = await readLasting();
  expect(await checkDataFolder(folder)).toEqual([]);
  expect(await readLasting()).toEqual(before);
  await person.leave();
  await backend.stop();
  expect(await checkDataFolder(folder)).toEqual([]);
  expect(await runCommand(`node out/server/cli.js check ${folder}`)).toEqual({
    code: 0,
    output: `${folder} is sound. The sizes of its files were compared; --bytes reads their contents too.\n`,
  });
});

test('a stored file that is missing, or of another size', async () => {
  const object = fileIn('files/objects/');
  expect(await broken(() => appendFile(join(dataFolder, object), 'x'))).toEqual([
    ['stored-file-size', object],
  ]);
  await rm(join(dataFolder, object));
  expect((await checkDataFolder(dataFolder)).map(({ code }) => code)).toContain('stored-file-missing');
});

test('a stored file whose bytes changed and whose size did not, when contents are asked for', async () => {
  const object = fileIn('files/objects/');
  const altered = await readFile(join(dataFolder, object));
  altered[0] = (altered[0] ?? 0) ^ 1;
  await writeFile(join(dataFolder, object), altered);
  expect(await checkDataFolder(dataFolder)).toEqual([]);
  const faults = await checkDataFolder(dataFolder, { areContentsRead: true });
  expect(faults).toMatchObject([{ code: 'stored-file-altered', subject: object }]);
  const { code, output } = await runCommand(`node out/server/cli.js check --bytes ${dataFolder}`);
  expect(code).toBe(1);
  expect(output).toMatch(new RegExp(`^stored-file-altered ${object}: The file of users/`));
});

test('a sound folder whose contents were read says so', async () => {
  expect(await runCommand(`node out/server/cli.js check --bytes ${dataFolder}`)).toEqual({
    code: 0,
    output: `${dataFolder} is sound. Its files were read and compared with their checksums.\n`,
  });
});

test('a message that is missing', async () => {
  const mail = fileIn('mail/messages/');
  expect(await broken(() => rm(join(dataFolder, mail)))).toEqual([['stored-file-missing', mail]]);
});

test('files that no row names, once they are older than a day', async () => {
  const lost = ['files/objects/ab/lost', 'mail/messages/lost.eml', 'files/arriving/lost'];
  expect(await broken(() => Promise.all(lost.map(writeOld)))).toEqual(
    lost.map((path) => ['file-unnamed', path]),
  );
  await writeFile(join(dataFolder, 'files/objects/ab/fresh'), 'x');
  expect(await broken(() => writeFile(join(dataFolder, 'files/objects/ab/fresh'), 'x'))).toEqual([]);
});

test('a discarded file that waits for its removal is no fault', async () => {
  const discard = "INSERT INTO storage_discarded (file, discarded_at) VALUES ('objects/ab/old', 1)";
  expect(
    await broken(async () => {
      change(discard);
      await writeOld('files/objects/ab/old');
    }),
  ).toEqual([]);
});

test("a person's records that contradict each other", async () => {
  const used = '"storageUsed":{"integerValue":"7"}';
  change(
    `UPDATE firestore_documents SET fields = replace(fields, '"storageUsed":', '${used},"before":')
     WHERE path LIKE 'users/%' AND path NOT LIKE 'users/%/%'`,
  );
  const all = await checkDataFolder(dataFolder);
  const [person] = all.filter(({ code }) => code === 'storage-used');
  expect(person).toMatchObject({ subject: `users/${person?.uid}`, message: expect.stringMatching(/says 7/) });
});

test('items whose album is gone', async () => {
  const faults = await broken(() =>
    change("DELETE FROM firestore_documents WHERE path LIKE 'users/%/albums/%'"),
  );
  expect(new Set(faults.map(([code]) => code))).toEqual(new Set(['album-missing']));
});

test('a damaged page, or a database that is none', async () => {
  const path = join(dataFolder, 'amaranth.sqlite');
  change('PRAGMA journal_mode = DELETE');
  await writeFile(path, Buffer.alloc(8192, 0xa5), { flag: 'r+' });
  expect((await checkDataFolder(dataFolder)).map(({ code }) => code)).toEqual(['database-damaged']);
  await rm(path);
  expect((await checkDataFolder(dataFolder)).map(({ code }) => code)).toEqual(['database-damaged']);
});

test('the command prints each fault in a line and ends with code 1', async () => {
  const object = fileIn('files/objects/');
  await rm(join(dataFolder, object));
  const { code, output } = await runCommand(`node out/server/cli.js check ${dataFolder}`);
  expect(code).toBe(1);
  expect(output.split('\n')).toContainEqual(
    expect.stringMatching(`^stored-file-missing ${object}: The file of users/`),
  );
});

test('a folder that is not ours, or of a newer release, is told so', async () => {
  await expect(checkDataFolder(tmpdir())).rejects.toThrow(/no data folder of Amaranth/);
  const newer = { format: 'amaranth-data', version: 99, emulator: false };
  await writeFile(join(dataFolder, 'format.json'), JSON.stringify(newer));
  await expect(checkDataFolder(dataFolder)).rejects.toThrow(/newer Amaranth/);
});
