/** A clock that tests move: sleepers wake when `advance` passes their time, in order. */
import type { Clock } from './clock.ts';

export interface ManualClock extends Clock {
  /** Moves time forward, letting everything that was waiting run. */
  advance(milliseconds: number): Promise<void>;
  /** Every sleep asked for, in milliseconds. */
  readonly slept: readonly number[];
}

export function createManualClock(start = 1_700_000_000_000): ManualClock {
  let now = start;
  const slept: number[] = [];
  let sleepers: { readonly at: number; readonly wake: () => void }[] = [];
  const settle = async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  };
  return {
    now: () => now,
    slept,
    sleep(milliseconds, signal) {
      slept.push(milliseconds);
      return new Promise((resolve, reject) => {
        sleepers.push({ at: now + milliseconds, wake: resolve });
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
    },
    async advance(milliseconds) {
      const until = now + milliseconds;
      await settle();
      for (;;) {
        const next = sleepers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        sleepers = sleepers.filter((sleeper) => sleeper !== next);
        now = next.at;
        next.wake();
        await settle();
      }
      now = until;
    },
  };
}
