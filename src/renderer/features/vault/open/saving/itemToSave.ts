/** What the owner wants saved, made ready for sealing; and what another device wrote in the meantime, put beside it. */
import { type VaultContent, vaultContentSchema } from '#shared/vault/content.ts';
import type { VaultFileId, VaultItemId } from '#shared/vault/ids.ts';
import type { Alternative } from '#shared/vault/items.ts';
import { fail, type Result, succeed } from '#shared/vault/problems.ts';
import type { ItemToSave, VaultItem } from '../vaultState.ts';

export interface ReadyItem {
  readonly itemId: VaultItemId;
  /** 0 for a new one. */
  readonly basedOn: number;
  readonly content: VaultContent;
  readonly alternatives: readonly Alternative[];
  /** The very version that the owner changed; null when it is not known here, or when the item is new. */
  readonly base: VaultItem | null;
}

/** `known` is what the page has of the item. Held to the format: what is not could not be read again. */
export function makeReady(
  item: ItemToSave,
  known: VaultItem | undefined,
  newId: () => VaultItemId,
): Result<ReadyItem> {
  const content = vaultContentSchema.safeParse(item.content);
  if (!content.success) {
    return fail({
      is: 'malformed',
      what: 'item',
      where: content.error.issues[0]?.path.join('.') ?? '',
    });
  }
  if (known && known.content.kind !== content.data.kind) {
    return fail({ is: 'malformed', what: 'item', where: 'kind' });
  }
  const base = known?.version === item.basedOn ? known : null;
  return succeed({
    itemId: item.itemId ?? newId(),
    basedOn: item.basedOn,
    content: content.data,
    alternatives: item.alternatives ?? known?.alternatives ?? [],
    base,
  });
}

export function isSameContent(one: VaultContent, other: VaultContent): boolean {
  return one === other || textOf(one) === textOf(other);
}

/** The schema puts the fields in one order. */
const textOf = (content: VaultContent) => JSON.stringify(vaultContentSchema.parse(content));

/** Files that the server keeps for the item, whichever of its contents the owner chooses. */
export function fileIdsOf(content: VaultContent, alternatives: readonly Alternative[]): VaultFileId[] {
  const contents = [content, ...alternatives.map((alternative) => alternative.content)];
  return [...new Set(contents.flatMap(({ attachments }) => attachments.map(({ fileId }) => fileId)))];
}

/**
 * Mine as the content, theirs beside it. What they had beside theirs comes along, but for what stood there when I began:
 * that I have kept or let go. Nothing stands there twice.
 */
export function keepBoth(mine: ReadyItem, theirs: VaultItem): ReadyItem {
  const { base } = mine;
  const stoodBefore = base?.alternatives.map(({ content }) => content) ?? [];
  const isNew = ({ content }: Alternative) => !stoodBefore.some((before) => isSameContent(before, content));
  const didTheyChange = !base || !isSameContent(base.content, theirs.content);
  const savedAt = new Date(theirs.updatedAt).toISOString();
  const candidates: Alternative[] = [
    ...mine.alternatives,
    ...(didTheyChange ? [{ content: theirs.content, savedAt }] : []),
    ...theirs.alternatives.filter(isNew),
  ];
  const alternatives: Alternative[] = [];
  for (const candidate of candidates) {
    const standing = [mine.content, ...alternatives.map(({ content }) => content)];
    if (!standing.some((content) => isSameContent(content, candidate.content))) alternatives.push(candidate);
  }
  return { ...mine, basedOn: theirs.version, alternatives, base: theirs };
}
