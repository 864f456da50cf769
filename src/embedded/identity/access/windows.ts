/** Counts by key over a stretch of time, in bounded memory. */
import type { Clock } from '#shared/clock.ts';

/** The keys first seen go first, when there are this many. */
const KEY_LIMIT = 50_000;

export interface Windows {
  count(key: string): number;
  add(key: string): void;
  takeBack(key: string): void;
  clear(key: string): void;
}

/** `length` in milliseconds, from a key's first count. */
export function createWindows(clock: Clock, length: number): Windows {
  const windows = new Map<string, { readonly startedAt: number; count: number }>();
  const find = (key: string) => {
    const found = windows.get(key);
    // A clock set back ends a window too: nobody waits for a time that was never right.
    if (found && Math.abs(clock.now() - found.startedAt) < length) return found;
    windows.delete(key);
    return undefined;
  };
  return {
    count: (key) => find(key)?.count ?? 0,
    add(key) {
      const found = find(key);
      if (found) {
        found.count += 1;
        return;
      }
      const [first] = windows.keys();
      if (windows.size >= KEY_LIMIT && first !== undefined) windows.delete(first);
      windows.set(key, { startedAt: clock.now(), count: 1 });
    },
    takeBack(key) {
      const found = find(key);
      if (found && found.count > 0) found.count -= 1;
    },
    clear: (key) => void windows.delete(key),
  };
}
