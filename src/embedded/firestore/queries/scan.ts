/**
 * Walks over ranges of an index, in either direction, in growing batches: nothing stays open between two steps,
 * so that a walk may be given up at any point and statements are shared.
 */
import { bytesOf, type Sql } from '../storage/sql.ts';

export interface Position {
  readonly value: Buffer;
  readonly key: Buffer;
}

/** From `lower` (inclusive) to below `upper`, in the order of value and key. */
export interface Range {
  readonly index: number;
  readonly lower: Position;
  readonly upper: Position;
}

const FIRST_BATCH = 24;
/** After a leap the next one is often near: reading far ahead would be for nothing. */
const SEEK_BATCH = 3;
const LARGEST_BATCH = 768;

const columns = 'SELECT value, key FROM firestore_entries WHERE index_id = ?';
const FORWARD = `${columns} AND (value, key) >= (?, ?) AND (value, key) < (?, ?) ORDER BY value, key LIMIT ?`;
const BACKWARD = `${columns} AND (value, key) >= (?, ?) AND (value, key) < (?, ?) ORDER BY value DESC, key DESC LIMIT ?`;

const justAfter = ({ value, key }: Position): Position => ({
  value,
  key: Buffer.concat([key, Buffer.of(0)]),
});

export interface Walk {
  /** The next entry, or null at the end. */
  next(): Position | null;
  /** Goes on at the first entry at or past `position`, in the walk's direction. */
  seek(position: Position): void;
}

export function walkIndex(sql: Sql, range: Range, backward: boolean): Walk {
  let { lower, upper } = range;
  let batch: Position[] = [];
  let at = 0;
  let size = FIRST_BATCH;
  let isEnd = false;

  const fill = () => {
    if (isEnd) return;
    batch = sql
      .all(backward ? BACKWARD : FORWARD, range.index, lower.value, lower.key, upper.value, upper.key, size)
      .map((row) => ({ value: bytesOf(row, 'value'), key: bytesOf(row, 'key') }));
    at = 0;
    isEnd = batch.length < size;
    size = Math.min(size * 2, LARGEST_BATCH);
    const last = batch.at(-1);
    if (last && backward) upper = last;
    else if (last) lower = justAfter(last);
  };

  return {
    next() {
      if (at >= batch.length) {
        if (isEnd) return null;
        fill();
      }
      return batch[at++] ?? null;
    },
    seek(position) {
      while (at < batch.length) {
        const entry = batch[at];
        if (!entry || !isPast(position, entry, backward)) break;
        at += 1;
      }
      if (at < batch.length || isEnd) return;
      size = SEEK_BATCH;
      if (backward) {
        const bound = justAfter(position);
        if (comparePositions(bound, upper) < 0) upper = bound;
      } else if (comparePositions(position, lower) > 0) {
        lower = position;
      }
    },
  };
}

export const comparePositions = (left: Position, right: Position): number =>
  Buffer.compare(left.value, right.value) || Buffer.compare(left.key, right.key);

/** Whether the walk has still to go on from `entry` to reach `target`. */
const isPast = (target: Position, entry: Position, backward: boolean) =>
  backward ? comparePositions(entry, target) > 0 : comparePositions(entry, target) < 0;
