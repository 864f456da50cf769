import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { albumIdSchema } from '#shared/domain/ids.ts';
import { album, BYTES, describeFile, offline, openDevice } from './device.testing.ts';
import { MemoryServer } from './queueServer.testing.ts';
import type { CommitAnswer } from './task.ts';
import { UploadStore } from './uploadStore.ts';

const TAKEN = 1_563_120_202_000;

/** A file whose content is one letter, so many times. */
const photo = (letter: string, { name = 'DSC_0001.ARW', lastModified = TAKEN } = {}) =>
  new File([letter.repeat(BYTES)], name, { lastModified });

/** Keeps what arrives, and a commitment only of what was promised. */
class ComparingServer extends MemoryServer {
  readonly promised = new Map<string, string>();
  readonly arrived = new Map<string, string>();

  constructor() {
    super();
    const { reserve, send, commit } = this;
    this.reserve = (request) => {
      this.promised.set(request.itemId, request.inspection.md5);
      return reserve(request);
    };
    this.send = async (request) => {
      this.arrived.set(request.folder, (await request.content.text()).slice(0, 1));
      return send(request);
    };
    this.commit = async (itemId, upload, inspection): Promise<CommitAnswer> => {
      if (this.arrived.get(itemId) === this.promised.get(itemId)) return commit(itemId, upload, inspection);
      this.items.delete(itemId);
      return { outcome: 'refused', code: 'checksum-mismatch' };
    };
  }

  /** Contents that are safe. */
  get kept(): readonly (string | undefined)[] {
    return [...this.items].flatMap(([id, { state }]) => (state === 'ready' ? [this.arrived.get(id)] : []));
  }
}

type Inspect = NonNullable<Parameters<typeof openDevice>[1]>;

async function inspectContent(file: File): ReturnType<Inspect> {
  const answer = describeFile(file);
  if (answer.kind !== 'sound') return answer;
  const sha256 = (await file.text()).slice(0, 1);
  return { ...answer, inspection: { ...answer.inspection, sha256, md5: sha256 } };
}

/** A disk that is too small for any file. */
const openFullDevice = (server: ComparingServer, inspect: Inspect = inspectContent) =>
  openDevice(server, inspect, new UploadStore(0));
type Device = ReturnType<typeof openDevice>;

const waits = { kind: 'failed', code: 'file-needed', canRetry: false };

/** A device where a reload lost one file, after its room was reserved. */
async function loseFile() {
  const server = new ComparingServer();
  const device = openFullDevice(server);
  server.disturbances.set(1, { moment: 'before', error: offline });
  device.choose(photo('A'));
  await device.wait(() => device.states()[0]?.kind === 'reconnecting');
  await device.reload();
  await device.settle();
  expect(device.states()).toEqual([waits]);
  return { device, server };
}

test('a file that a reload lost goes on where it was when it is chosen again', async () => {
  const { device, server } = await loseFile();
  expect(device.queue.isAwaited(device.userId, album.id, photo('A'))).toBe(true);
  device.choose(photo('A'));
  await device.wait(() => device.states()[0]?.kind === 'done');
  expect(device.states()).toEqual([{ kind: 'done' }]);
  expect(server.kept).toEqual(['A']);
  expect(server.asked.filter((name) => name === 'reserve')).toHaveLength(1);
  expect(server.usedBytes).toBe(BYTES);
});

test('it goes on with the same content under another name, too', async () => {
  const { device, server } = await loseFile();
  device.choose(photo('A', { name: 'the lake.arw', lastModified: 7 }));
  await device.wait(() => device.states()[0]?.kind === 'done');
  expect(device.states()).toEqual([{ kind: 'done' }]);
  expect(server.usedBytes).toBe(BYTES);
});

test.each([
  ['taken at another time', 999_999],
  ['taken at the same time', TAKEN],
])(
  'another file of the same name and size, %s, is an upload of its own, and the lost one goes on waiting',
  async (_when, lastModified) => {
    const { device, server } = await loseFile();
    device.choose(photo('B', { lastModified }));
    await device.wait(() => device.states()[1]?.kind === 'done');
    expect(device.states()).toEqual([waits, { kind: 'done' }]);
    expect(server.kept).toEqual(['B']);
    device.choose(photo('A'));
    await device.wait(() => device.states()[0]?.kind === 'done');
    expect(device.states()).toEqual([{ kind: 'done' }, { kind: 'done' }]);
    expect(server.kept).toEqual(['A', 'B']);
    expect(server.usedBytes).toBe(2 * BYTES);
  },
);

test('a file pressed twice goes on once', async () => {
  const { device, server } = await loseFile();
  device.choose(photo('A'), photo('A'));
  await device.wait(() => device.states().length === 1 && device.states()[0]?.kind === 'done');
  await device.wait();
  expect(device.states()).toEqual([{ kind: 'done' }]);
  expect(server.usedBytes).toBe(BYTES);
});

test('a file that was chosen again is kept on the device where there is room, over the next reload', async () => {
  const server = new ComparingServer();
  const store = new UploadStore();
  let isFull = true;
  const saveFile: UploadStore['saveFile'] = (id, file) =>
    isFull ? Promise.resolve(false) : UploadStore.prototype.saveFile.call(store, id, file);
  const device = openDevice(server, inspectContent, Object.assign(store, { saveFile }));
  for (const index of [1, 2]) server.disturbances.set(index, { moment: 'before', error: offline });
  device.choose(photo('A'));
  await device.wait(() => device.states()[0]?.kind === 'reconnecting');
  await device.reload();
  await device.settle();
  isFull = false;
  device.choose(photo('A'));
  await device.wait(() => device.states().length === 1 && device.states()[0]?.kind === 'reconnecting');
  await device.reload();
  await device.wait(() => device.states()[0]?.kind === 'done');
  expect(server.kept).toEqual(['A']);
});

