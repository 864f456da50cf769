/** A change of many items at once, and the way back from it. */
import type { VaultContent } from '#shared/vault/content.ts';

/** As the format has it (`content.ts`). */
export const TAG_LIMIT = 50;
export const TAG_LENGTH = 100;

export type BulkChange =
  | { readonly is: 'favourite'; readonly isFavourite: boolean }
  | { readonly is: 'tags'; readonly add: readonly string[]; readonly remove: readonly string[] };

/** The same content where there is nothing to change; null where it would have too many tags. */
export function applyChange(content: VaultContent, change: BulkChange): VaultContent | null {
  if (change.is === 'favourite') {
    return content.isFavourite === change.isFavourite
      ? content
      : { ...content, isFavourite: change.isFavourite };
  }
  const removed = new Set(change.remove);
  const kept = content.tags.filter((tag) => !removed.has(tag));
  const tags = [...kept, ...change.add.filter((tag) => !kept.includes(tag))];
  if (tags.length > TAG_LIMIT) return null;
  const isSame = tags.length === content.tags.length && tags.every((tag, at) => tag === content.tags[at]);
  return isSame ? content : { ...content, tags };
}

/** What takes a change of `before` back, whatever else was changed since. */
export function changeBack(before: VaultContent, change: BulkChange): BulkChange {
  if (change.is === 'favourite') return { is: 'favourite', isFavourite: before.isFavourite };
  return {
    is: 'tags',
    add: change.remove.filter((tag) => before.tags.includes(tag)),
    remove: change.add.filter((tag) => !before.tags.includes(tag)),
  };
}

/** How many of the items have a tag: each of them, some, or none. */
export type TagState = 'all' | 'some' | 'none';

export function tagStates(contents: readonly VaultContent[]): ReadonlyMap<string, TagState> {
  const counts = new Map<string, number>();
  for (const { tags } of contents) {
    for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return new Map(
    [...counts].map(([tag, count]): [string, TagState] => [tag, count === contents.length ? 'all' : 'some']),
  );
}

/** What was ticked and unticked, beside what stood before. */
export function tagChange(
  before: ReadonlyMap<string, TagState>,
  after: ReadonlyMap<string, TagState>,
): BulkChange {
  const changed = [...after].filter(([tag, state]) => state !== (before.get(tag) ?? 'none'));
  return {
    is: 'tags',
    add: changed.filter(([, state]) => state === 'all').map(([tag]) => tag),
    remove: changed.filter(([, state]) => state === 'none').map(([tag]) => tag),
  };
}
