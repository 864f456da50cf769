/** Opens what the server answers of one item for an archive: it is listed as what it opens as, and as nothing else. */
import type { ArchivedItem } from '#shared/vault/archive.ts';
import type { ListedItem } from '#shared/vault/archiveContents.ts';
import type { Attachment } from '#shared/vault/content.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import { type OpenedItem, openItem } from '#shared/vault/items.ts';
import type { OpenVault } from '#shared/vault/openKeyBox.ts';
import { markOf, type SealedItemText, sealedItemSchema } from '#shared/vault/sealedItem.ts';
import type { ServedItem, ServedVersion } from '../server/servedItem.ts';
import type { VaultItem } from '../vaultState.ts';

export interface ServedWhole {
  readonly head: ServedItem;
  readonly versions: readonly ServedVersion[];
  /** The item as this page has it; null when it has none. */
  readonly known: Pick<VaultItem, 'version' | 'earlierVersions'> | null;
}

export interface ArchivedRow {
  readonly itemId: VaultItemId;
  /** Null for what is no sealed item at all. */
  readonly archived: ArchivedItem | null;
  /** Null when it does not open. */
  readonly listed: ListedItem | null;
  /** Earlier versions that the server named, now or before, and did not answer; and those that do not open. */
  readonly lostVersions: readonly number[];
  /** Those of all versions, and of what other devices wrote. */
  readonly attachments: readonly Attachment[];
}

export async function openArchived(
  vault: OpenVault,
  { head, versions, known }: ServedWhole,
): Promise<ArchivedRow> {
  const { itemId } = head;
  const opened = await openItem(vault, head.document);
  const text = textOf(head.document);
  const number = opened.ok ? opened.value.version : Number.POSITIVE_INFINITY;
  const earlier = await openEarlier(vault, versions, number);
  const named = new Set([
    ...head.earlierVersions,
    ...(known?.version === number ? known.earlierVersions : []),
  ]);
  const answered = new Set(earlier.map(({ item }) => item.version));
  return {
    itemId,
    archived: text && {
      ...text,
      createdAt: new Date(head.createdAt).toISOString(),
      updatedAt: new Date(head.updatedAt).toISOString(),
      versions: earlier.map((version) => version.text),
    },
    listed:
      opened.ok && text
        ? {
            itemId,
            version: opened.value.version,
            mark: markOf(text),
            state: opened.value.state === 'not-understood' ? 'kept' : opened.value.state,
            earlier: earlier.map((version) => ({
              version: version.item.version,
              mark: markOf(version.text),
            })),
          }
        : null,
    lostVersions: [...named].filter((version) => version < number && !answered.has(version)),
    attachments: [...(opened.ok ? [opened.value] : []), ...earlier.map(({ item }) => item)].flatMap(
      attachmentsOf,
    ),
  };
}

/** Those that open and came before the newest, each once, oldest first. */
async function openEarlier(vault: OpenVault, versions: readonly ServedVersion[], newest: number) {
  const opened = new Map<number, { readonly item: OpenedItem; readonly text: SealedItemText }>();
  for (const { document } of versions) {
    const item = await openItem(vault, document);
    const text = textOf(document);
    if (!item.ok || !text || item.value.version >= newest) continue;
    opened.set(item.value.version, { item: item.value, text });
  }
  return [...opened.values()].sort((one, other) => one.item.version - other.item.version);
}

function attachmentsOf(item: OpenedItem): readonly Attachment[] {
  if (!('content' in item)) return [];
  const contents = [item.content, ...item.alternatives.map(({ content }) => content)];
  return contents.flatMap(({ attachments }) => attachments);
}

function isSealedItem(document: unknown): document is SealedItemText {
  return sealedItemSchema.safeParse(document).success;
}

const textOf = (document: unknown): SealedItemText | null => (isSealedItem(document) ? document : null);
