/**
 * Inspects files in workers. A file that a worker cannot read for any reason (a decoder that crashes or hangs, a script
 * that did not load) is described by the page itself, without picture and date: it is kept all the same.
 */
import { systemClock } from '#shared/clock.ts';
import type { Inspector } from './inspect.worker.ts';
import type { InspectionAnswer } from './inspectFile.ts';
import { inspectPlainly } from './inspectPlainly.ts';
import { createWorkerPool, WorkerFailedError } from './workerPool.ts';

/** One decodes while the other hashes. */
const WORKER_COUNT = 2;
/** A worker may take this long, in milliseconds, and more for large files: a film is read through once. */
const TIME_LIMIT = 60_000;
const SLOWEST_READING = 2_000;

const pool = createWorkerPool<Inspector>({
  count: WORKER_COUNT,
  clock: systemClock,
  start: () => new Worker(new URL('./inspect.worker.ts', import.meta.url), { type: 'module' }),
});

/** Throws the signal's reason, and a TypeError when the page is offline and lacks what it needs to read the file. */
export async function inspectInWorker(file: File, signal: AbortSignal): Promise<InspectionAnswer> {
  const limit = TIME_LIMIT + file.size / SLOWEST_READING;
  try {
    const answer = await pool.use(
      limit,
      signal,
      async (inspector): Promise<InspectionAnswer> => inspector.inspectFile(file),
    );
    const isUnread = answer.kind === 'refused' && answer.code === 'file-unreadable';
    return isUnread ? inspectPlainly(file) : answer;
  } catch (error) {
    if (error instanceof WorkerFailedError) return inspectPlainly(file);
    throw error;
  }
}
