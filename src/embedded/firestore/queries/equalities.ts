/** Which index answers an equality, and the keys that several of them have in common. */
import { containsDefinition, cutToIndexed, fieldDefinition, nameDefinition } from '../storage/indexes.ts';
import { encodeValue } from '../values/encodeValue.ts';
import { type EqualWalk, intersect, type KeyWalk } from './keyWalks.ts';
import type { FieldFilter } from './query.ts';
import { walkIndex } from './scan.ts';
import type { Scope } from './scope.ts';

/** Keys in `[from, to)`. */
export interface KeyBounds {
  readonly from: Buffer;
  readonly to: Buffer;
}

const NOTHING = Buffer.alloc(0);

export const isEquality = ({ operator }: FieldFilter): boolean =>
  operator === '==' || operator === 'array-contains';
export const definitionOf = ({ operator, field }: FieldFilter): string =>
  operator === '==' ? fieldDefinition(field) : containsDefinition(field);
export const operandOf = ({ value }: FieldFilter): Buffer => cutToIndexed(encodeValue(value));

/** Keys in their own order: what all equalities have in common, or every document. Null when one has none. */
export function byName(
  scope: Scope,
  equalities: readonly FieldFilter[],
  keys: KeyBounds,
  backward: boolean,
): KeyWalk | null {
  const sources =
    equalities.length > 0
      ? equalities.map((filter) => ({ definition: definitionOf(filter), value: operandOf(filter) }))
      : [{ definition: nameDefinition, value: NOTHING }];
  const walks: EqualWalk[] = [];
  for (const { definition, value: bare } of sources) {
    const index = scope.find(definition);
    if (index === null) return null;
    const value = Buffer.concat([scope.prefix, bare]);
    const range = { index, lower: { value, key: keys.from }, upper: { value, key: keys.to } };
    walks.push({ value, walk: walkIndex(scope.sql, range, backward) });
  }
  return intersect(walks, backward);
}
