/** Asks a worker of its own to decode HEIC or TIFF, and ends it when it takes too long or has decoded enough. */
import { type Remote, wrap } from 'comlink';
import type { ForeignDecoder, ForeignKind } from './foreign.worker.ts';

/** Longer than any sound picture takes, in milliseconds. */
const TIME_LIMIT = 10_000;
/** libheif's memory only grows, so its worker is replaced now and then. */
const PICTURES_PER_WORKER = 12;

interface Running {
  readonly worker: Worker;
  readonly remote: Remote<ForeignDecoder>;
  decoded: number;
}

let running: Running | null = null;

function start(): Running {
  const worker = new Worker(new URL('./foreign.worker.ts', import.meta.url), { type: 'module' });
  return { worker, remote: wrap<ForeignDecoder>(worker), decoded: 0 };
}

function end(): void {
  running?.worker.terminate();
  running = null;
}

/** Upright, full size; null when it cannot be decoded. One at a time. */
export async function decodeForeign(kind: ForeignKind, file: Blob): Promise<ImageBitmap | null> {
  running ??= start();
  const { worker, remote } = running;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A worker that hangs or dies answers nothing.
  const failure = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long.')), TIME_LIMIT);
    worker.addEventListener('error', () => reject(new Error('The worker died.')), { once: true });
  });
  try {
    const picture = await Promise.race([remote.decode(kind, file), failure]);
    running.decoded += 1;
    if (running.decoded >= PICTURES_PER_WORKER) end();
    return picture;
  } catch {
    end();
    return null;
  } finally {
    clearTimeout(timer);
  }
}
