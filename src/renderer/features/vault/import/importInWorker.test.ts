import { expect, test } from 'vitest';
import { type Behaviour, TestWorker } from '#platform/workers/worker.testing.ts';
import { WorkerNotLoadedError } from '#platform/workers/workerPool.ts';
import { createManualClock } from '#shared/manualClock.testing.ts';
import { readFixture } from '#tests/support/vault/exports.ts';
import { createWorkerImporter } from './importInWorker.ts';
import { readExport } from './readExport.ts';

function createImporter(behaviour: Behaviour) {
  const started: TestWorker[] = [];
  const importer = createWorkerImporter({
    clock: createManualClock(),
    start: () => {
      const worker = new TestWorker(behaviour, { readExport });
      started.push(worker);
      return worker;
    },
  });
  return {
    started,
    read: (signal = new AbortController().signal) =>
      importer(readFixture('chrome.csv'), { language: 'en' }, signal),
  };
}

test('what was read leaves with its worker', async () => {
  const { read, started } = createImporter('sound');
  expect(await read()).toMatchObject({ outcome: 'read', source: 'chrome-csv' });
  expect(started.map(({ isEnded }) => isEnded)).toEqual([true]);
});

test('a file that brings the worker down is refused', async () => {
  const { read } = createImporter('dying');
  expect(await read()).toEqual({ outcome: 'refused', reason: 'too-costly' });
});

test('a worker that could not be fetched says nothing of the file', async () => {
  const { read } = createImporter('does not load');
  await expect(read()).rejects.toThrow(WorkerNotLoadedError);
});

test('who stops the reading ends its worker at once, however busy that is', async () => {
  const { read, started } = createImporter('silent');
  const stop = new AbortController();
  const reading = read(stop.signal);
  stop.abort(new Error('Stopped'));
  await expect(reading).rejects.toThrow('Stopped');
  expect(started.every(({ isEnded }) => isEnded)).toBe(true);
});
