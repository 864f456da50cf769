/** Which files of an import that was interrupted must be added by hand. */
import type { VaultItemId } from '#shared/vault/ids.ts';
import type { KeptItems } from '../importPlan.ts';

/** Files of one item, of which nobody noted which of them were on their way. */
export interface ExpectedFiles {
  readonly itemId: VaultItemId;
  readonly title: string;
  readonly names: readonly string[];
  /** How many files it had before. */
  readonly formerCount: number;
}

/** `item: file` of those that are neither in their item nor on their way to it. */
export function missingFiles(
  expected: readonly ExpectedFiles[],
  present: KeptItems,
  onTheirWay: ReadonlyMap<VaultItemId, number>,
): string[] {
  return expected.flatMap(({ itemId, title, names, formerCount }) => {
    const item = present.get(itemId);
    if (item?.state !== 'kept') return [];
    const added = item.content.attachments.slice(formerCount).map(({ name }) => name);
    const missing = names.filter((name) => !added.includes(name));
    // One that was sealed has no name until the vault has told it again.
    return missing.length <= (onTheirWay.get(itemId) ?? 0) ? [] : missing.map((name) => `${title}: ${name}`);
  });
}