describe('A file that was lost before it was looked at', () => {
  async function loseEarly() {
    const server = new ComparingServer();
    let isOpen = false;
    const device = openFullDevice(server, (file, signal) =>
      isOpen ? inspectContent(file) : new Promise((_, reject) => signal.addEventListener('abort', reject)),
    );
    device.choose(photo('A'));
    await device.wait(() => device.states()[0]?.kind === 'inspecting');
    await device.reload();
    isOpen = true;
    await device.settle();
    expect(device.states()).toEqual([waits]);
    return { device, server };
  }

  test('goes on with one of the same name, size and date', async () => {
    const { device, server } = await loseEarly();
    device.choose(photo('A'));
    await device.wait(() => device.states()[0]?.kind === 'done');
    expect(device.states()).toEqual([{ kind: 'done' }]);
    expect(server.kept).toEqual(['A']);
  });

  test('goes on waiting when one of another date is chosen', async () => {
    const { device, server } = await loseEarly();
    expect(device.queue.isAwaited(device.userId, album.id, photo('B', { lastModified: 1 }))).toBe(false);
    device.choose(photo('B', { lastModified: 1 }));
    await device.wait(() => device.states()[1]?.kind === 'done');
    expect(device.states()).toEqual([waits, { kind: 'done' }]);
    expect(server.kept).toEqual(['B']);
  });

  test('goes on waiting when the same file is chosen for another album', async () => {
    const { device } = await loseEarly();
    device.queue.add(device.userId, { id: albumIdSchema.parse('winter'), title: 'Winter' }, [photo('A')]);
    await device.wait(() => device.states()[1]?.kind === 'done');
    expect(
      device.queue.snapshot().map(({ destination }) => destination.kind === 'album' && destination.albumId),
    ).toEqual([album.id, 'winter']);
    expect(device.states()).toEqual([waits, { kind: 'done' }]);
  });
});

test('a file that no longer is what was promised is looked at again, and not called damaged for ever', async () => {
  const server = new ComparingServer();
  let looks = 0;
  const device = openDevice(server, async (file) => {
    looks += 1;
    // Its first look was at what the file was before.
    return inspectContent(looks === 1 ? photo('Z') : file);
  });
  device.choose(photo('A'));
  await device.settle();
  expect(device.states()).toEqual([{ kind: 'done' }]);
  expect(server.kept).toEqual(['A']);
  expect(server.usedBytes).toBe(BYTES);
});

test('what had arrived before a reload lost its file is kept without the file', async () => {
  const server = new ComparingServer();
  const device = openFullDevice(server);
  server.disturbances.set(4, { moment: 'before', error: offline });
  device.choose(photo('A'));
  await device.wait(() => device.states()[0]?.kind === 'reconnecting');
  await device.reload();
  await device.wait(() => device.states()[0]?.kind === 'done');
  expect(server.kept).toEqual(['A']);
});

test.each([
  ['paused', 'none', (device: Device) => device.queue.pauseAll()],
  ['damaged', 'truncated', () => undefined],
] as const)('what was %s says after a reload that its file is needed', async (_state, damage, act) => {
  const server = new ComparingServer();
  server.disturbances.set(1, { moment: 'before', error: offline });
  const device = openFullDevice(server, async (file) =>
    describeFile(file, damage === 'none' ? null : damage),
  );
  device.choose(photo('A'));
  await device.wait(() => ['reconnecting', 'damaged'].includes(device.states()[0]?.kind ?? ''));
  act(device);
  await device.reload();
  await device.settle();
  expect(device.states()).toEqual([waits]);
  await device.reload();
  await device.settle();
  expect(device.states()).toEqual([waits]);
});

describe('A kept file that the browser cannot read back', () => {
  test('needs to be chosen again, and holds no other upload and no room back', async () => {
    const store = new UploadStore();
    const device = openDevice(new MemoryServer(), async (file) => describeFile(file), store);
    for (let index = 0; index < 20; index += 1) {
      device.server.disturbances.set(index, { moment: 'before', error: offline });
    }
    device.add('given-up.jpg', 'torn.jpg', 'sound.jpg');
    await device.wait(
      () => device.states().length === 3 && device.states().every(({ kind }) => kind === 'reconnecting'),
    );
    const [givenUp, torn] = device.queue.snapshot();
    device.queue.cancel(givenUp?.id ?? '');
    await device.wait(() => device.server.asked.includes('release'));
    store.readFile = (id) =>
      id === torn?.id
        ? Promise.reject(new DOMException('Failed to read large IndexedDB value', 'DataError'))
        : UploadStore.prototype.readFile.call(store, id);
    device.server.disturbances.clear();
    device.server.asked.length = 0;
    await device.reload();
    await device.settle();
    const states = new Map(device.queue.snapshot().map(({ fileName, state }) => [fileName, state]));
    expect(Object.fromEntries(states)).toEqual({ 'torn.jpg': waits, 'sound.jpg': { kind: 'done' } });
    await device.wait(() => device.server.asked.includes('release'));
    expect(device.server.asked).toContain('release');
  });
});
