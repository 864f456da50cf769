/** Where points of a timeline stand: to scale along it, and in a lower row where they would lie on one another. */
export interface Point {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Of the width, from 0 to 1. */
  readonly share: number;
  /** Counted from the line. */
  readonly row: number;
}

/** The line leaves room for half a point at both ends. */
export const START = 0.04;
export const END = 0.96;
/** A point on a phone is about as wide. */
const WIDTH = 0.09;

/** `instants` in their order, none before `from`. */
export function placePoints(from: number, instants: readonly number[]): readonly Point[] {
  const whole = Math.max(1, (instants.at(-1) ?? from) - from);
  /** Where the last point of each row stands. */
  const ends: number[] = [];
  return instants.map((at) => {
    const share = START + ((at - from) / whole) * (END - START);
    const free = ends.findIndex((end) => share - end >= WIDTH);
    const row = free === -1 ? ends.length : free;
    ends[row] = share;
    return { at, share, row };
  });
}
