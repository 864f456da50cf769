/**
 * Turns at contended documents. A read-write transaction that reads a document waits, briefly, for the one that
 * read it before, so that many who change one document come after each other rather than abort each other.
 *
 * Turns only help: what a transaction read is still checked when it commits. So nobody waits for longer than
 * `LONGEST_WAIT`, and nobody who has a turn already waits for another; there is no deadlock.
 */
import type { Clock } from '#shared/clock.ts';

const LONGEST_WAIT = 2000;

export interface Turns {
  /** Resolves when the turn is the holder's, or when it has waited long enough. */
  take(name: string, holder: string): Promise<void>;
  /** Ends all of a holder's turns. */
  release(holder: string): void;
}

interface Turn {
  holder: string;
  readonly waiting: { readonly holder: string; readonly start: () => void }[];
}

export function createTurns(clock: Clock): Turns {
  const turns = new Map<string, Turn>();
  const held = new Map<string, Set<string>>();

  const give = (turn: Turn, name: string, holder: string) => {
    turn.holder = holder;
    const names = held.get(holder) ?? new Set();
    held.set(holder, names.add(name));
  };

  return {
    async take(name, holder) {
      const turn = turns.get(name);
      if (!turn) {
        const first: Turn = { holder, waiting: [] };
        turns.set(name, first);
        give(first, name, holder);
        return;
      }
      if (turn.holder === holder || held.has(holder)) return;
      const controller = new AbortController();
      const patience = clock.sleep(LONGEST_WAIT, controller.signal).then(
        () => 'over' as const,
        () => 'ended' as const,
      );
      let entry: Turn['waiting'][number] | undefined;
      const started = new Promise<'started'>((resolve) => {
        entry = { holder, start: () => resolve('started') };
        turn.waiting.push(entry);
      });
      const outcome = await Promise.race([started, patience]);
      controller.abort();
      if (outcome === 'started') return;
      // Whoever had the turn may be gone for good: those behind wait for this one instead.
      const place = entry ? turn.waiting.indexOf(entry) : -1;
      if (place < 0) return;
      turn.waiting.splice(place, 1);
      held.get(turn.holder)?.delete(name);
      give(turn, name, holder);
    },

    release(holder) {
      const names = held.get(holder);
      held.delete(holder);
      for (const name of names ?? []) {
        const turn = turns.get(name);
        if (!turn || turn.holder !== holder) continue;
        const next = turn.waiting.shift();
        if (next) {
          give(turn, name, next.holder);
          next.start();
        } else {
          turns.delete(name);
        }
      }
    },
  };
}
