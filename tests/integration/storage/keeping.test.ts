/** Which bytes are kept, for how long, and what a full database does to nobody's files. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemDisk } from '../../../src/embedded/disk/disk.ts';
import { loadRuleset } from '../../../src/embedded/rules/index.ts';
import { movableClock } from '../../support/backend.ts';
import { type BareStorage, OBJECTS, openBareStorage } from '../../support/bareStorage.ts';

const MINUTE = 60_000;
const clock = movableClock();
let folder: string;
let storage: BareStorage;
let isBackupRunning = false;
/** Nothing may be written below `closed/`, once that is so. */
const closing = loadRuleset(
  'service firebase.storage { match /b/{bucket}/o { match /open/{file=**} { allow read, write; } } }',
  'storage.rules',
);
const opening = loadRuleset(
  'service firebase.storage { match /b/{bucket}/o { match /{file=**} { allow read, write; } } }',
  'storage.rules',
);
let rules = opening;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'amaranth-keeping-'));
  isBackupRunning = false;
  rules = opening;
  storage = openBareStorage({
    folder,
    disk: systemDisk,
    clock,
    areFilesHeld: () => isBackupRunning,
    rules: () => rules,
  });
});
afterEach(async () => {
  storage.database.close();
  await rm(folder, { recursive: true, force: true });
});

