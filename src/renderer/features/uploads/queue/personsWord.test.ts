import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { albumIdSchema } from '#shared/domain/ids.ts';
import type { InspectionAnswer } from '../inspect/inspectFile.ts';
import { BYTES, describeFile, offline, openDevice } from './device.testing.ts';
import { MemoryServer } from './queueServer.testing.ts';
import { UploadStore } from './uploadStore.ts';

/** A device whose server answers the first commitment when it is told to. */
async function openCommitting() {
  const device = openDevice();
  const { commit } = device.server;
  const answered = Promise.withResolvers<void>();
  device.server.commit = async (...request) => {
    const answer = await commit(...request);
    await answered.promise;
    return answer;
  };
  device.add('lake.jpg');
  await device.wait(() => device.server.asked.includes('commit'));
  return { device, answer: answered.resolve };
}

/** Counts how many of its calls are under way at once. */
function countAtOnce(turns: number) {
  let current = 0;
  const counted = {
    most: 0,
    async during<T>(act: () => Promise<T>): Promise<T> {
      current += 1;
      counted.most = Math.max(counted.most, current);
      for (let turn = 0; turn < turns; turn += 1) await new Promise((resume) => setImmediate(resume));
      current -= 1;
      return act();
    },
  };
  return counted;
}

const refuse = async (): Promise<InspectionAnswer> => ({ kind: 'refused', code: 'file-empty' });

test('what became safe while it was paused is safe', async () => {
  const { device, answer } = await openCommitting();
  device.queue.pauseAll();
  await device.wait(() => device.states()[0]?.kind === 'paused');
  answer();
  await device.wait(() => device.states()[0]?.kind === 'done');
  expect(device.states()).toEqual([{ kind: 'done' }]);
});

test('an upload paused and continued while it is being committed is committed once, and stays safe', async () => {
  const { device, answer } = await openCommitting();
  device.queue.pauseAll();
  device.queue.resumeAll();
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resume) => setImmediate(resume));
  answer();
  await device.wait(() => device.states()[0]?.kind === 'done');
  await device.wait();
  expect(device.states()).toEqual([{ kind: 'done' }]);
  expect(device.server.asked.filter((name) => name === 'commit')).toHaveLength(1);
  expect(await new UploadStore().list(device.userId)).toEqual([]);
});

test('two files are looked at and three are sent at a time', async () => {
  const looking = countAtOnce(5);
  const sending = countAtOnce(50);
  const server = new MemoryServer();
  const { send } = server;
  server.send = (request) => sending.during(() => send(request));
  const device = openDevice(server, (file) => looking.during(async () => describeFile(file)));
  device.add(...Array.from({ length: 9 }, (_, index) => `${index}.jpg`));
  await device.wait(
    () => device.states().length === 9 && device.states().every(({ kind }) => kind === 'done'),
  );
  expect({ looking: looking.most, sending: sending.most }).toEqual({ looking: 2, sending: 3 });
});

test('the same content goes into two albums at once', async () => {
  const device = openDevice();
  const file = new File([new Uint8Array(BYTES)], 'lake.jpg');
  for (const id of ['summer', 'winter']) {
    device.queue.add(device.userId, { id: albumIdSchema.parse(id), title: id }, [file]);
  }
  await device.settle();
  expect(device.states()).toEqual([{ kind: 'done' }, { kind: 'done' }]);
});

test('what failed is neither paused nor, where it can never go through, tried again', async () => {
  const device = openDevice(new MemoryServer(), refuse);
  device.add('empty.jpg');
  await device.settle();
  const failed = { kind: 'failed', code: 'file-empty', canRetry: false };
  expect(device.states()).toEqual([failed]);
  device.queue.pauseAll();
  await device.wait();
  expect(device.states()).toEqual([failed]);
  const seen = new Set<string>();
  device.queue.subscribe(() => seen.add(device.states()[0]?.kind ?? ''));
  device.queue.retryFailed();
  await device.wait();
  expect([...seen]).toEqual([]);
});

