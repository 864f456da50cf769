/**
 * The README's commands on the machine's own Node, while people write, upload and erase: what was acknowledged before
 * the copy began is in it, and whatever the copy names is in it whole.
 */
import { createHash } from 'node:crypto';
import { mkdtemp, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collection, getDocs } from 'firebase/firestore/lite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { albumsCreate, albumsUpdate } from '#shared/callables/albums.ts';
import { mediaCommit, mediaErase, mediaReserve, mediaTrash } from '#shared/callables/media.ts';
import { type AlbumId, mediaItemIdSchema } from '#shared/domain/ids.ts';
import { type SpawnedBackend, spawnBackend } from '../../support/backend.ts';
import { listFiles, readFolder } from '../../support/folders.ts';
import { type Person, signInPerson, signUpPerson } from '../../support/person.ts';
import { type CommandResult, readCommands, runCommand } from '../../support/projectCommands.ts';
import { describeFile, describeItem, fakeJpeg, sendContent } from '../../support/upload.ts';

let parent: string;
let commands: string[];
let server: SpawnedBackend;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'amaranth-commands-'));
  commands = await readCommands('Back up');
  server = await spawnBackend({ dataFolder: join(parent, 'data'), emulator: false });
});
afterAll(async () => {
  await server.stop();
  await rm(parent, { recursive: true, force: true });
});

/** Runs the README's line of that name with these folders in it. */
function run(name: string, folders: Readonly<Record<string, string>>, more = ''): Promise<CommandResult> {
  const line = commands.find((command) => command.includes(` ${name} `));
  if (line === undefined) throw new Error(`The README has no command "${name}".`);
  return runCommand(`${line.replace(/\b(DIR|NEW|DATA)\b/g, (word) => folders[word] ?? word)} ${more}`);
}

const held = new Map<string, Buffer>();

/** Uploads and renames until told to stop; every third item is erased again. */
async function writeWhile(isGoingOn: () => boolean, person: Person, albumId: AlbumId): Promise<void> {
  for (let step = 0; isGoingOn(); step += 1) {
    const content = fakeJpeg(2_000 + (step % 9) * 40_000);
    const file = describeFile(content);
    const { files } = await person.call(mediaReserve, { albumId, files: [file] });
    const [answer] = files;
    if (answer?.outcome !== 'reserved') return;
    await sendContent(person, answer.folder, content);
    await person.call(mediaCommit, { items: [describeItem(file.uploadId)] });
    await person.call(albumsUpdate, { albumId, title: `Album ${step}` });
    if (step % 3 === 2) {
      const itemIds = [mediaItemIdSchema.parse(file.uploadId)];
      await person.call(mediaTrash, { itemIds });
      await person.call(mediaErase, { itemIds });
    } else {
      held.set(file.uploadId, content);
    }
  }
}

async function download(person: Person, itemId: string): Promise<Buffer> {
  const path = encodeURIComponent(`users/${person.uid}/media/${itemId}/original`);
  const token = await person.auth.currentUser?.getIdToken();
  const response = await fetch(`${person.origin}/v0/b/${person.bucket}/o/${path}?alt=media`, {
    headers: { Authorization: `Firebase ${token}` },
  });
  return Buffer.from(await response.arrayBuffer());
}

test('a copy taken while people write holds all that was acknowledged, byte for byte', {
  timeout: 180_000,
}, async () => {
  const person = await signUpPerson(server.origin);
  const { albumId } = await person.call(albumsCreate, { title: 'First' });
  let isGoingOn = true;
  const writers = [1, 2, 3].map(() => writeWhile(() => isGoingOn, person, albumId));
  await vi.waitUntil(() => held.size >= 6, { timeout: 60_000 });

  const copies: { folder: string; before: ReadonlyMap<string, Buffer> }[] = [];
  for (const name of ['copy-1', 'copy-2']) {
    const before = new Map(held);
    const folder = join(parent, name);
    const answer = await run('backup', { DIR: folder }, `--data ${server.dataFolder}`);
    expect(answer).toEqual({ code: 0, output: expect.stringMatching(/\d+ files, \d+ bytes: whole\./) });
    copies.push({ folder, before });
  }
  // The copies hold up nobody for good.
  await vi.waitUntil(() => held.size > (copies[1]?.before.size ?? 0), { timeout: 60_000 });
  isGoingOn = false;
  await Promise.all(writers);

  for (const [index, { folder, before }] of copies.entries()) {
    expect(await run('verify', { DIR: folder })).toMatchObject({ code: 0 });
    const dataFolder = join(parent, `new-${index}`);
    expect(await run('restore', { DIR: folder, NEW: dataFolder })).toMatchObject({ code: 0 });
    const copied = await readFolder(folder);
    copied.delete('snapshot.json');
    expect(await readFolder(dataFolder)).toEqual(copied);

    const restored = await spawnBackend({ dataFolder, emulator: false });
    const again = await signInPerson(restored.origin, person.auth.currentUser?.email ?? '');
    for (const [itemId, content] of before) {
      expect((await download(again, itemId)).equals(content)).toBe(true);
    }
    const items = await getDocs(collection(again.firestore, 'users', again.uid, 'mediaItems'));
    const ready = items.docs.filter((item) => item.get('state') === 'ready');
    expect(ready.length).toBeGreaterThanOrEqual(before.size);
    for (const item of ready) {
      const content = await download(again, item.id);
      expect(createHash('sha256').update(content).digest('hex')).toBe(item.get('sha256'));
    }
    await again.leave();
    await restored.stop();
  }
  await person.leave();
});

test('verify and backup end with code 1 and name the file', { timeout: 120_000 }, async () => {
  const copy = join(parent, 'damaged-copy');
  await run('backup', { DIR: copy }, `--data ${server.dataFolder}`);
  const [object = ''] = (await listFiles(copy)).filter((path) => path.startsWith('files/objects/'));
  await truncate(join(copy, object), 100);
  const verified = await run('verify', { DIR: copy });
  expect(verified.code).toBe(1);
  expect(verified.output).toContain(`${object} is not what was stored`);
  const restored = await run('restore', { DIR: copy, NEW: join(parent, 'never') });
  expect(restored.code).toBe(1);
  expect(restored.output).toContain(object);

  await truncate(join(server.dataFolder, object), 100);
  const backedUp = await run('backup', { DIR: join(parent, 'never') }, `--data ${server.dataFolder}`);
  expect(backedUp.code).toBe(1);
  expect(backedUp.output).toContain(`${object} is not what was stored`);
  const kept = await run('backup', { DIR: join(parent, 'kept') }, `--keep-going --data ${server.dataFolder}`);
  expect(kept.code).toBe(1);
  expect(kept.output).toMatch(/NOT WHOLE/);
  expect(await listFiles(parent)).not.toContainEqual(expect.stringMatching(/^never/));
});

test('the bundle starts itself on the Node it needs, whatever the machine has', async () => {
  const answer = await runCommand('node out/server/cli.js --help');
  expect(answer).toEqual({ code: 0, output: expect.stringMatching(/^Usage:/) });
  expect((await runCommand('node out/server/cli.js verify /nowhere/at/all')).code).toBe(1);
});
