import type { Clock } from '#shared/clock.ts';

/** A clock that a test moves. `sleep` ends when the clock has been moved far enough. */
export function movableClock(start: number = Date.now()): Clock & { advance(milliseconds: number): void } {
  let now = start;
  let waiting: { until: number; wake: () => void }[] = [];
  return {
    now: () => now,
    sleep: (milliseconds, signal) =>
      new Promise((resolveSleep, reject) => {
        if (signal?.aborted) {
          reject(signal.reason);
          return;
        }
        waiting.push({ until: now + milliseconds, wake: resolveSleep });
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      }),
    advance(milliseconds) {
      now += milliseconds;
      const due = waiting.filter(({ until }) => until <= now);
      waiting = waiting.filter(({ until }) => until > now);
      for (const { wake } of due) wake();
    },
  };
}
