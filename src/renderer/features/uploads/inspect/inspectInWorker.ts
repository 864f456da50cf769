/** Inspects files in a few workers, one file a worker at a time. A worker that dies or hangs is replaced. */
import { type Remote, transfer, wrap } from 'comlink';
import PQueue from 'p-queue';
import { decodeInPage } from './decodeInPage.ts';
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
async function ask<Answer>(
  byteCount: number,
  question: (inspector: Remote<Inspector>) => Promise<Answer>,
): Promise<Answer> {
  const running = idle.pop() ?? start();
  const { worker, remote } = running;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const failure = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long.')), PATIENCE + byteCount / SLOWEST_READING);
    worker.addEventListener('error', () => reject(new Error('The worker died.')), { once: true });
  });
  try {
    const answer = await Promise.race([question(remote), failure]);
    idle.push(running);
    return answer;
  } catch (error) {
    worker.terminate();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** A picture that no worker reads, but this page draws, is shown; only what is missing at its end is then a damage. */
async function secondLook(file: File, answer: InspectionAnswer): Promise<InspectionAnswer> {
  if (answer.kind === 'refused' || answer.inspection.damage === null) return answer;
  const { inspection } = answer;
  const picture = await decodeInPage(file, inspection.contentType);
  if (!picture) return answer;
  const { width, height } = picture;
  const { small, large, placeholder } = await ask(file.size, (inspector) =>
    inspector.drawThumbnails(transfer(picture, [picture])),
  );
  return {
    kind: 'sound',
    inspection: {
      ...inspection,
      width,
      height,
      damage: inspection.damage === 'truncated' ? 'truncated' : null,
      placeholder,
      smallThumbnail: small,
      largeThumbnail: large,
    },
  };
}

/** Never rejects: a file that no worker survives is kept without being looked at, or refused by name. */
export async function inspectInWorker(file: File): Promise<InspectionAnswer> {
  return queue.add(async () => {
    const inspect = (isLookedAt: boolean) =>
      ask<InspectionAnswer>(file.size, async (inspector) => inspector.inspectFile(file, { isLookedAt }));
    try {
      const answer = await inspect(true);
      return await secondLook(file, answer).catch(() => answer);
    } catch {
      return inspect(false).catch((): InspectionAnswer => ({ kind: 'refused', code: 'file-unreadable' }));
    }
  });
}
