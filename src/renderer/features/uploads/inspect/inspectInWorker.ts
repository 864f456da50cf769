/** Inspects files in a few workers, one file a worker at a time. A worker that dies or hangs is replaced. */
import { type Remote, wrap } from 'comlink';
import PQueue from 'p-queue';
import type { Inspector } from './inspect.worker.ts';
import type { InspectionAnswer } from './inspectFile.ts';

/** One decodes while the other hashes; more would take the page's own core. */
const WORKERS = 2;
/** How long a file may take: a while for any, and longer for what must be read whole, in milliseconds and bytes a millisecond. */
const PATIENCE = 60_000;
const SLOWEST_READING = 5_000;

interface Running {
  readonly worker: Worker;
  readonly remote: Remote<Inspector>;
}

const queue = new PQueue({ concurrency: WORKERS });
const idle: Running[] = [];

function start(): Running {
  const worker = new Worker(new URL('./inspect.worker.ts', import.meta.url), { type: 'module' });
  return { worker, remote: wrap<Inspector>(worker) };
}

/** Rejects when the worker dies or takes too long; that worker is then gone. */
async function inspectOnce(file: File, isLookedAt: boolean): Promise<InspectionAnswer> {
  const running = idle.pop() ?? start();
  const { worker, remote } = running;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const failure = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long.')), PATIENCE + file.size / SLOWEST_READING);
    worker.addEventListener('error', () => reject(new Error('The worker died.')), { once: true });
  });
  try {
    const answer = await Promise.race([remote.inspectFile(file, { isLookedAt }), failure]);
    idle.push(running);
    return answer;
  } catch (error) {
    worker.terminate();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Never rejects: a file that no worker survives is kept without being looked at, or refused by name. */
export async function inspectInWorker(file: File): Promise<InspectionAnswer> {
  return queue.add(async () => {
    try {
      return await inspectOnce(file, true);
    } catch {
      return inspectOnce(file, false).catch(
        (): InspectionAnswer => ({ kind: 'refused', code: 'file-unreadable' }),
      );
    }
  });
}
