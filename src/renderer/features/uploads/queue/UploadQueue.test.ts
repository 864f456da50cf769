import { AnswerError } from '#platform/backend/answerError.ts';
import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { CallableError } from '#platform/backend/callableError.ts';
import fc from '#tests/support/properties.ts';
import { estimateRoom } from '../fileRoom.ts';
import type { UploadState } from '../upload.ts';
import { BYTES, describeFile, offline, openDevice } from './device.testing.ts';
import { type Disturbance, MemoryServer } from './queueServer.testing.ts';

const errors: readonly (readonly [string, () => Error])[] = [
  ['a lost connection', offline],
  ['too many requests', () => new AnswerError('The store', 429, 3_000)],
  ['a fault', () => new CallableError('internal', 'INTERNAL', null, undefined)],
  ['a refused token', () => new AnswerError('The store', 401, null)],
  ['a refusal', () => new AnswerError('The store', 403, null)],
];
const REQUESTS = ['reserve', 'send', 'thumbnail-small', 'thumbnail-large', 'commit'];

function expectSafe({ server, states }: ReturnType<typeof openDevice>, count = 1) {
  expect(states().map(({ kind }) => kind)).toEqual(Array.from({ length: count }, () => 'done'));
  expect([...server.items.values()].map(({ state }) => state)).toEqual(
    Array.from({ length: count }, () => 'ready'),
  );
  expect(server.usedBytes).toBe(count * BYTES);
}

test('files that have not asked for their room yet are counted with what they will ask for', async () => {
  const device = openDevice();
  device.add('lake.jpg', 'hut.jpg');
  const each = estimateRoom({ name: 'lake.jpg', size: BYTES, type: '' });
  expect(each).toBeGreaterThan(BYTES);
  expect(device.queue.unreservedBytes(device.userId)).toBe(2 * each);
  await device.settle();
  expect(device.queue.unreservedBytes(device.userId)).toBe(0);
});

test('an upload asks for room, sends, and has it kept', async () => {
  const device = openDevice();
  device.add('lake.jpg');
  await device.settle();
  expectSafe(device);
  expect(device.server.asked).toEqual(REQUESTS);
});

describe('A photo ends safe, once, with the quota exact', () => {
  const cases = REQUESTS.flatMap((name, index) =>
    (['before', 'after'] as const).flatMap((moment) =>
      errors.map(([what, error]) => ({ name, index, moment, what, error })),
    ),
  );
  test.each(cases)('when $what comes $moment $name', async ({ index, moment, error }) => {
    const device = openDevice();
    device.server.disturbances.set(index, { moment, error });
    device.add('lake.jpg');
    await device.settle();
    expectSafe(device);
  });

  test.each(
    REQUESTS.flatMap((name, index) =>
      (['before', 'after'] as const).map((moment) => ({ name, index, moment })),
    ),
  )('when the page is reloaded $moment $name', async ({ index, moment }) => {
    const device = openDevice();
    device.server.disturbances.set(index, { moment, error: offline });
    device.add('lake.jpg');
    await device.wait(() => device.server.asked.length > index);
    await device.reload();
    await device.wait(() => device.server.asked.at(-1) === 'commit' && device.states()[0]?.kind === 'done');
    expect([...device.server.items.values()].map(({ state }) => state)).toEqual(['ready']);
    expect(device.server.usedBytes).toBe(BYTES);
  });
});

