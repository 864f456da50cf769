/** Changes of what people receive, one for each thing of each person, so that one can be undone after others. */
import { type BequeathedThing, thingKey, type Wish } from '#shared/legacy/wish.ts';
import type { BeneficiaryId } from '#shared/lifeVerification/people.ts';

export interface WishChange {
  readonly beneficiaryId: BeneficiaryId;
  readonly thing: BequeathedThing;
  /** Null: they are not left it. */
  readonly before: Wish | null;
  readonly after: Wish | null;
}

export function wishFor(wishes: readonly Wish[], key: string): Wish | null {
  return wishes.find(({ thing }) => thingKey(thing) === key) ?? null;
}

/** The list with these changes made, each thing in its place. */
export function applyChanges(wishes: readonly Wish[], changes: readonly WishChange[]): readonly Wish[] {
  // A map gives its entries in the order in which they came, also those that are set anew.
  const list = new Map(wishes.map((wish) => [thingKey(wish.thing), wish]));
  for (const { thing, after } of changes) {
    if (after === null) list.delete(thingKey(thing));
    else list.set(thingKey(thing), after);
  }
  return [...list.values()];
}

export function inverse(changes: readonly WishChange[]): readonly WishChange[] {
  return changes
    .map(({ before, after, ...rest }) => ({ ...rest, before: after, after: before }))
    .toReversed();
}
