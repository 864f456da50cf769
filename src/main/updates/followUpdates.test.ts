/** What the vendor's updater does by itself is in the integration tests; here it is slow, or silent. */
import { EventEmitter } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { followUpdates, type Updater } from './followUpdates.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const newer = { isUpdateAvailable: true, updateInfo: { version: '1.1.0' } };

function follow(checkForUpdates: () => Promise<unknown>, downloadUpdate = async () => [] as string[]) {
  const asked: string[] = [];
  const reported: string[] = [];
  const events = new EventEmitter();
  const updater = Object.assign(events, {
    checkForUpdates: () => {
      asked.push('check');
      return checkForUpdates();
    },
    downloadUpdate,
  });
  const updates = followUpdates({
    loadUpdater: async () => updater as unknown as Updater,
    canDownload: true,
    report: (event) => reported.push(event),
    onChange: () => undefined,
  });
  return { updates, asked, reported, events };
}

test('a server that stays silent is waited for a minute, and no longer', async () => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const over = new AbortController();
    setTimeout(() => over.abort(), milliseconds);
    return over.signal;
  });
  const { updates, reported } = follow(() => new Promise(() => undefined));
  const checking = updates.check(true);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(updates.current()).toEqual({ step: 'checking' });
  await vi.advanceTimersByTimeAsync(1);
  expect(await checking).toEqual({ step: 'failed', during: 'check' });
  expect(reported).toEqual(['update-check-failed']);
});

test('what is being downloaded, or was, is not looked for again', async () => {
  const download = Promise.withResolvers<string[]>();
  const { updates, asked, events } = follow(
    async () => newer,
    () => download.promise,
  );
  await updates.check(true);
  const downloading = updates.download();
  await vi.waitFor(() => expect(events.listenerCount('download-progress')).toBe(1));
  events.emit('download-progress', { percent: 40.7 });
  expect(await updates.check(true)).toEqual({ step: 'downloading', version: '1.1.0', percent: 40 });
  download.resolve([]);
  await downloading;
  expect(await updates.check(true)).toMatchObject({ step: 'ready', version: '1.1.0' });
  expect(asked).toEqual(['check']);
});
