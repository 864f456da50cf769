/**
 * How often somebody may ask. Ours, and not a library's, because time is injected (a test moves the clock) and because
 * the memory it takes is bounded: a stranger chooses the keys.
 */
import type { Clock } from '#shared/clock.ts';

export interface Rate {
  /** How many may come at once. */
  readonly burst: number;
  /** How many come back each second. */
  readonly perSecond: number;
}

interface RateLimit {
  /** Counts one; tells how many milliseconds too early it is, 0 when it may pass. */
  admit(key: string): number;
}

/** The oldest keys are forgotten beyond this: forgetting only ever lets somebody pass. */
const MOST_KEYS = 20_000;

export function createRateLimit({ now }: Pick<Clock, 'now'>, { burst, perSecond }: Rate): RateLimit {
  const interval = 1000 / perSecond;
  const allowance = burst * interval;
  /** When each key will have its whole burst again, oldest use first. */
  const wholeAt = new Map<string, number>();
  return {
    admit(key) {
      const time = now();
      const known = wholeAt.get(key) ?? time;
      // What lies beyond the allowance was noted by a clock that was ahead, and binds nobody.
      const whole = known > time + allowance ? time : Math.max(known, time);
      const early = whole + interval - time - allowance;
      wholeAt.delete(key);
      wholeAt.set(key, early > 0 ? whole : whole + interval);
      if (wholeAt.size > MOST_KEYS) {
        for (const oldest of wholeAt.keys()) {
          wholeAt.delete(oldest);
          break;
        }
      }
      return Math.max(0, early);
    },
  };
}
