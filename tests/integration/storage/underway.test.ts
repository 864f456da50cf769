/** What happens while an upload is under way: its sender is signed out, its object is sent again, its disk fails. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { InvalidTokenError } from '../../../src/embedded/caller.ts';
import { type Disk, systemDisk } from '../../../src/embedded/disk/disk.ts';
import { movableClock } from '../../support/backend.ts';
import { type BareStorage, OBJECTS, openBareStorage, resolveAnybody } from '../../support/bareStorage.ts';
import { createFaultyDisk } from '../../support/faultyDisk.ts';

const clock = movableClock();
let folder: string;
let storage: BareStorage;
let isSignedOut: boolean;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'amaranth-underway-'));
  isSignedOut = false;
});
afterEach(async () => {
  storage.database.close();
  await rm(folder, { recursive: true, force: true });
});

function openOn(disk: Disk): void {
  const resolveCaller: typeof resolveAnybody = async (authorization) => {
    if (isSignedOut) throw new InvalidTokenError('Signed out.');
    return resolveAnybody(authorization);
  };
  storage = openBareStorage({ folder, disk, clock, resolveCaller });
}

const CHUNK = new Uint8Array(1_024);

/** An object in one request, told before each chunk is handed over. */
function sendChunks(count: number, beforeChunk: (index: number) => void): Promise<Response> {
  let index = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        beforeChunk(index);
        controller.enqueue(CHUNK);
        index += 1;
        if (index === count) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { 'content-length': String(count * CHUNK.length) };
  const request = { method: 'POST', headers, body, duplex: 'half' as const };
  return storage.send(`${OBJECTS}?name=film`, request);
}

const read = async () => {
  isSignedOut = false;
  return storage.send(`${OBJECTS}/film?alt=media`);
};

test('whoever is signed out while the last bytes arrive writes nothing', async () => {
  openOn(systemDisk);
  const answer = await sendChunks(2, (index) => {
    isSignedOut = index === 1;
  });
  expect(answer.status).toBe(401);
  expect((await read()).status).toBe(404);
});

test('whoever is signed out is found out while a clock that was set back catches up', async () => {
  openOn(systemDisk);
  let handedOver = 0;
  const answer = await sendChunks(50, (index) => {
    handedOver += 1;
    if (index !== 1) return;
    isSignedOut = true;
    clock.advance(-3_600_000);
  });
  expect(answer.status).toBe(401);
  expect(handedOver).toBeLessThan(10);
});

test('of two uploads of one object the later begun stays, whichever finishes last', async () => {
  const named = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let count = 0;
  openOn({
    ...systemDisk,
    publish: async (from, to) => {
      await systemDisk.publish(from, to);
      count += 1;
      if (count > 1) return;
      named.resolve();
      await released.promise;
    },
  });
  const send = (body: string) => storage.send(`${OBJECTS}?name=film`, { method: 'POST', body });
  const first = send('begun first');
  await named.promise;
  expect((await send('begun later')).status).toBe(200);
  released.resolve();
  expect((await first).status).toBe(404);
  expect(await (await read()).text()).toBe('begun later');
});

test('bytes of a flush that failed are not believed in, and are asked for again', async () => {
  const faulty = createFaultyDisk();
  openOn(faulty.disk);
  const started = await storage.send(`${OBJECTS}?name=film`, {
    method: 'POST',
    headers: { 'x-goog-upload-protocol': 'resumable', 'x-goog-upload-command': 'start' },
  });
  const session = started.headers.get('x-goog-upload-url') ?? '';
  const command = (name: string, offset: number, body: BodyInit | null) =>
    storage.send(session, {
      method: 'POST',
      headers: { 'x-goog-upload-command': name, 'x-goog-upload-offset': String(offset) },
      body,
    });
  expect((await command('upload', 0, CHUNK)).status).toBe(200);
  faulty.refuse('datasync', 'EIO');
  expect((await command('upload', CHUNK.length, CHUNK)).ok).toBe(false);
  faulty.disarm();
  const asked = await command('query', 0, null);
  expect(asked.headers.get('x-goog-upload-size-received')).toBe(String(CHUNK.length));
});
