/**
 * Asks a worker of its own to decode HEIC or TIFF. Only a decoder's own word makes a file broken: one that takes too
 * long on a slow machine, or a worker that dies or does not load, says nothing of it.
 */
import { SilenceError, withDeadline } from '#platform/backend/deadline.ts';
import { createWorkerPool, type Startable, WorkerNotLoadedError } from '#platform/workers/workerPool.ts';
import type { Clock } from '#shared/clock.ts';
import { DecoderNotLoadedError, isDecoderNotLoaded } from './decoderNotLoaded.ts';
import type { ForeignDecoder, ForeignKind, ForeignPicture } from './foreign.worker.ts';

/**
 * A picture may take this long, in milliseconds, and longer the larger it is. The largest sound TIFF that is read at once
 * takes a sixth of it on two slow cores; a damaged one can keep its decoder for ever.
 */
const TIME_LIMIT = 60_000;
/** Of that the decoder itself may take so long to come, in milliseconds. */
const LOADING_LIMIT = 30_000;
/** Bytes decoded in a millisecond where decoding is slowest. */
const SLOWEST_DECODING = 1_000;
/** libheif's memory only grows, so its worker is replaced now and then. */
const PICTURES_PER_WORKER = 12;

/** Throws DecoderNotLoadedError. */
type DecodeForeign = (
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
      return await pool.use<ForeignPicture>(limit, signal, async (decoder) => {
        await withDeadline(clock, LOADING_LIMIT, signal, async () => decoder.load(kind));
        return decoder.decode(kind, file);
      });
    } catch (error) {
      const isMissing = error instanceof WorkerNotLoadedError || error instanceof SilenceError;
      if (isMissing || isDecoderNotLoaded(error)) {
        throw new DecoderNotLoadedError(`The decoder of ${kind} did not load.`, { cause: error });
      }
      return { kind: 'not-drawn' };
    }
  };
}