const put = (name: string, body: string) => storage.send(`${OBJECTS}?name=${name}`, { method: 'POST', body });
const remove = (name: string) => storage.send(`${OBJECTS}/${name}`, { method: 'DELETE' });
const read = async (name: string) => (await storage.send(`${OBJECTS}/${name}?alt=media`)).text();
async function files(): Promise<number> {
  const entries = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

test('replaced and deleted bytes go a while later, and no others', async () => {
  await put('stays', 'kept');
  await put('changes', 'earlier');
  await put('changes', 'later');
  await put('goes', 'deleted');
  await remove('goes');
  clock.advance(9 * MINUTE);
  expect((await storage.sweep()).removedFiles).toBe(0);
  expect(await files()).toBe(4);
  clock.advance(2 * MINUTE);
  expect((await storage.sweep()).removedFiles).toBe(2);
  expect(await files()).toBe(2);
  expect([await read('stays'), await read('changes')]).toEqual(['kept', 'later']);
});

test('nothing goes while a backup copies the files', async () => {
  await put('goes', 'deleted');
  await remove('goes');
  clock.advance(11 * MINUTE);
  isBackupRunning = true;
  expect((await storage.sweep()).removedFiles).toBe(0);
  isBackupRunning = false;
  expect((await storage.sweep()).removedFiles).toBe(1);
});

test('a download goes on to its end while its file is deleted and swept away', async () => {
  const content = 'x'.repeat(5 * 1024 * 1024);
  await put('film', content);
  const { body } = await storage.send(`${OBJECTS}/film?alt=media`);
  await remove('film');
  clock.advance(11 * MINUTE);
  expect((await storage.sweep()).removedFiles).toBe(1);
  expect(await text(body ?? new ReadableStream())).toBe(content);
  expect((await storage.send(`${OBJECTS}/film?alt=media`)).status).toBe(404);
});

test('a discarded file that an object names after all is left alone', async () => {
  await put('a', 'kept');
  const row = storage.database.prepare('SELECT file FROM storage_objects').get();
  storage.database
    .prepare('INSERT INTO storage_discarded (file, discarded_at) VALUES (?, 0)')
    .run(String(row?.file));
  expect((await storage.sweep()).removedFiles).toBe(0);
  expect(await read('a')).toBe('kept');
});

test('sessions of an earlier release end, and what had arrived of them goes', async () => {
  const start = await storage.send(`${OBJECTS}?name=film`, {
    method: 'POST',
    headers: { 'x-goog-upload-command': 'start', 'x-goog-upload-protocol': 'resumable' },
  });
  const session = start.headers.get('x-goog-upload-url') ?? '';
  const chunk = { 'x-goog-upload-command': 'upload', 'x-goog-upload-offset': '0' };
  await storage.send(session, { method: 'POST', headers: chunk, body: 'half a film' });
  await storage.sweep();
  expect(await files()).toBe(1);
  storage.database.exec(`
    DROP TABLE storage_sessions;
    DROP TABLE storage_discarded;
    ALTER TABLE storage_objects DROP COLUMN sender;
    CREATE TABLE storage_uploads (id TEXT PRIMARY KEY, content TEXT NOT NULL, touched_at INTEGER NOT NULL) STRICT;
    UPDATE schema_version SET version = 2 WHERE module = 'storage';`);
  storage.database.close();
  storage = openBareStorage({ folder, disk: systemDisk, clock });
  expect((await storage.send(session, { method: 'POST', headers: chunk })).status).toBe(404);
  await storage.sweep();
  expect(await files()).toBe(0);
});

test('a database without room answers 507 to every change, and nothing is lost by it', async () => {
  await put('a', 'kept');
  const size = Number(storage.database.prepare('PRAGMA page_count').get()?.page_count);
  const setRoom = (pages: number) => storage.database.exec(`PRAGMA max_page_count = ${pages}`);
  setRoom(size);
  const long = JSON.stringify({ metadata: { caption: 'c'.repeat(8_000) } });
  const patch = () => storage.send(`${OBJECTS}/a`, { method: 'PATCH', body: long });
  const start = () =>
    storage.send(`${OBJECTS}?name=film`, {
      method: 'POST',
      headers: { 'x-goog-upload-command': 'start', 'x-goog-upload-protocol': 'resumable' },
      body: long,
    });
  const whole = () =>
    storage.send(`${OBJECTS}?name=${'n'.repeat(1_000)}${crypto.randomUUID().slice(0, 8)}`, {
      method: 'POST',
      body: 'b',
    });
  const until507 = async (change: () => Promise<Response>) => {
    for (let tries = 0; tries < 50; tries += 1) {
      const { status } = await change();
      if (status !== 200) return status;
    }
    return 200;
  };
  expect([await until507(patch), await until507(start), await until507(whole)]).toEqual([507, 507, 507]);
  expect(await read('a')).toBe('kept');
  setRoom(size + 10_000);
  expect([(await patch()).status, (await start()).status, (await whole()).status]).toEqual([200, 200, 200]);
});

/** Begins an upload and sends its first bytes. */
async function begin(name: string, announced: number): Promise<void> {
  const started = await storage.send(`${OBJECTS}?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
      'x-goog-upload-header-content-length': String(announced),
    },
  });
  const sent = await storage.send(started.headers.get('x-goog-upload-url') ?? '', {
    method: 'POST',
    headers: { 'x-goog-upload-command': 'upload', 'x-goog-upload-offset': '0' },
    body: 'first',
  });
  expect(sent.status).toBe(200);
}

test('what had arrived of an upload goes with the right to send it, and the others go on', async () => {
  await begin('closed/film', 10);
  await begin('open/film', 10);
  expect(await storage.sweep()).toEqual({ endedSessions: 0, removedFiles: 0 });
  rules = closing;
  expect(await storage.sweep()).toMatchObject({ endedSessions: 1 });
  expect(await files()).toBe(1);
});

test('a person who begins again and again holds one upload an object', async () => {
  await begin('open/film', 10);
  await begin('open/film', 10);
  await begin('open/film', 10);
  expect(await files()).toBe(1);
});

test('uploads that were given up leave at once when they would fill a disk', async () => {
  const MEGABYTE = 1024 * 1024;
  await begin('closed/one', 48 * MEGABYTE);
  await begin('closed/two', 48 * MEGABYTE);
  rules = closing;
  await begin('open/three', 48 * MEGABYTE);
  expect(await files()).toBe(1);
});

test('uploads on their way together announce three of the largest films and no more', async () => {
  const GIGABYTE = 1024 ** 3;
  for (const name of ['one', 'two', 'three', 'four', 'five']) await begin(`open/${name}`, 2 * GIGABYTE);
  expect(await files()).toBe(3);
});

/** A body that stops after its first bytes and leaves its line open. */
function silentBody(): ReadableStream<Uint8Array> {
  return new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from('first')) });
}

function sendSilently(address: string, headers: Record<string, string> = {}): Promise<number> {
  const request = { method: 'POST', headers, body: silentBody(), duplex: 'half' as const };
  return storage.send(address, request).then(({ status }) => status);
}

test('a person has one upload of an object on its way: whoever sends it again has lost the earlier one', async () => {
  const earlier = Array.from({ length: 6 }, () => sendSilently(`${OBJECTS}?name=film`));
  expect(await Promise.all(earlier.slice(0, -1))).toEqual([404, 404, 404, 404, 404]);
  await expect.poll(files).toBe(1);
  expect((await put('film', 'whole')).status).toBe(200);
  expect(await earlier.at(-1)).toBe(404);
  expect(await files()).toBe(1);
  expect(await read('film')).toBe('whole');
});

test('a session that was begun again takes nothing more from the line of the earlier one', async () => {
  const begun = () =>
    storage.send(`${OBJECTS}?name=film`, {
      method: 'POST',
      headers: { 'x-goog-upload-command': 'start', 'x-goog-upload-protocol': 'resumable' },
    });
  const session = (await begun()).headers.get('x-goog-upload-url') ?? '';
  const chunk = { 'x-goog-upload-command': 'upload', 'x-goog-upload-offset': '0' };
  const earlier = sendSilently(session, chunk);
  await expect.poll(files).toBe(1);
  await begun();
  expect(await earlier).toBe(404);
  expect(await files()).toBe(0);
});

test('whole or in several requests, a person has one upload of an object on its way', async () => {
  const start = { 'x-goog-upload-command': 'start', 'x-goog-upload-protocol': 'resumable' };
  const whole = sendSilently(`${OBJECTS}?name=film`);
  await expect.poll(files).toBe(1);
  const started = await storage.send(`${OBJECTS}?name=film`, { method: 'POST', headers: start });
  expect(await whole).toBe(404);
  const session = started.headers.get('x-goog-upload-url') ?? '';
  const chunk = { 'x-goog-upload-command': 'upload', 'x-goog-upload-offset': '0' };
  expect((await storage.send(session, { method: 'POST', headers: chunk, body: 'half' })).status).toBe(200);
  expect((await put('film', 'whole')).status).toBe(200);
  expect(await files()).toBe(1);
  const query = { 'x-goog-upload-command': 'query' };
  expect((await storage.send(session, { method: 'POST', headers: query })).status).toBe(404);
  expect(await read('film')).toBe('whole');
});

test('an upload whose reservation was given up ends although its line is silent', async () => {
  const whole = sendSilently(`${OBJECTS}?name=closed%2Ffilm`);
  await expect.poll(files).toBe(1);
  rules = closing;
  clock.advance(10_000);
  expect(await whole).toBe(403);
  await expect.poll(files).toBe(0);
});

test('of two uploads of an object that is only made once, the second is refused and leaves nothing', async () => {
  let publishing = 0;
  const both = Promise.withResolvers<void>();
  const disk = {
    ...systemDisk,
    publish: async (from: string, to: string) => {
      publishing += 1;
      if (publishing === 2) both.resolve();
      await both.promise;
      return systemDisk.publish(from, to);
    },
  };
  const once = loadRuleset(
    'service firebase.storage { match /b/{bucket}/o { match /{file=**} { allow read, create; } } }',
    'storage.rules',
  );
  storage.database.close();
  storage = openBareStorage({ folder, disk, clock, rules: () => once });
  const start = { 'x-goog-upload-command': 'start', 'x-goog-upload-protocol': 'resumable' };
  const started = await storage.send(`${OBJECTS}?name=original`, { method: 'POST', headers: start });
  const finalize = { 'x-goog-upload-command': 'upload, finalize', 'x-goog-upload-offset': '0' };
  const session = started.headers.get('x-goog-upload-url') ?? '';
  const answers = await Promise.all([
    storage.send(session, { method: 'POST', headers: finalize, body: 'first' }),
    storage.send(`${OBJECTS}?name=original`, {
      method: 'POST',
      headers: { authorization: 'ada' },
      body: 'second',
    }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  const accepted = answers.findIndex(({ status }) => status === 200);
  expect(await read('original')).toBe(['first', 'second'][accepted]);
  clock.advance(11 * MINUTE);
  await storage.sweep();
  expect(await files()).toBe(1);
});

test('whoever replaces or deletes faster than bytes can go waits until they are gone', async () => {
  const half = 'x'.repeat(33 * 1024 * 1024);
  expect((await put('portrait', half)).status).toBe(200);
  expect((await put('portrait', half)).status).toBe(200);
  expect((await remove('portrait')).status).toBe(204);
  expect((await put('portrait', 'small')).status).toBe(429);
  const start = { 'x-goog-upload-command': 'start', 'x-goog-upload-protocol': 'resumable' };
  expect((await storage.send(`${OBJECTS}?name=film`, { method: 'POST', headers: start })).status).toBe(429);
  clock.advance(11 * MINUTE);
  await storage.sweep();
  expect((await put('portrait', 'small')).status).toBe(200);
});

test('what the business logic erased counts for whoever sent it, and only their next upload waits', async () => {
  const api = 'http://localhost/storage/v1/b/media/o';
  const erase = (name: string) =>
    storage.send(`${api}/${name}`, { method: 'DELETE', headers: { authorization: 'business logic' } });
  const begin = () =>
    storage.send(`${OBJECTS}?name=next`, {
      method: 'POST',
      headers: { 'x-goog-upload-command': 'start', 'x-goog-upload-protocol': 'resumable' },
    });
  await put('film', 'a film');
  const described = await storage.send(`${api}/film`, {
    method: 'PATCH',
    headers: { authorization: 'business logic' },
    body: JSON.stringify({ metadata: { caption: 'Annecy' } }),
  });
  expect(described.status).toBe(200);
  expect((await erase('film')).status).toBe(204);
  expect((await begin()).status).toBe(200);
  // As if it had been three of the largest films.
  storage.database.exec(`UPDATE storage_discarded SET bytes = ${6 * 1024 ** 3}`);
  expect((await begin()).status).toBe(429);
  expect((await put('other', 'o')).status).toBe(429);
  const ada = { method: 'POST', headers: { authorization: 'ada' }, body: 'a' };
  expect((await storage.send(`${OBJECTS}?name=ada`, ada)).status).toBe(200);
  clock.advance(11 * MINUTE);
  await storage.sweep();
  expect((await begin()).status).toBe(200);
});

test('however many files were discarded, one sweep removes what is due', async () => {
  storage.database.exec(`
    WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number LIMIT 1100)
    INSERT INTO storage_discarded (file, discarded_at) SELECT 'objects/' || substr(n, 1, 2) || '/' || n, 0 FROM number;`);
  expect((await storage.sweep()).removedFiles).toBe(1_100);
});

test('a file that the disk does not give up holds up no other, and is tried again', async () => {
  let stuck: string | null = null;
  const disk = {
    ...systemDisk,
    remove: async (path: string) => {
      stuck ??= path;
      if (path === stuck) throw Object.assign(new Error('Busy.'), { code: 'EBUSY' });
      return systemDisk.remove(path);
    },
  };
  storage.database.close();
  storage = openBareStorage({ folder, disk, clock });
  for (const name of ['one', 'two', 'three']) await put(name, name);
  for (const name of ['one', 'two', 'three']) await remove(name);
  clock.advance(11 * MINUTE);
  expect((await storage.sweep()).removedFiles).toBe(2);
  stuck = '';
  expect((await storage.sweep()).removedFiles).toBe(0);
  clock.advance(11 * MINUTE);
  expect((await storage.sweep()).removedFiles).toBe(1);
  expect(await files()).toBe(0);
});

test('an upload whose record cannot be read holds up no sweep', async () => {
  await begin('open/film', 10);
  await put('goes', 'deleted');
  await remove('goes');
  storage.database.exec("UPDATE storage_sessions SET content = '{}'");
  clock.advance(11 * MINUTE);
  expect(await storage.sweep()).toEqual({ endedSessions: 0, removedFiles: 2 });
});
