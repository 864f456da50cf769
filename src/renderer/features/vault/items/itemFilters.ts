/** Which of the kept items are listed, and what there is to choose among. */
import { type VaultContent, type VaultKind, vaultKinds } from '#shared/vault/content.ts';
import type { VaultItem } from '../open/vaultState.ts';
import { expiryOf } from './expiry.ts';

/** What an item can be marked by; several of them narrow the list together. */
export const itemMarks = ['favourite', 'files', 'conflict', 'expiring'] as const;
export type ItemMark = (typeof itemMarks)[number];

export interface ItemFilters {
  readonly kind: VaultKind | null;
  readonly tag: string | null;
  readonly marks: ReadonlySet<ItemMark>;
}

type Filtered = Pick<VaultItem, 'content' | 'alternatives'>;

export function hasMark({ content, alternatives }: Filtered, mark: ItemMark, today: string): boolean {
  switch (mark) {
    case 'favourite':
      return content.isFavourite;
    case 'files':
      return content.attachments.length > 0;
    case 'conflict':
      return alternatives.length > 0;
    case 'expiring':
      return expiryOf(content, today) !== null;
  }
}

/** Those that fit all filters, in their order; the same list where nothing is filtered. */
export function filterItems<Item extends Filtered>(
  items: readonly Item[],
  { kind, tag, marks }: ItemFilters,
  today: string,
): readonly Item[] {
  if (kind === null && tag === null && marks.size === 0) return items;
  return items.filter(
    (item) =>
      (kind === null || item.content.kind === kind) &&
      (tag === null || item.content.tags.includes(tag)) &&
      [...marks].every((mark) => hasMark(item, mark, today)),
  );
}

/** What is listed at all: not the trash, and not what the owner said of the readiness list. */
export function keptItems(items: Iterable<VaultItem>): VaultItem[] {
  return [...items].filter(({ state, content }) => state === 'kept' && content.kind !== 'readiness');
}

export interface Choices {
  /** Those that occur, in the order in which they are offered. */
  readonly kinds: readonly { readonly kind: VaultKind; readonly count: number }[];
  /** Those that are used, as often as they are, in no order. */
  readonly tags: ReadonlyMap<string, number>;
  readonly marks: ReadonlyMap<ItemMark, number>;
}

export function countChoices(items: readonly Filtered[], today: string): Choices {
  const kinds = new Map<VaultKind, number>();
  const tags = new Map<string, number>();
  const marks = new Map<ItemMark, number>();
  const add = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const item of items) {
    add(kinds, item.content.kind);
    for (const tag of tagsOf(item.content)) add(tags, tag);
    for (const mark of itemMarks) if (hasMark(item, mark, today)) add(marks, mark);
  }
  return {
    kinds: vaultKinds.flatMap((kind) => {
      const count = kinds.get(kind);
      return count === undefined ? [] : [{ kind, count }];
    }),
    tags,
    marks,
  };
}

/** A tag that an import wrote twice is one. */
function tagsOf({ tags }: VaultContent): ReadonlySet<string> {
  return new Set(tags);
}
