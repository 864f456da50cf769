import { expose } from 'comlink';
import { expect, test } from 'vitest';
import { createManualClock, type ManualClock } from '#shared/manualClock.testing.ts';
import { createWorkerPool, type Startable, WorkerFailedError } from './workerPool.ts';

interface Reader {
  read(name: string): string;
}

/** A thread of its own is not needed to see one fail: this end of a channel answers, breaks, or is silent. */
class TestWorker extends EventTarget implements Startable {
  readonly #channel = new MessageChannel();
  isEnded = false;

  constructor(behaviour: 'sound' | 'broken' | 'silent') {
    super();
    if (behaviour === 'sound') expose({ read: (name: string) => `${name}!` }, this.#channel.port2);
    if (behaviour === 'broken') queueMicrotask(() => this.dispatchEvent(new Event('error')));
    this.#channel.port1.addEventListener('message', ({ data }) => {
      this.dispatchEvent(new MessageEvent('message', { data }));
    });
    this.#channel.port1.start();
  }

  postMessage(message: unknown): void {
    this.#channel.port1.postMessage(message);
  }

  terminate(): void {
    this.isEnded = true;
    this.#channel.port1.close();
    this.#channel.port2.close();
  }
}

function createPool(behaviours: ('sound' | 'broken' | 'silent')[], count = 1) {
  const clock: ManualClock = createManualClock();
  const started: TestWorker[] = [];
  const pool = createWorkerPool<Reader>({
    count,
    clock,
    start: () => {
      const worker = new TestWorker(behaviours.shift() ?? 'sound');
      started.push(worker);
      return worker;
    },
  });
  const read = (name: string, signal = new AbortController().signal) =>
    pool.use(60_000, signal, (reader) => reader.read(name));
  return { clock, started, read };
}

test('one worker answers question after question', async () => {
  const { read, started } = createPool(['sound']);
  expect(await Promise.all(['a', 'b', 'c'].map((name) => read(name)))).toEqual(['a!', 'b!', 'c!']);
  expect(started).toHaveLength(1);
});

test('a worker that does not load fails its question, and the next one gets a new worker', async () => {
  const { read, started } = createPool(['broken', 'sound']);
  const outcomes = await Promise.allSettled([read('a'), read('b')]);
  expect(outcomes).toMatchObject([
    { status: 'rejected', reason: expect.any(WorkerFailedError) },
    { status: 'fulfilled', value: 'b!' },
  ]);
  expect(started.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});

test('a worker that never answers is ended after its time, and the others go on', async () => {
  const { read, started, clock } = createPool(['silent', 'sound']);
  const silent = expect(read('a')).rejects.toBeInstanceOf(WorkerFailedError);
  const next = read('b');
  await clock.advance(60_000);
  await silent;
  expect(await next).toBe('b!');
  expect(started[0]?.isEnded).toBe(true);
});

test('a question that is given up frees its place at once', async () => {
  const { read } = createPool(['silent', 'sound']);
  const stop = new AbortController();
  const given = expect(read('a', stop.signal)).rejects.toBe('cancelled');
  const next = read('b');
  stop.abort('cancelled');
  await given;
  expect(await next).toBe('b!');
});

test('a question that is given up while it waits never starts a worker', async () => {
  const { read, started } = createPool(['silent'], 1);
  const first = new AbortController();
  const ignored = read('a', first.signal).catch(() => undefined);
  const stop = new AbortController();
  const waiting = expect(read('b', stop.signal)).rejects.toBe('cancelled');
  stop.abort('cancelled');
  await waiting;
  expect(started).toHaveLength(1);
  first.abort('over');
  await ignored;
});
