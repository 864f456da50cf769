/**
 * Shares the one process among those who ask. Each caller has few requests under way; the rest wait, and callers take
 * turns. Whoever made the process stand still pays: the others go first for eight times as long.
 *
 * [Note: A few at a time] Requests begin a few in each round of the event loop, however many arrive in it. What the
 * business logic asks of this very server takes several rounds and never waits here: rounds are kept short for it, or
 * a callable of ten questions would stand behind everybody's requests ten times. Fewer would starve who has many.
 */
import type { Clock } from '#shared/clock.ts';

export interface Share {
  /** Whose turn: requests with one key wait for each other. */
  readonly key: string;
  /** How many of them may be under way. */
  readonly atOnce: number;
}

export interface Turn {
  /** `held`: milliseconds in which nothing else could run. Safe to call twice. */
  end(held: number): void;
}

interface FairTurns {
  /** Null when too many wait already. */
  take(share: Share): Promise<Turn | null>;
}

/** Requests that begin in one round of the event loop. */
const STARTS_A_ROUND = 40;
/** A connection carries one request; more than this come only from pipelining. */
const MOST_WAITING_PER_KEY = 1024;
const MOST_WAITING = 8192;
/** What passes unnoticed, in milliseconds; longer than that is paid back so many times, up to the longest rest. */
const NOTICED = 20;
const PAID_BACK = 8;
const LONGEST_REST = 5_000;
/** Who rests goes on sooner when the others have left meanwhile: that is looked at this often. */
const LONGEST_WAIT = 50;

interface Line {
  underWay: number;
  atOnce: number;
  restsUntil: number;
  readonly waiting: ((turn: Turn) => void)[];
}

export function createFairTurns(clock: Clock): FairTurns {
  const lines = new Map<string, Line>();
  let underWay = 0;
  let waiting = 0;
  let isWakingUp = false;
  let isRoundDue = false;

  const wakeUp = (after: number) => {
    if (isWakingUp) return;
    isWakingUp = true;
    void clock.sleep(after).then(() => {
      isWakingUp = false;
      startRound();
    });
  };

  /** Lines that have nobody in them are forgotten once their rest is over. */
  const forgetEmpty = (key: string, line: Line) => {
    if (line.underWay === 0 && line.waiting.length === 0 && line.restsUntil <= clock.now()) lines.delete(key);
  };

  const start = (key: string, line: Line) => {
    const begin = line.waiting.shift();
    if (!begin) return;
    waiting -= 1;
    underWay += 1;
    line.underWay += 1;
    let isOver = false;
    begin({
      end(held) {
        if (isOver) return;
        isOver = true;
        underWay -= 1;
        line.underWay -= 1;
        if (held > NOTICED) {
          const from = Math.max(line.restsUntil, clock.now());
          line.restsUntil = Math.min(from + held * PAID_BACK, clock.now() + LONGEST_REST);
        }
        forgetEmpty(key, line);
        if (waiting > 0) startRound();
      },
    });
  };

  const startRound = () => {
    if (isRoundDue) return;
    isRoundDue = true;
    setImmediate(() => {
      isRoundDue = false;
      dispatch();
    });
  };

  /** Goes round the lines: one that is served goes to their end, and is met again after the others. */
  function dispatch(): void {
    let soonest = Number.POSITIVE_INFINITY;
    let started = 0;
    for (const [key, line] of lines) {
      if (waiting === 0) break;
      if (started === STARTS_A_ROUND) {
        startRound();
        return;
      }
      if (line.waiting.length === 0) {
        forgetEmpty(key, line);
        continue;
      }
      if (line.underWay >= line.atOnce) continue;
      const rest = line.restsUntil - clock.now();
      if (rest > 0 && isSomebodyElseHere(line)) {
        soonest = Math.min(soonest, rest);
        continue;
      }
      lines.delete(key);
      lines.set(key, line);
      start(key, line);
      started += 1;
    }
    if (Number.isFinite(soonest)) wakeUp(Math.min(soonest, LONGEST_WAIT));
  }

  const isSomebodyElseHere = (line: Line) => underWay + waiting > line.underWay + line.waiting.length;

  return {
    take: ({ key, atOnce }) =>
      new Promise((resolve) => {
        const line = lines.get(key) ?? { underWay: 0, atOnce, restsUntil: 0, waiting: [] };
        lines.set(key, line);
        line.atOnce = atOnce;
        if (line.waiting.length >= MOST_WAITING_PER_KEY || waiting >= MOST_WAITING) {
          resolve(null);
          return;
        }
        waiting += 1;
        line.waiting.push(resolve);
        startRound();
      }),
  };
}
