import { AnswerError } from '#platform/backend/answerError.ts';
import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { BYTES, describeFile, offline, openDevice } from './device.testing.ts';
import { MemoryServer } from './queueServer.testing.ts';
import type { SendRequest } from './task.ts';
import { UploadStore } from './uploadStore.ts';

/** A device that counts its looks at files and the sessions that files are sent in. */
function openWatchedDevice(store?: UploadStore) {
  const server = new MemoryServer();
  const { send } = server;
  const sessions: (string | null)[] = [];
  server.send = (request) => {
    sessions.push(request.session);
    return send(request);
  };
  const looks: string[] = [];
  const device = openDevice(
    server,
    async (file) => {
      looks.push(file.name);
      return describeFile(file);
    },
    store,
  );
  return { device, server, sessions, looks };
}

/** Sends some bytes and breaks off, so many times, before it goes through. */
function breakOff(server: MemoryServer, times: number, error: () => Error): void {
  const { send } = server;
  let tries = 0;
  server.send = async (request: SendRequest) => {
    tries += 1;
    if (tries > times) return send(request);
    request.onProgress(tries);
    throw error();
  };
}

test('what did not arrive is sent again without another look at the file', async () => {
  const { device, server, looks, sessions } = openWatchedDevice();
  const { commit } = server;
  server.commit = async () => {
    server.commit = commit;
    return { outcome: 'refused', code: 'upload-incomplete' };
  };
  device.add('lake.jpg');
  await device.settle();
  expect(device.states()).toEqual([{ kind: 'done' }]);
  expect(looks).toEqual(['lake.jpg']);
  // A new reservation has another folder: the first one's session leads nowhere.
  expect(sessions).toEqual([null, null]);
});

test('what is refused as it is described is looked at again', async () => {
  const { device, server, looks } = openWatchedDevice();
  server.disturbances.set(0, { moment: 'before', error: () => new AnswerError('The store', 400, null) });
  device.add('lake.jpg');
  await device.settle();
  expect(device.states()).toEqual([{ kind: 'done' }]);
  expect(looks).toEqual(['lake.jpg', 'lake.jpg']);
});

test('another try after a refusal begins with another session', async () => {
  const { device, server, sessions } = openWatchedDevice();
  const { commit } = server;
  server.commit = async () => ({ outcome: 'refused', code: 'storage-quota-exceeded' });
  device.add('lake.jpg');
  await device.settle();
  server.commit = commit;
  device.queue.retryFailed();
  await device.wait(() => device.states()[0]?.kind === 'done');
  expect(device.states()).toEqual([{ kind: 'done' }]);
  expect(sessions).toEqual([null, null]);
});

test('what has arrived is not sent again when the commitment is lost', async () => {
  const { device, server } = openWatchedDevice();
  server.disturbances.set(4, { moment: 'before', error: offline });
  device.add('lake.jpg');
  await device.settle();
  expect(device.states()).toEqual([{ kind: 'done' }]);
  expect(server.asked.filter((name) => name === 'send')).toHaveLength(1);
  expect(server.asked.filter((name) => name === 'commit')).toHaveLength(2);
});

describe('While bytes move', () => {
  test('a line that is lost again and again is tried again soon', async () => {
    const { device, server } = openWatchedDevice();
    breakOff(server, 8, offline);
    device.add('lake.jpg');
    await device.settle();
    expect(device.states()).toEqual([{ kind: 'done' }]);
    expect(device.clock.slept.filter((delay) => delay >= 1_000)).toEqual(
      Array.from({ length: 8 }, () => 1_000),
    );
  });

  test('a token may be refused more often than it is believed otherwise', async () => {
    const { device, server } = openWatchedDevice();
    breakOff(server, 5, () => new AnswerError('The store', 401, null));
    device.add('lake.jpg');
    await device.settle();
    expect(device.states()).toEqual([{ kind: 'done' }]);
    expect(server.asked.filter((name) => name === 'renew')).toHaveLength(5);
  });
});

test('a file that is gone from its disk is told apart from a lost line', async () => {
  const { device, server } = openWatchedDevice(new UploadStore(0));
  server.send = () => Promise.reject(offline());
  const file = new File([new Uint8Array(BYTES)], 'lake.jpg');
  file.slice = () =>
    Object.assign(new Blob(), {
      arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
    });
  device.choose(file);
  await device.settle();
  expect(device.states()).toEqual([{ kind: 'failed', code: 'file-unreadable', canRetry: true }]);
});

describe('Room that is given back', () => {
  async function cancelReserved(release?: () => Promise<void>) {
    const { device, server } = openWatchedDevice();
    server.disturbances.set(1, { moment: 'before', error: offline });
    if (release) server.release = release;
    device.add('lake.jpg');
    await device.wait(() => device.states()[0]?.kind === 'reconnecting');
    device.queue.cancelAll();
    return device;
  }
  const releasesOf = ({ userId }: { readonly userId: Parameters<UploadStore['listReleases']>[0] }) =>
    new UploadStore().listReleases(userId);

  test('is asked back once, and then forgotten', async () => {
    const device = await cancelReserved();
    await device.wait(() => device.server.asked.includes('release'));
    await device.wait();
    expect(device.server.asked.filter((name) => name === 'release')).toHaveLength(1);
    expect(await releasesOf(device)).toEqual([]);
  });

  test('waits on the disk when its owner leaves before the server has answered', async () => {
    let asked = 0;
    const device = await cancelReserved(async () => {
      asked += 1;
      throw offline();
    });
    await device.wait(() => asked > 0);
    device.queue.leave();
    await device.wait();
    expect(await releasesOf(device)).toHaveLength(1);
  });

  test('is left to the server where it refuses', async () => {
    let asked = 0;
    const device = await cancelReserved(async () => {
      asked += 1;
      throw new AnswerError('The store', 403, null);
    });
    await device.wait(() => asked > 0);
    await device.wait();
    expect(asked).toBe(1);
    expect(await releasesOf(device)).toEqual([]);
  });
});
