/** Opens one row of the server's answer: an item, a tombstone, or what does not open and says why. */
import { z } from 'zod';
import type { VaultItemId } from '#shared/vault/ids.ts';
import { openItem } from '#shared/vault/items.ts';
import type { OpenVault } from '#shared/vault/openKeyBox.ts';
import { markOf } from '#shared/vault/sealedItem.ts';
import type { ServedItem, ServedVersion } from '../server/servedItem.ts';
import type { EarlierVersion, UnreadableItem, VaultItem } from '../vaultState.ts';
import type { ItemKeys } from './sealRow.ts';
import type { SeenItems } from './seenItems.ts';

export type OpenedRow =
  | { readonly is: 'item'; readonly item: VaultItem }
  | { readonly is: 'erased'; readonly itemId: VaultItemId; readonly version: number }
  | { readonly is: 'unreadable'; readonly item: UnreadableItem };

/** What an item that opened is known to have. */
const openedDocumentSchema = z.object({
  key: z.object({ nonce: z.string(), wrapped: z.string() }),
  sealed: z.object({ nonce: z.string(), ciphertext: z.string() }),
});

export async function openServed(
  vault: OpenVault,
  served: ServedItem,
  keys: ItemKeys,
  seen: SeenItems,
): Promise<OpenedRow> {
  const { itemId, kind, createdAt, updatedAt, earlierVersions } = served;
  const opened = await openItem(vault, served.document);
  const unreadable = (why: UnreadableItem['why']): OpenedRow => ({
    is: 'unreadable',
    item: { itemId, kind, updatedAt, why },
  });
  if (!opened.ok) return unreadable(opened.problem);
  const item = opened.value;
  const document = openedDocumentSchema.parse(served.document);
  keys.set(itemId, document.key);
  seen.note({
    itemId,
    version: item.version,
    mark: markOf(document),
    state: item.state === 'not-understood' ? 'kept' : item.state,
  });
  if (item.state === 'not-understood') return unreadable({ is: 'newer', body: item.body });
  if (item.state === 'erased') return { is: 'erased', itemId, version: item.version };
  const { version, content, state, trashedAt, alternatives } = item;
  return {
    is: 'item',
    item: {
      itemId,
      version,
      content,
      state,
      trashedAt: trashedAt === null ? null : earlier(Date.parse(trashedAt), served.trashedAt),
      alternatives,
      createdAt,
      updatedAt,
      earlierVersions,
    },
  };
}

/** By the clock of the device, and by that of the server, which erases it: the sooner of both is told. */
function earlier(sealed: number, served: number | null): number {
  return served === null ? sealed : Math.min(sealed, served);
}

export type VersionOpened = Omit<EarlierVersion, 'savedAt'> | null;

/** Null for what does not open, and for what says nothing. */
export async function openVersion(vault: OpenVault, served: ServedVersion): Promise<VersionOpened> {
  const opened = await openItem(vault, served.document);
  if (!opened.ok || !('content' in opened.value)) return null;
  return { version: opened.value.version, content: opened.value.content };
}
