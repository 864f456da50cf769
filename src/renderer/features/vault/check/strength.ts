/** Weighs passwords in a worker that is fetched when the first one is weighed. */
import { createWorkerPool, type Startable, WorkerFailedError } from '#platform/workers/workerPool.ts';
import { type Clock, systemClock } from '#shared/clock.ts';
import type { StrengthWorker } from './strength.worker.ts';
import type { Strength } from './strengthScale.ts';

/** In milliseconds, with the fetching of the words on a slow line. */
const TIME_LIMIT = 20_000;

interface StrengthMeterOptions {
  readonly clock: Clock;
  readonly start: () => Startable;
}

/**
 * `known` is what whoever guesses knows as well: the site, the name there. Null when it took too long: then nothing is
 * said of the password. Throws the signal's reason, and WorkerNotLoadedError when the worker could not be fetched.
 */
export type WeighInWorker = (
  password: string,
  known: readonly string[],
  signal: AbortSignal,
) => Promise<Strength | null>;

export function createStrengthMeter({ clock, start }: StrengthMeterOptions): WeighInWorker {
  const pool = createWorkerPool<StrengthWorker>({ count: 1, clock, start });
  return async (password, known, signal) => {
    try {
      return await pool.use<Strength>(TIME_LIMIT, signal, async (meter) =>
        meter.weighPassword(password, [...known]),
      );
    } catch (error) {
      if (error instanceof WorkerFailedError) return null;
      throw error;
    }
  };
}

export const weighInWorker = createStrengthMeter({
  clock: systemClock,
  start: () => new Worker(new URL('./strength.worker.ts', import.meta.url), { type: 'module' }),
});
