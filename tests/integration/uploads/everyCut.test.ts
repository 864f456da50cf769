/**
 * Nothing is ever stranded: the connection is cut, the page reloaded and the server killed before and after every single
 * request of an upload, and each time the file ends safe with the quota exact. The requests are not a list in this file:
 * an upload is recorded first. One cut of each kind happens in a browser too (`e2e/everyCut`).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { albumsCreate } from '#shared/callables/albums.ts';
import type { AlbumId } from '#shared/domain/ids.ts';
import { type SpawnedBackend, spawnBackend } from '../../support/backend.ts';
import {
  type CuttingProxy,
  type Interference,
  type Moment,
  startCuttingProxy,
} from '../../support/cuttingProxy.ts';
import { type Person, signUpPerson } from '../../support/person.ts';
import { purposeOf, readSafe } from '../../support/safeFiles.ts';
import { fakeJpeg } from '../../support/upload.ts';
import { openUploadingDevice, type UploadingDevice } from '../../support/uploadingDevice.ts';

vi.setConfig({ testTimeout: 90_000 });
const SAFE = { timeout: 45_000, interval: 100 };

let folder: string;
let proxy: CuttingProxy;
let server: SpawnedBackend;
let start: () => Promise<SpawnedBackend>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'amaranth-cuts-'));
  proxy = await startCuttingProxy();
  start = async () => {
    const started = await spawnBackend({
      environment: { AMARANTH_PUBLIC_ORIGIN: proxy.origin },
      dataFolder: join(folder, 'data'),
    });
    proxy.pointAt(Number(new URL(started.origin).port));
    return started;
  };
  server = await start();
});
afterAll(async () => {
  await server.stop();
  await proxy.stop();
  await rm(folder, { recursive: true, force: true });
});

let person: Person;
let albumId: AlbumId;
let device: UploadingDevice;
let count = 0;
beforeEach(async () => {
  count += 1;
  const credentials = { name: 'Rose', email: `rose-${count}@example.org`, password: 'lavender-7' };
  person = await signUpPerson(proxy.origin, { person: credentials });
  ({ albumId } = await person.call(albumsCreate, { title: 'Cuts' }));
  device = await openUploadingDevice(proxy.origin, credentials);
});
afterEach(async () => {
  device.close();
  proxy.letGo();
  await person.leave();
});

/** Every file is safe, no reservation is left, and the quota is what the files weigh. */
async function expectSafe(fileCount: number, storageUsed: number): Promise<void> {
  const safe = { states: Array.from({ length: fileCount }, () => 'ready'), storageUsed };
  await expect.poll(() => readSafe(person), SAFE).toEqual(safe);
  expect(device.states()).not.toContain('failed');
}

/** What one undisturbed upload asks, in order, and what its file weighs: all files of one kind weigh the same. */
async function record(byteCount: number) {
  proxy.seen.length = 0;
  device.add(albumId, fakeJpeg(byteCount));
  await expect.poll(async () => (await readSafe(person)).states, SAFE).toEqual(['ready']);
  const weight = await person.storageUsed();
  expect(weight).toBeGreaterThanOrEqual(byteCount);
  return { weight, purposes: proxy.seen.flatMap((request) => purposeOf(request) ?? []) };
}

const kinds = [
  { kind: 'a photo', byteCount: 9_000, requests: 6 },
  // Too long for one part.
  { kind: 'a film', byteCount: 1_100_000, requests: 7 },
] as const;

interface Interruption {
  readonly what: string;
  readonly interference: Interference;
  /** What happens while the requests are held. */
  readonly happen: () => Promise<void>;
}

const interruptions: readonly Interruption[] = [
  { what: 'the connection is cut', interference: { kind: 'cut' }, happen: () => Promise.resolve() },
  {
    what: 'the page is reloaded',
    interference: { kind: 'hold' },
    async happen() {
      await device.reload();
      proxy.letGo();
    },
  },
  {
    what: 'the server is killed',
    interference: { kind: 'hold' },
    async happen() {
      await server.kill();
      proxy.letGo();
      server = await start();
    },
  },
];

const moments: readonly Moment[] = ['before', 'after'];
const cases = interruptions.flatMap((interruption) =>
  moments.flatMap((moment) => kinds.map((kind) => ({ ...interruption, ...kind, moment }))),
);

test.each(cases)(
  '$kind ends safe when $what $moment any request of its upload',
  async ({ byteCount, requests, moment, interference, happen }) => {
    const { purposes, weight } = await record(byteCount);
    expect(purposes).toHaveLength(requests);
    // The last first: what is held early in an upload must not keep the next from getting further.
    for (const purpose of purposes.toReversed()) {
      const sprung = proxy.set({
        matches: (request) => purposeOf(request) === purpose,
        moment,
        interference,
      });
      device.add(albumId, fakeJpeg(byteCount));
      await sprung;
    }
    await happen();
    const fileCount = 1 + requests;
    await expectSafe(fileCount, fileCount * weight);
  },
);

const answers: readonly { readonly what: string; readonly interference: Interference }[] = [
  {
    what: 'too many requests',
    interference: { kind: 'answer', status: 429, headers: { 'retry-after': '1' }, body: '' },
  },
  { what: 'a fault', interference: { kind: 'answer', status: 500, body: 'Internal Server Error' } },
  { what: 'an expired token', interference: { kind: 'answer', status: 401, body: '{}' } },
  {
    what: 'the page of a hotel’s network',
    interference: {
      kind: 'answer',
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: '<h1>Welcome to Hotel Miramar</h1>',
    },
  },
];

test.each(answers)(
  'a photo ends safe when every request of its upload is answered with $what',
  async ({ interference }) => {
    const { purposes, weight } = await record(9_000);
    const sprung = purposes.map((purpose) =>
      proxy.set({ matches: (request) => purposeOf(request) === purpose, moment: 'before', interference }),
    );
    device.add(albumId, fakeJpeg(9_000));
    await Promise.all(sprung);
    await expectSafe(2, 2 * weight);
  },
);
