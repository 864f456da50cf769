import { expect, test } from 'vitest';
import { createManualClock, type ManualClock } from '#shared/manualClock.testing.ts';
import { type Behaviour, TestWorker } from './worker.testing.ts';
import { createWorkerPool, WorkerFailedError, WorkerNotLoadedError } from './workerPool.ts';

interface Reader {
  read(name: string): string;
}

function createPool(
  behaviours: Behaviour[],
  { count = 1, questionsPerWorker = Number.POSITIVE_INFINITY } = {},
) {
  const clock: ManualClock = createManualClock();
  const started: TestWorker[] = [];
  const pool = createWorkerPool<Reader>({
    count,
    clock,
    questionsPerWorker,
    start: () => {
      const worker = new TestWorker(behaviours.shift() ?? 'sound', { read: (name: string) => `${name}!` });
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
  const { read, started } = createPool(['does not load', 'sound']);
  const outcomes = await Promise.allSettled([read('a'), read('b')]);
  expect(outcomes).toMatchObject([
    { status: 'rejected', reason: expect.any(WorkerNotLoadedError) },
    { status: 'fulfilled', value: 'b!' },
  ]);
  expect(started.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});

test.each(['dying', 'garbled'] as const)(
  'a worker that is %s fails its question, and the next one gets a new worker',
  async (behaviour) => {
    const { read, started } = createPool([behaviour, 'sound']);
    const outcomes = await Promise.allSettled([read('a'), read('b')]);
    expect(outcomes).toMatchObject([
      { status: 'rejected', reason: expect.any(WorkerFailedError) },
      { status: 'fulfilled', value: 'b!' },
    ]);
    expect(started.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  },
);

test('a worker that never loads is ended after its time', async () => {
  const { read, started, clock } = createPool(['never loads']);
  const unheard = expect(read('a')).rejects.toBeInstanceOf(WorkerNotLoadedError);
  await clock.advance(60_000);
  await unheard;
  expect(started[0]?.isEnded).toBe(true);
});

test('a worker is replaced after as many answers as it may give', async () => {
  const { read, started } = createPool([], { questionsPerWorker: 2 });
  for (const name of ['a', 'b', 'c', 'd', 'e']) expect(await read(name)).toBe(`${name}!`);
  expect(started.map(({ isEnded }) => isEnded)).toEqual([true, true, false]);
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
  const { read, started } = createPool(['silent']);
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
