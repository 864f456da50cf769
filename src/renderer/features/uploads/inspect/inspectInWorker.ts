/** Asks a worker to inspect a file. Two workers: one decodes while the other hashes. */
import type { InspectionAnswer } from './inspectFile.ts';

const WORKER_COUNT = 2;

interface Helper {
  readonly worker: Worker;
  readonly pending: Map<number, (answer: InspectionAnswer) => void>;
}

let helpers: Helper[] | null = null;
let lastId = 0;

function startHelper(): Helper {
  const worker = new Worker(new URL('./inspect.worker.ts', import.meta.url), { type: 'module' });
  const pending = new Map<number, (answer: InspectionAnswer) => void>();
  worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; answer: InspectionAnswer }>) => {
    pending.get(data.id)?.(data.answer);
    pending.delete(data.id);
  });
  worker.addEventListener('error', () => {
    // A picture that crashes the decoder must not take the others with it.
    for (const answer of pending.values()) answer({ kind: 'refused', code: 'file-unreadable' });
    pending.clear();
  });
  return { worker, pending };
}

export function inspectInWorker(file: File): Promise<InspectionAnswer> {
  helpers ??= Array.from({ length: WORKER_COUNT }, startHelper);
  const helper = helpers.reduce((idlest, candidate) =>
    candidate.pending.size < idlest.pending.size ? candidate : idlest,
  );
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    helper.pending.set(id, resolve);
    helper.worker.postMessage({ id, file });
  });
}
