/** How long a session still lasts. */
export interface TimeLeft {
  /** Whole minutes, rounded up: the last one is 1. */
  readonly minutes: number;
  /** Near enough to say goodbye. */
  readonly isShort: boolean;
  readonly isOver: boolean;
}

const MINUTE = 60_000;
const SHORT = 2 * MINUTE;

export function timeLeft(endsAt: number, now: number): TimeLeft {
  const left = Math.max(0, endsAt - now);
  return { minutes: Math.ceil(left / MINUTE), isShort: left <= SHORT, isOver: left === 0 };
}

/** Milliseconds until what it says is different. */
export function untilNextMinute(endsAt: number, now: number): number {
  const left = endsAt - now;
  return left % MINUTE || MINUTE;
}
