/** Opens one row of the server's answer: an item, a tombstone, or what does not open and says why. */
import { z } from 'zod';
import type { VaultItemId } from '#shared/vault/ids.ts';
import { openItem } from '#shared/vault/items.ts';
import type { OpenVault } from '#shared/vault/openKeyBox.ts';
import { storedWrappedKeySchema } from '#shared/vault/stored.ts';
import type { ServedItem, ServedVersion } from '../server/servedItem.ts';
import type { EarlierVersion, UnreadableItem, VaultItem } from '../vaultState.ts';
import type { ItemKeys } from './sealRow.ts';

export type OpenedRow =
  | { readonly is: 'item'; readonly item: VaultItem }
  | { readonly is: 'erased'; readonly itemId: VaultItemId; readonly version: number }
  | { readonly is: 'unreadable'; readonly item: UnreadableItem };

const keyHolderSchema = z.object({ key: storedWrappedKeySchema });

export async function openServed(vault: OpenVault, served: ServedItem, keys: ItemKeys): Promise<OpenedRow> {
  const { itemId, kind, createdAt, updatedAt, earlierVersions } = served;
  const opened = await openItem(vault, served.document);
  const unreadable = (why: UnreadableItem['why']): OpenedRow => ({
    is: 'unreadable',
    item: { itemId, kind, updatedAt, why },
  });
  if (!opened.ok) return unreadable(opened.problem);
  const item = opened.value;
  const holder = keyHolderSchema.safeParse(served.document);
  if (holder.success) keys.set(itemId, holder.data.key);
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
      trashedAt: trashedAt === null ? null : Date.parse(trashedAt),
      alternatives,
      createdAt,
      updatedAt,
      earlierVersions,
    },
  };
}

export type VersionOpened = Omit<EarlierVersion, 'savedAt'> | null;

/** Null for what does not open, and for what says nothing. */
export async function openVersion(vault: OpenVault, served: ServedVersion): Promise<VersionOpened> {
  const opened = await openItem(vault, served.document);
  if (!opened.ok || !('content' in opened.value)) return null;
  return { version: opened.value.version, content: opened.value.content };
}
