/**
 * Walks that give document keys: one range of an index, or the intersection of several that each go in the
 * order of keys. An intersection leaps: each index is asked only for the first key at or past the others'.
 */
import type { Position, Walk } from './scan.ts';

export type KeyWalk = () => Buffer | null;

export const keysOf =
  (walk: Walk): KeyWalk =>
  () =>
    walk.next()?.key ?? null;

export interface EqualWalk {
  /** The one value whose entries the walk goes over. */
  readonly value: Buffer;
  readonly walk: Walk;
}

export function intersect(walks: readonly EqualWalk[], backward: boolean): KeyWalk {
  const [first, ...others] = walks;
  if (!first) return () => null;
  if (others.length === 0) return keysOf(first.walk);
  const heads = walks.map<Position | null>(({ walk }) => walk.next());
  return () => {
    while (true) {
      let furthest: Buffer | null = null;
      for (const head of heads) {
        if (!head) return null;
        const order = furthest ? Buffer.compare(head.key, furthest) : 1;
        if (!furthest || (backward ? order < 0 : order > 0)) furthest = head.key;
      }
      if (!furthest) return null;
      let isCommon = true;
      for (const [position, { walk, value }] of walks.entries()) {
        if (heads[position]?.key.equals(furthest)) continue;
        isCommon = false;
        walk.seek({ value, key: furthest });
        heads[position] = walk.next();
      }
      if (!isCommon) continue;
      for (const [position, { walk }] of walks.entries()) heads[position] = walk.next();
      return furthest;
    }
  };
}
