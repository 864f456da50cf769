/**
 * Two devices change one cart: what each of them did is done to what the other left. Of one line that both changed, what was
 * changed here is kept; what one of them took out is gone, unless the other changed it meanwhile.
 */
import type { CartContent } from '#shared/shop/cart.ts';

interface Named {
  readonly id: string;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function mergeLists<Entry extends Named>(
  base: readonly Entry[],
  mine: readonly Entry[],
  theirs: readonly Entry[],
): Entry[] {
  const find = (list: readonly Entry[], id: string) => list.find((entry) => entry.id === id);
  const kept = theirs.flatMap((their) => {
    const before = find(base, their.id);
    const own = find(mine, their.id);
    if (own) return [before && isSame(before, own) ? their : own];
    // Taken out here, or put in there meanwhile.
    return before && isSame(before, their) ? [] : [their];
  });
  const added = mine.filter((own) => {
    if (find(theirs, own.id)) return false;
    const before = find(base, own.id);
    return before === undefined || !isSame(before, own);
  });
  return [...kept, ...added];
}

/** `base` is what both began with. */
export function mergeCarts(base: CartContent, mine: CartContent, theirs: CartContent): CartContent {
  const recipients = mergeLists(base.recipients, mine.recipients, theirs.recipients);
  // One who was taken out is still named: the quote asks who it goes to now.
  return { lines: mergeLists(base.lines, mine.lines, theirs.lines), recipients };
}

export const isSameCart = (one: CartContent, other: CartContent): boolean =>
  isSame([one.lines, one.recipients], [other.lines, other.recipients]);
