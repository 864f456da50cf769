/** Seals one version of an item for the server. The item's own key stays here from one version to the next. */
import type { VaultItemId } from '#shared/vault/ids.ts';
import { type ItemBody, sealItem } from '#shared/vault/items.ts';
import type { OpenVault } from '#shared/vault/openKeyBox.ts';
import { fail, type Result, succeed } from '#shared/vault/problems.ts';
import type { SealedText, WrappedKeyText } from '#shared/vault/sealing.ts';
import { SEALED_LIMIT } from '#shared/vault/stored.ts';

/** Each wrapped, as its document has it. */
export type ItemKeys = Map<VaultItemId, WrappedKeyText>;

export interface ItemToSeal {
  readonly itemId: VaultItemId;
  readonly kind: string;
  readonly version: number;
  readonly body: ItemBody;
}

export interface SealedRow {
  readonly key: WrappedKeyText;
  readonly sealed: SealedText;
}

/** A new item gets a key, which it keeps if it has to be sealed again. */
export async function sealRow(
  vault: OpenVault,
  item: ItemToSeal,
  keys: ItemKeys,
): Promise<Result<SealedRow>> {
  const known = keys.get(item.itemId) ?? null;
  const sealedItem = await sealItem(vault, { ...item, key: known });
  if (!sealedItem.ok) return sealedItem;
  const { key, sealed } = sealedItem.value;
  if (sealed.ciphertext.length > SEALED_LIMIT) {
    return fail({ is: 'malformed', what: 'item', where: 'size' });
  }
  keys.set(item.itemId, key);
  return succeed({ key, sealed });
}
