/**
 * Whether lists and sets have values, for methods that ask for many: each value is looked at once.
 */
import { isMember } from './equality.ts';
import { identityOf } from './identity.ts';
import type { RulesValue } from './value.ts';

/** Few enough that looking at each is quicker than an index: the names that a rule lists. */
const FEW = 32;

export function membershipOf(items: readonly RulesValue[]): (value: RulesValue) => boolean {
  if (items.length <= FEW) return (value) => isMember(value, items);
  const identities = new Set<string | null>();
  for (const item of items) identities.add(identityOf(item));
  return (value) => {
    const identity = identityOf(value);
    return identity !== null && identities.has(identity);
  };
}

/** The items without repetitions, the first of each kept. */
export function withoutRepetitions(items: readonly RulesValue[]): RulesValue[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const identity = identityOf(item);
    if (identity === null) return true;
    const isNew = !seen.has(identity);
    seen.add(identity);
    return isNew;
  });
}
