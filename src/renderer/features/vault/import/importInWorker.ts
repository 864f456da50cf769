/** Reads exports in a worker, each in one of its own: what was read leaves with it, and so does a file that brings it down. */

import { createWorkerPool, type Startable, WorkerFailedError } from '#platform/workers/workerPool.ts';
import type { Clock } from '#shared/clock.ts';
import { systemClock } from '#shared/clock.ts';
import type { Importer } from './import.worker.ts';
import type { ImportOutcome } from './importOutcome.ts';
import type { ImportAnswers } from './readExport.ts';

/** In milliseconds: the dearest key that is derived at all takes about half of it. */
const TIME_LIMIT = 600_000;

interface WorkerImporterOptions {
  readonly clock: Clock;
  readonly start: () => Startable;
}

/** Throws the signal's reason, and WorkerNotLoadedError when the worker could not be fetched. */
type ImportInWorker = (file: Blob, answers: ImportAnswers, signal: AbortSignal) => Promise<ImportOutcome>;

export function createWorkerImporter({ clock, start }: WorkerImporterOptions): ImportInWorker {
  const pool = createWorkerPool<Importer>({ count: 1, clock, start, questionsPerWorker: 1 });
  return async (file, answers, signal) => {
    try {
      return await pool.use<ImportOutcome>(TIME_LIMIT, signal, async (importer) =>
        importer.readExport(file, answers),
      );
    } catch (error) {
      if (error instanceof WorkerFailedError) return { outcome: 'refused', reason: 'too-costly' };
      throw error;
    }
  };
}

export const importInWorker = createWorkerImporter({
  clock: systemClock,
  start: () => new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module' }),
});
