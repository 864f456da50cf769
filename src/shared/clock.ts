/**
 * Time, as everything in Amaranth sees it. Nothing else calls `Date.now()` or `setTimeout`
 * for a rule of the product, so that a test moves a clock instead of sleeping.
 */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
  /** Resolves after `milliseconds`; rejects with the signal's reason when aborted first. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

/**
 * Whether an instant still lies ahead, where nothing is dated further ahead than `longest`: one that is was written by a
 * clock that was wrong, and binds nobody. All in milliseconds.
 */
export function isYetToCome(instant: number, now: number, longest: number): boolean {
  return instant > now && instant <= now + longest;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      const abort = () => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', abort);
        resolve();
      }, milliseconds);
      signal?.addEventListener('abort', abort, { once: true });
    }),
};
