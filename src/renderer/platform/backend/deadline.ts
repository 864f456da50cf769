/** A limit on silence: a request that nobody answers is given up, and tried again. */
import type { Clock } from '#shared/clock.ts';

/** How long a request may go unanswered, in milliseconds. */
const SILENCE_LIMIT = 60_000;
/** The slowest line a file is given time for, in bytes a millisecond. */
const SLOWEST_LINE = 8;

/** How long a request that brings so many bytes may go unanswered, in milliseconds. */
export function limitOnSilence(byteCount: number): number {
  return SILENCE_LIMIT + byteCount / SLOWEST_LINE;
}

export class SilenceError extends Error {
  override readonly name = 'SilenceError';
}

/** Throws SilenceError after `limit`, the signal's reason when aborted, and what `work` throws. */
export async function withDeadline<T>(
  clock: Clock,
  limit: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const isOver = new AbortController();
  const stopped = new AbortController();
  const stop = Promise.withResolvers<never>();
  const giveUp = (reason: unknown) => {
    stopped.abort(reason);
    stop.reject(reason);
  };
  signal.addEventListener('abort', () => giveUp(signal.reason), { signal: isOver.signal });
  clock.sleep(limit, isOver.signal).then(
    () => giveUp(new SilenceError(`No answer for ${limit} ms.`)),
    () => undefined,
  );
  try {
    // A step that cannot be stopped, such as a refresh of the token, must not hold the rest back.
    return await Promise.race([work(stopped.signal), stop.promise]);
  } finally {
    isOver.abort();
  }
}
