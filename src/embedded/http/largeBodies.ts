/**
 * Keeps large bodies from filling the memory: while those of an address, or of all, hold more than their room, only the
 * oldest of each address is read on; the others wait unread on their connections. What was announced counts nothing,
 * so nobody takes room with a promise, and one body of each address always comes through.
 */
import { limits } from './limits.ts';

/** A body as it comes: what holds it up, and what lets it go on. */
interface LargeBodyFlow {
  readonly address: string;
  readonly pause: () => void;
  readonly resume: () => void;
}

export interface LargeBody {
  /** Counts bytes that have arrived. */
  grow(bytes: number): void;
  /** Gives its room back. Safe to call twice. */
  leave(): void;
}

export interface LargeBodies {
  enter(flow: LargeBodyFlow): LargeBody;
}

interface Entry {
  readonly flow: LargeBodyFlow;
  bytes: number;
  isPaused: boolean;
}

export function createLargeBodies(
  perAddress: number = limits.largeBytesPerAddress,
  inAll: number = limits.largeBytes,
): LargeBodies {
  /** In the order in which they came. */
  const addresses = new Map<string, Set<Entry>>();
  let total = 0;

  function direct(entries: Set<Entry>): void {
    let held = 0;
    for (const { bytes } of entries) held += bytes;
    const isFull = held > perAddress || total > inAll;
    let isOldest = true;
    for (const entry of entries) {
      const waits = isFull && !isOldest;
      isOldest = false;
      if (waits === entry.isPaused) continue;
      entry.isPaused = waits;
      if (waits) entry.flow.pause();
      else entry.flow.resume();
    }
  }

  return {
    enter(flow) {
      const entry: Entry = { flow, bytes: 0, isPaused: false };
      const entries = addresses.get(flow.address) ?? new Set<Entry>();
      addresses.set(flow.address, entries.add(entry));
      direct(entries);
      return {
        grow(bytes) {
          entry.bytes += bytes;
          total += bytes;
          direct(entries);
        },
        leave() {
          if (!entries.delete(entry)) return;
          const wasFull = total > inAll;
          total -= entry.bytes;
          if (entries.size === 0) addresses.delete(flow.address);
          for (const waiting of wasFull ? addresses.values() : [entries]) direct(waiting);
        },
      };
    },
  };
}
