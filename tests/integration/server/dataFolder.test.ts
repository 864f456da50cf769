/** The data folder is its owner's alone, one server's at a time, and stands a clock that is set back. */
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendEmailVerification, updatePassword } from 'firebase/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { albumsCreate, albumsUpdate } from '#shared/callables/albums.ts';
import { movableClock, spawnBackend, startBackend } from '../../support/backend.ts';
import { fillDataFolder } from '../../support/filledFolder.ts';
import { signInPerson, signUpPerson } from '../../support/person.ts';
import { runCommand } from '../../support/projectCommands.ts';

const DAY = 24 * 60 * 60_000;
let parent: string;
let dataFolder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'amaranth-folder-'));
  dataFolder = join(parent, 'data');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

test('whoever else is on the machine can read no file and enter no folder, whatever the umask', async () => {
  const before = process.umask(0);
  try {
    await fillDataFolder(dataFolder);
    const backend = await startBackend({ dataFolder, emulator: false });
    const entries = await readdir(dataFolder, { recursive: true, withFileTypes: true });
    const open: string[] = [];
    for (const { parentPath, name } of entries) {
      const { mode } = await stat(join(parentPath, name));
      if ((mode & 0o077) !== 0) open.push(`${name} ${(mode & 0o777).toString(8)}`);
    }
    await backend.stop();
    expect(open).toEqual([]);
    expect(entries.length).toBeGreaterThan(12);
    expect((await stat(dataFolder)).mode & 0o077).toBe(0);
  } finally {
    process.umask(before);
  }
});

test('the lock holds while its server lives, and a kill lets go of it', async () => {
  const first = await spawnBackend({ dataFolder, emulator: false });
  await expect(spawnBackend({ dataFolder, emulator: false })).rejects.toThrow(/in use by another Amaranth/);
  await first.kill();
  const second = await spawnBackend({ dataFolder, emulator: false });
  await expect(spawnBackend({ dataFolder, emulator: false })).rejects.toThrow(/in use by another Amaranth/);
  await second.stop();
});

test('npm start on a folder of a newer release says so in one sentence and changes nothing', {
  timeout: 180_000,
}, async () => {
  await fillDataFolder(dataFolder, 0);
  const newer = JSON.stringify({ format: 'amaranth-data', version: 99, emulator: false });
  await writeFile(join(dataFolder, 'format.json'), newer);
  const { code, output } = await runCommand(`npm start --silent -- --port 0 --data ${dataFolder}`);
  expect(code).toBe(1);
  expect(output.trim().split('\n').at(-1)).toMatch(
    /was written by a newer Amaranth .* nothing in the folder was changed\.$/,
  );
  expect(output).not.toMatch(/^\s+at /m);
  expect(await readFile(join(dataFolder, 'format.json'), 'utf8')).toBe(newer);
});

test('a clock that is set back by a day breaks nothing', async () => {
  const today = Date.now();
  const tomorrow = await startBackend({ dataFolder, emulator: false, clock: movableClock(today + DAY) });
  const person = await signUpPerson(tomorrow.origin);
  const { currentUser } = person.auth;
  if (!currentUser) throw new Error('Nobody is signed in.');
  const { albumId } = await person.call(albumsCreate, { title: 'Tomorrow' });
  const store = async (backend: typeof tomorrow, content: string) => {
    const { bucket } = (await backend.server.businessLogic()).services;
    await bucket.file('family/tree.txt').save(content, { resumable: false });
    const [{ generation }] = await bucket.file('family/tree.txt').getMetadata();
    return Number(generation);
  };
  const first = await store(tomorrow, 'first');
  await sendEmailVerification(currentUser);
  await updatePassword(currentUser, 'another-secret-2');
  const outboxOf = async (backend: typeof tomorrow) =>
    (await backend.server.businessLogic()).services.outbox?.list({ limit: 10 }) ?? [];
  await vi.waitUntil(async () => (await outboxOf(tomorrow)).length > 0);
  const mails = (await outboxOf(tomorrow)).length;
  await person.leave();
  await tomorrow.stop();

  const backend = await startBackend({ dataFolder, emulator: false, clock: movableClock(today) });
  const again = await signInPerson(backend.origin, currentUser.email ?? '', 'another-secret-2');
  await again.call(albumsUpdate, { albumId, title: 'Today' });
  await again.call(albumsCreate, { title: 'Another' });
  expect(await store(backend, 'second')).toBeGreaterThan(first);
  if (again.auth.currentUser) await sendEmailVerification(again.auth.currentUser);
  await vi.waitUntil(async () => (await outboxOf(backend)).length > mails);
  const [newest] = await outboxOf(backend);
  expect(Date.parse(newest?.receivedAt ?? '')).toBeLessThan(today + DAY / 2);
  await again.auth.currentUser?.getIdToken(true);
  await again.leave();
  await backend.stop();
});
