/**
 * Asks a worker of its own to decode HEIC or TIFF. Only a decoder's own word makes a file broken: one that takes too
 * long on a slow machine, or a worker that dies or does not load, says nothing of it.
 */
import type { Clock } from '#shared/clock.ts';
import { createWorkerPool, type Startable } from '../workerPool.ts';
import type { ForeignDecoder, ForeignKind, ForeignPicture } from './foreign.worker.ts';

/** A picture may take this long, in milliseconds, and longer the larger it is. */
const TIME_LIMIT = 60_000;
/** Bytes decoded in a millisecond where decoding is slowest. */
const SLOWEST_DECODING = 1_000;
/** libheif's memory only grows, so its worker is replaced now and then. */
const PICTURES_PER_WORKER = 12;

export type DecodeForeign = (
  kind: ForeignKind,
  file: Blob,
) => Promise<ForeignPicture | { readonly kind: 'not-drawn' }>;

/** Upright, full size. One at a time. */
export function createForeignDecoder(start: () => Startable, clock: Clock): DecodeForeign {
  const pool = createWorkerPool<ForeignDecoder>({
    count: 1,
    clock,
    start,
    questionsPerWorker: PICTURES_PER_WORKER,
  });
  const { signal } = new AbortController();
  return async (kind, file) => {
    const limit = TIME_LIMIT + file.size / SLOWEST_DECODING;
    try {
      return await pool.use<ForeignPicture>(limit, signal, async (decoder) => decoder.decode(kind, file));
    } catch {
      return { kind: 'not-drawn' };
    }
  };
}
