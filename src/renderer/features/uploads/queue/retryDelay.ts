/** How long to wait before the next try. */
import type { Clock } from '#shared/clock.ts';

const FIRST_DELAY = 1_000;
const LARGEST_DELAY = 30_000;
/** What a server may ask for at most, in milliseconds: a wrong clock of its must not stop an upload for a day. */
const LARGEST_ASKED_DELAY = 5 * 60_000;

/** 1 s doubling to 30 s, or what the server asked for. `attempt` counts from 0. */
export function retryDelay(attempt: number, asked: number | null): number {
  const own = Math.min(FIRST_DELAY * 2 ** Math.min(attempt, 10), LARGEST_DELAY);
  return Math.max(own, Math.min(asked ?? 0, LARGEST_ASKED_DELAY));
}

/** Resolves after `delay`, or as soon as the browser says that it is online again. Rejects when aborted. */
export async function waitForConnection(clock: Clock, delay: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const ended = new AbortController();
  const goOn = new Promise<void>((resolve) => {
    globalThis.addEventListener?.('online', () => resolve(), { signal: ended.signal });
  });
  try {
    await Promise.race([goOn, clock.sleep(delay, AbortSignal.any([signal, ended.signal]))]);
  } finally {
    ended.abort();
  }
}
