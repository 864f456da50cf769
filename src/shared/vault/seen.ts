/**
 * [Note: What was seen]
 * A server cannot make a version of its own, but it can answer an old one, or nothing at all. Who remembers what it showed
 * before tells that: the device by its own record, an archive by its sealed list of contents.
 */
import { z } from 'zod';
import { type VaultItemId, vaultItemIdSchema } from './ids.ts';

export const seenItemSchema = z.object({
  itemId: vaultItemIdSchema,
  version: z.int().positive(),
  /** `markOf` the version. */
  mark: z.string().max(100),
  state: z.enum(['kept', 'trashed', 'erased']),
});
/** An item as it was seen, or as it is answered now. */
export type SeenItem = z.infer<typeof seenItemSchema>;

export type ItemFinding =
  /** It was there before, and is not answered, or a tombstone is that follows from no deletion. */
  | { readonly is: 'item-missing'; readonly itemId: VaultItemId; readonly seenVersion: number }
  /** A version from before the one that was seen. */
  | {
      readonly is: 'item-older';
      readonly itemId: VaultItemId;
      readonly seenVersion: number;
      readonly answeredVersion: number;
    }
  /** Not what was seen, under the same version. */
  | { readonly is: 'item-different'; readonly itemId: VaultItemId; readonly version: number };

/**
 * Into the trash and out of being are two versions: right after one that was kept there is no honest tombstone. This one was
 * sealed for a way to the trash that the server said had failed, before the item was saved once more.
 */
const isUndueTombstone = (seen: SeenItem, answer: SeenItem) =>
  seen.state === 'kept' && answer.state === 'erased' && answer.version === seen.version + 1;

/** Nothing is missed of an item whose owner had it erased. */
export function compareItems(seen: readonly SeenItem[], answered: readonly SeenItem[]): ItemFinding[] {
  const answers = new Map(answered.map((item) => [item.itemId, item]));
  return seen.flatMap((known): ItemFinding[] => {
    const { itemId, version, mark, state } = known;
    const answer = answers.get(itemId);
    const missing = [{ is: 'item-missing', itemId, seenVersion: version } as const];
    if (!answer) return state === 'erased' ? [] : missing;
    if (isUndueTombstone(known, answer)) return missing;
    if (answer.version < version) {
      return [{ is: 'item-older', itemId, seenVersion: version, answeredVersion: answer.version }];
    }
    if (answer.version === version && answer.mark !== mark)
      return [{ is: 'item-different', itemId, version }];
    return [];
  });
}

/** The highest of both, item by item: what was seen once stays seen, whatever is answered later. */
export function rememberItems(seen: readonly SeenItem[], answered: readonly SeenItem[]): SeenItem[] {
  const remembered = new Map(seen.map((item) => [item.itemId, item]));
  for (const item of answered) {
    const before = remembered.get(item.itemId);
    if (before && isUndueTombstone(before, item)) continue;
    if (!before || before.version < item.version) remembered.set(item.itemId, item);
  }
  return [...remembered.values()];
}
