/** Runs loads in a thread of their own, so that what is measured is the server's process and not the generator. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import type { OperationName } from './operations.ts';
import type { Scene } from './scene.ts';

export interface Load {
  readonly scene: Scene;
  readonly operation: OperationName;
  readonly clients: number;
  /** Milliseconds before anything counts. */
  readonly warmUp: number;
  /** Milliseconds in which operations begin; those that are under way then are waited for, and count. */
  readonly duration: number;
}

const loadResultSchema = z.object({ latencies: z.array(z.number()), seconds: z.number() });
/** `latencies` in milliseconds. */
export type LoadResult = z.infer<typeof loadResultSchema>;
const messageSchema = z.union([z.object({ result: loadResultSchema }), z.object({ failure: z.string() })]);

export interface Rate {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly median: number;
  readonly p99: number;
}

export interface Generator {
  /** Rejects when any operation of the load failed. */
  drive(load: Load): Promise<Rate>;
  stop(): Promise<unknown>;
}

export function startGenerator(): Generator {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  return {
    async drive(load) {
      worker.postMessage(load);
      const message = messageSchema.parse((await once(worker, 'message'))[0]);
      if ('failure' in message) throw new Error(`${load.operation} × ${load.clients}: ${message.failure}`);
      const { latencies, seconds } = message.result;
      const sorted = latencies.toSorted((one, other) => one - other);
      const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
      return { perSecond: latencies.length / seconds, median: at(0.5), p99: at(0.99) };
    },
    stop: () => worker.terminate(),
  };
}