describe('After a reload', () => {
  test('what failed waits for the person', async () => {
    const device = openDevice(new MemoryServer(0));
    device.add('lake.jpg');
    await device.settle();
    const asked = device.server.asked.length;
    await device.reload();
    await device.settle();
    await device.wait();
    expect(device.states()).toEqual([{ kind: 'failed', code: 'storage-quota-exceeded', canRetry: true }]);
    expect(device.server.asked).toHaveLength(asked);
  });

  test('what can never go through is not shown again', async () => {
    const device = openDevice(new MemoryServer(), refuse);
    device.add('empty.jpg');
    await device.settle();
    await device.reload();
    await device.wait();
    expect(device.states()).toEqual([]);
  });
});

test('whoever leaves the page stops what is on its way, and keeps its room', async () => {
  const device = openDevice();
  device.server.disturbances.set(1, { moment: 'before', error: offline });
  device.add('lake.jpg');
  await device.wait(() => device.states()[0]?.kind === 'reconnecting');
  device.queue.leave();
  await device.wait();
  expect(device.server.asked).toEqual(['reserve', 'send']);
  expect(device.server.usedBytes).toBe(BYTES);
});

test('whoever leaves while their uploads are taken over sends nothing', async () => {
  const store = new UploadStore();
  const device = openDevice(new MemoryServer(), undefined, store);
  device.server.disturbances.set(1, { moment: 'before', error: offline });
  device.add('lake.jpg');
  await device.wait(() => device.states()[0]?.kind === 'reconnecting');
  device.queue.leave();
  const read = Promise.withResolvers<void>();
  store.readFile = async (id) => {
    await read.promise;
    return UploadStore.prototype.readFile.call(store, id);
  };
  const next = device.openPage('next');
  const left = new AbortController();
  const adopting = next.adopt(device.userId, '0', left.signal);
  await device.wait();
  next.leave();
  left.abort();
  read.resolve();
  await adopting;
  await device.wait();
  expect(next.snapshot()).toEqual([]);
  expect(device.server.asked).toEqual(['reserve', 'send']);
});

test('whoever leaves while rooms to be given back are read leaves them to the next page', async () => {
  const store = new UploadStore();
  const device = openDevice(new MemoryServer(), undefined, store);
  for (const index of [1, 2]) device.server.disturbances.set(index, { moment: 'before', error: offline });
  device.add('lake.jpg');
  await device.wait(() => device.states()[0]?.kind === 'reconnecting');
  device.queue.cancelAll();
  await device.wait(() => device.server.asked.includes('release'));
  device.queue.leave();
  const next = device.openPage('next');
  const left = new AbortController();
  const adopting = next.adopt(device.userId, '0', left.signal);
  next.leave();
  left.abort();
  await adopting;
  await device.wait();
  expect(device.server.asked).toEqual(['reserve', 'send', 'release']);
});

test('a file whose upload was cancelled while it was being kept is not kept', async () => {
  const store = new UploadStore();
  const keeping = Promise.withResolvers<void>();
  store.saveFile = async (id, file) => {
    await keeping.promise;
    return UploadStore.prototype.saveFile.call(store, id, file);
  };
  const device = openDevice(new MemoryServer(), () => new Promise(() => undefined), store);
  device.add('lake.jpg');
  await device.wait(() => device.states()[0]?.kind === 'inspecting');
  const [upload] = device.queue.snapshot();
  device.queue.cancelAll();
  keeping.resolve();
  await device.wait();
  expect(await store.readFile(upload?.id ?? '')).toBeNull();
});

test('what is extended is what uploads on their way hold, and nothing else', async () => {
  const device = openDevice(new MemoryServer(3 * BYTES));
  const { commit } = device.server;
  device.server.commit = async (itemId, upload, inspection) =>
    upload.fileName === 'torn.jpg'
      ? { outcome: 'refused', code: 'checksum-mismatch' }
      : commit(itemId, upload, inspection);
  device.add('done.jpg');
  await device.settle();
  device.add('torn.jpg');
  await device.settle();
  expect(device.states().map(({ kind }) => kind)).toEqual(['done', 'failed']);
  expect(device.queue.reservedItems('album')).toEqual([]);
  const { send } = device.server;
  device.server.send = () => Promise.reject(offline());
  device.add('lake.jpg');
  await device.wait(() => device.states()[2]?.kind === 'reconnecting');
  expect(device.queue.reservedItems('album')).toEqual([device.queue.snapshot()[2]?.id]);
  device.server.send = send;
  await device.wait(() => device.states()[2]?.kind === 'done');
  expect(device.queue.reservedItems('album')).toEqual([]);
});