test('files end safe with the quota exact whatever happens to their requests, one after the other', async () => {
  const disturbance = fc.record({
    moment: fc.constantFrom<Disturbance['moment']>('before', 'after'),
    error: fc.constantFrom(...errors.slice(0, 4).map(([, error]) => error)),
  });
  const disturbances = fc.uniqueArray(fc.tuple(fc.nat(30), disturbance), {
    selector: ([index]) => index,
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(disturbances, async (chosen) => {
      const device = openDevice();
      for (const [index, { moment, error }] of chosen) {
        device.server.disturbances.set(index, { moment, error });
      }
      device.add('a.jpg', 'b.jpg', 'c.jpg');
      await device.settle();
      // Two refused tokens in a row end the session for the queue; the person signs in again.
      while (device.states().some(({ kind }) => kind === 'failed')) {
        device.queue.retryFailed();
        await device.settle();
      }
      expectSafe(device, 3);
    }),
    { numRuns: 40 },
  );
});

test('a file that does not fit is told so, and the others are kept', async () => {
  const device = openDevice(new MemoryServer(2 * BYTES));
  device.add('a.jpg', 'b.jpg', 'c.jpg');
  await device.settle();
  expect(device.states().map(({ kind }) => kind)).toEqual(['done', 'done', 'failed']);
  expect(device.states()[2]).toMatchObject({ code: 'storage-quota-exceeded', canRetry: true });
  expect(device.server.usedBytes).toBe(2 * BYTES);
});

test('what can never pass gives its room back, and another try begins with a new reservation', async () => {
  const device = openDevice();
  const { commit } = device.server;
  device.server.commit = async () => ({ outcome: 'refused', code: 'checksum-mismatch' });
  device.add('lake.jpg');
  await device.settle();
  expect(device.states()).toEqual([{ kind: 'failed', code: 'checksum-mismatch', canRetry: true }]);
  await device.wait(() => device.server.usedBytes === 0);
  expect(device.server.usedBytes).toBe(0);
  device.server.commit = commit;
  device.queue.retryFailed();
  await device.wait(() => device.states()[0]?.kind === 'done');
  expectSafe(device);
});

test('what arrived damaged on the way is sent again with a new reservation', async () => {
  const device = openDevice();
  const { commit } = device.server;
  device.server.commit = async (itemId) => {
    device.server.items.delete(itemId);
    device.server.commit = commit;
    return { outcome: 'refused', code: 'checksum-mismatch' };
  };
  device.add('lake.jpg');
  await device.settle();
  expectSafe(device);
});

test('a thumbnail that the store will not take never holds the photo back, and is not promised', async () => {
  const device = openDevice();
  const { commit } = device.server;
  const promised: (Blob | null)[] = [];
  device.server.sendThumbnail = async ({ size }) => {
    if (size === 'large') throw new AnswerError('The store', 403, null);
  };
  device.server.commit = (itemId, upload, inspection) => {
    promised.push(inspection.smallThumbnail, inspection.largeThumbnail);
    return commit(itemId, upload, inspection);
  };
  device.add('lake.jpg');
  await device.settle();
  expectSafe(device);
  expect(promised.map((thumbnail) => thumbnail !== null)).toEqual([true, false]);
});

test('what is on its way to an album that is in the trash for a while waits for it with all that arrived', async () => {
  const device = openDevice();
  device.server.trashedFor = 2;
  device.add('lake.jpg');
  await device.wait(() => device.states()[0]?.kind === 'reconnecting');
  expect(device.states()[0]).toMatchObject({ because: 'album' });
  await device.settle();
  expectSafe(device);
  expect(device.server.asked.filter((name) => name === 'send')).toHaveLength(1);
});

test('a cancelled upload gives its room back, even when the connection is lost and the page reloaded', async () => {
  const device = openDevice();
  device.server.disturbances.set(1, { moment: 'before', error: offline });
  device.add('lake.jpg');
  await device.wait(() => device.states()[0]?.kind === 'reconnecting');
  expect(device.server.usedBytes).toBe(BYTES);
  device.server.disturbances.set(2, { moment: 'before', error: offline });
  device.queue.cancelAll();
  await device.wait(() => device.server.asked.length === 3);
  expect(device.server.asked.at(-1)).toBe('release');
  expect(device.server.usedBytes).toBe(BYTES);
  await device.reload();
  await device.wait(() => device.server.usedBytes === 0);
  expect(device.server.usedBytes).toBe(0);
  expect(device.states()).toEqual([]);
});

test('an upload cancelled while its room is being asked for keeps none of it', async () => {
  const device = openDevice();
  const { reserve } = device.server;
  const answered = Promise.withResolvers<void>();
  let isAsked = false;
  device.server.reserve = async (request) => {
    isAsked = true;
    await answered.promise;
    return reserve(request);
  };
  device.add('lake.jpg');
  await device.wait(() => isAsked);
  device.queue.cancelAll();
  await device.wait();
  answered.resolve();
  await device.wait(() => device.server.asked.includes('release'));
  expect(device.server.asked).toEqual(['reserve', 'release']);
  expect(device.server.usedBytes).toBe(0);
  expect(device.server.items.size).toBe(0);
});

test('whoever is signed out goes on where the upload stood, after signing in', async () => {
  const device = openDevice();
  device.server.isSignedIn = false;
  device.server.disturbances.set(1, {
    moment: 'before',
    error: () => new AnswerError('The store', 401, null),
  });
  device.add('lake.jpg');
  await device.settle();
  expect(device.states()).toEqual([{ kind: 'failed', code: 'signed-out', canRetry: true }]);
  device.server.isSignedIn = true;
  await device.reload();
  await device.settle();
  expectSafe(device);
  expect(device.server.asked.filter((name) => name === 'reserve')).toHaveLength(1);
});

test('a damaged file waits for the person, over a reload too, and is kept when they say so', async () => {
  const device = openDevice(new MemoryServer(), async (file) => describeFile(file, 'truncated'));
  device.add('torn.jpg');
  await device.settle();
  expect(device.states()).toEqual([{ kind: 'damaged' }]);
  expect(device.server.asked).toEqual([]);
  await device.reload();
  await device.settle();
  expect(device.states()).toEqual([{ kind: 'damaged' }]);
  device.queue.keepAllDamaged();
  await device.wait(() => device.states()[0]?.kind === 'done');
  expectSafe(device);
});

test('a paused upload stays paused over a reload, and goes on when it is continued twice', async () => {
  const device = openDevice();
  device.server.disturbances.set(1, { moment: 'before', error: offline });
  device.add('lake.jpg');
  await device.wait(() => device.states()[0]?.kind === 'reconnecting');
  device.queue.pauseAll();
  await device.reload();
  await device.settle();
  expect(device.states()).toMatchObject([{ kind: 'paused' } satisfies Partial<UploadState>]);
  device.queue.resumeAll();
  device.queue.resumeAll();
  await device.wait(() => device.states()[0]?.kind === 'done');
  expectSafe(device);
});

test('a page takes over only the uploads of the page that is gone', async () => {
  const device = openDevice();
  device.server.disturbances.set(1, { moment: 'before', error: offline });
  device.add('lake.jpg');
  await device.wait(() => device.states()[0]?.kind === 'reconnecting');
  const other = device.openPage('other');
  await other.adopt(device.userId, 'somebody', new AbortController().signal);
  await device.wait(() => device.states()[0]?.kind === 'done');
  expect(other.snapshot()).toEqual([]);
  expectSafe(device);
});

test('a file added twice in a row is one upload, and one of the same content under another name is told so', async () => {
  const device = openDevice(new MemoryServer(), async (file) => {
    const answer = describeFile(file);
    if (answer.kind !== 'sound') return answer;
    return { ...answer, inspection: { ...answer.inspection, sha256: 'the same' } };
  });
  device.add('lake.jpg');
  device.add('lake.jpg', 'copy of lake.jpg');
  await device.settle();
  expect(device.states()).toEqual([
    { kind: 'done' },
    { kind: 'failed', code: 'media-already-in-album', canRetry: false },
  ]);
  expect(device.server.usedBytes).toBe(BYTES);
});

test('one file that cannot be read does not stop the others', async () => {
  const device = openDevice(new MemoryServer(), async (file) => {
    if (file.name === 'broken.jpg') throw new DOMException('gone', 'NotReadableError');
    return describeFile(file);
  });
  device.add('broken.jpg', 'a.jpg', 'b.jpg', 'c.jpg');
  await device.settle();
  expect(device.states().map(({ kind }) => kind)).toEqual(['failed', 'done', 'done', 'done']);
  expect(device.states()[0]).toMatchObject({ code: 'file-unreadable' });
});
