/**
 * A few workers of one kind, each with one question at a time. A worker that crashes or does not answer in time is ended,
 * its question rejects with WorkerFailedError, and the next one gets a new worker. A worker says that it has loaded by
 * its first message, which it sends by itself: one that ends before rejects with WorkerNotLoadedError.
 */
import { type Endpoint, type Remote, releaseProxy, wrap } from 'comlink';
import PQueue from 'p-queue';
import type { Clock } from '#shared/clock.ts';

export class WorkerFailedError extends Error {
  override readonly name = 'WorkerFailedError';
}

/** Says nothing of the question: nobody heard it. */
export class WorkerNotLoadedError extends Error {
  override readonly name = 'WorkerNotLoadedError';
}

interface WorkerPool<Api> {
  /** Throws WorkerFailedError or WorkerNotLoadedError after `limit` milliseconds, the signal's reason, and what `ask` throws. */
  use<Answer>(
    limit: number,
    signal: AbortSignal,
    ask: (api: Remote<Api>) => Promise<Answer>,
  ): Promise<Answer>;
}

interface PooledWorker<Api> {
  readonly api: Remote<Api>;
  /** Rejects when the worker is beyond use. */
  readonly failure: Promise<never>;
  readonly describeFailure: (reason: string) => Error;
  answered: number;
  end(): void;
}

/** As much of a Worker as the pool needs. */
export interface Startable extends Endpoint {
  terminate(): void;
}

interface WorkerPoolOptions {
  readonly count: number;
  readonly clock: Clock;
  readonly start: () => Startable;
  /** After so many answers a worker is replaced, where its memory only grows. */
  readonly questionsPerWorker?: number;
}

export function createWorkerPool<Api>({
  count,
  clock,
  start,
  questionsPerWorker = Number.POSITIVE_INFINITY,
}: WorkerPoolOptions): WorkerPool<Api> {
  const places = new PQueue({ concurrency: count });
  const idle: PooledWorker<Api>[] = [];

  function startWorker(): PooledWorker<Api> {
    const worker = start();
    const failed = Promise.withResolvers<never>();
    failed.promise.catch(() => undefined);
    let isLoaded = false;
    const describeFailure = (reason: string) =>
      isLoaded ? new WorkerFailedError(reason) : new WorkerNotLoadedError(reason);
    worker.addEventListener('message', () => {
      isLoaded = true;
    });
    for (const event of ['error', 'messageerror'] as const) {
      worker.addEventListener(event, () => failed.reject(describeFailure(`The worker's ${event}.`)));
    }
    const api = wrap<Api>(worker);
    return {
      api,
      failure: failed.promise,
      describeFailure,
      answered: 0,
      end() {
        api[releaseProxy]();
        worker.terminate();
      },
    };
  }

  async function work<Answer>(
    limit: number,
    signal: AbortSignal,
    ask: (api: Remote<Api>) => Promise<Answer>,
  ): Promise<Answer> {
    const pooled = idle.pop() ?? startWorker();
    const isOver = new AbortController();
    const silence = clock.sleep(limit, AbortSignal.any([signal, isOver.signal])).then(() => {
      throw pooled.describeFailure(`The worker did not answer within ${limit} ms.`);
    });
    let staysInUse = false;
    try {
      const answer = await Promise.race([ask(pooled.api), pooled.failure, silence]);
      pooled.answered += 1;
      staysInUse = pooled.answered < questionsPerWorker;
      return answer;
    } finally {
      isOver.abort();
      silence.catch(() => undefined);
      if (staysInUse) idle.push(pooled);
      else pooled.end();
    }
  }

  return {
    use: (limit, signal, ask) => places.add(() => work(limit, signal, ask), { signal }),
  };
}
