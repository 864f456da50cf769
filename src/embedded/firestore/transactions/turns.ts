/**
 * Turns at contended documents. A read-write transaction that reads a document waits, briefly, for the one that
 * read it before, so that many who change one document come after each other rather than abort each other.
 *
 * Turns only help: what a transaction read is still checked when it commits. So nobody keeps the others waiting for
 * longer than `LONGEST_TURN`, and nobody who has a turn already waits for another; there is no deadlock.
 */
import type { Clock } from '#shared/clock.ts';

const LONGEST_TURN = 2000;
/** Who comes when so many wait goes on without a turn. */
const MOST_WAITING = 512;

export interface Turns {
  /** Resolves when the turn is the holder's, or when it has waited long enough. */
  take(name: string, holder: string): Promise<void>;
  /** Ends all of a holder's turns. */
  release(holder: string): void;
}

interface Turn {
  holder: string;
  since: number;
  readonly waiting: { readonly holder: string; readonly start: () => void }[];
}

export function createTurns(clock: Clock): Turns {
  const turns = new Map<string, Turn>();
  const held = new Map<string, Set<string>>();

  const give = (turn: Turn, name: string, holder: string) => {
    turn.holder = holder;
    turn.since = clock.now();
    const names = held.get(holder) ?? new Set();
    held.set(holder, names.add(name));
  };

  return {
    async take(name, holder) {
      const turn = turns.get(name);
      if (!turn) {
        const first: Turn = { holder, since: clock.now(), waiting: [] };
        turns.set(name, first);
        give(first, name, holder);
        return;
      }
      if (turn.holder === holder || held.has(holder) || turn.waiting.length >= MOST_WAITING) return;
      let start = () => undefined as undefined;
      const started = new Promise<'started'>((resolve) => {
        start = () => void resolve('started');
      });
      const entry = { holder, start };
      turn.waiting.push(entry);
      for (;;) {
        const controller = new AbortController();
        const left = turn.since + LONGEST_TURN - clock.now();
        const timeout = clock.sleep(Math.max(left, 1), controller.signal).then(
          () => 'over' as const,
          () => 'ended' as const,
        );
        const outcome = await Promise.race([started, timeout]);
        controller.abort();
        if (outcome === 'started') return;
        // Whoever has the turn may be gone for good: those behind wait for the next one instead.
        const isOverdue = turn.since + LONGEST_TURN <= clock.now();
        if (isOverdue && turn.waiting[0] === entry) {
          turn.waiting.shift();
          held.get(turn.holder)?.delete(name);
          give(turn, name, holder);
          return;
        }
      }
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
