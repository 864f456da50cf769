/** One entry of an export's `items`: its newest version and those before it, each opened by itself. */
import { z } from 'zod';
import type { FoundItem, MarkedVersion } from '#shared/vault/archiveContents.ts';
import { type VaultItemId, vaultItemIdSchema } from '#shared/vault/ids.ts';
import { type OpenedItem, openItem } from '#shared/vault/items.ts';
import type { OpenVault } from '#shared/vault/openKeyBox.ts';
import type { VaultProblem } from '#shared/vault/problems.ts';
import { markOf } from '#shared/vault/sealedItem.ts';

/** A version that opened, with what tells it from any other. */
export interface OpenedVersion extends MarkedVersion {
  readonly item: OpenedItem;
}

export interface DamagedItem {
  /** As far as they can be read. */
  readonly itemId: string;
  readonly kind: string;
  /** Null for the item itself; otherwise the earlier version that is damaged. */
  readonly version: number | null;
  readonly problem: VaultProblem;
}

export interface OpenedEntry {
  readonly head: OpenedVersion | null;
  readonly earlier: readonly OpenedVersion[];
  readonly damaged: readonly DamagedItem[];
  /** To compare with the list of contents; null when nothing says which item it is. */
  readonly found: FoundItem | null;
}

/** What a document says of itself, as far as it says anything. */
const claimSchema = z
  .object({
    itemId: z.string().catch(''),
    kind: z.string().catch(''),
    version: z.number().catch(0),
    versions: z.array(z.unknown()).catch([]),
  })
  .catch({ itemId: '', kind: '', version: 0, versions: [] });
const markedSchema = z.object({ sealed: z.object({ nonce: z.string(), ciphertext: z.string() }) });

async function openVersion(vault: OpenVault, document: unknown): Promise<OpenedVersion | VaultProblem> {
  const opened = await openItem(vault, document);
  if (!opened.ok) return opened.problem;
  const mark = markOf(markedSchema.parse(document));
  return { item: opened.value, version: opened.value.version, mark };
}

export async function openEntry(vault: OpenVault, document: unknown): Promise<OpenedEntry> {
  const { itemId, kind, versions } = claimSchema.parse(document);
  const opened = await openVersion(vault, document);
  const head = 'item' in opened ? opened : null;
  const damaged: DamagedItem[] = 'item' in opened ? [] : [{ itemId, kind, version: null, problem: opened }];
  const earlier: OpenedVersion[] = [];
  for (const each of versions) {
    const version = await openVersion(vault, each);
    if ('item' in version) earlier.push(version);
    else damaged.push({ itemId, kind, version: claimSchema.parse(each).version, problem: version });
  }
  const isOf = head?.item.itemId ?? vaultItemIdSchema.safeParse(itemId).data ?? earlier[0]?.item.itemId;
  return { head, earlier, damaged, found: isOf ? foundAs(isOf, head, earlier, damaged) : null };
}

function foundAs(
  itemId: VaultItemId,
  head: OpenedVersion | null,
  earlier: readonly OpenedVersion[],
  damaged: readonly DamagedItem[],
): FoundItem {
  return {
    itemId,
    head,
    earlier: earlier.map(({ item, version, mark }) => ({ itemId: item.itemId, version, mark })),
    damaged: damaged.flatMap(({ version }) => version ?? []),
  };
}
