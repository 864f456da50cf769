/**
 * [Note: A release in a vault of one's own]
 * A beneficiary keeps what they received in an archive as the vault's own export is one: a new vault key under a phrase of
 * theirs, the owner's `ownerId` and `vaultId`, and each item as its owner sealed it. The item's key alone moves, from the
 * release key to that vault's; so `open-vault.html` opens it, and the files beside it.
 */

import type { OpenVault } from '../../vault/openKeyBox.ts';
import { itemKeyAdditionalData } from '../../vault/sealedItem.ts';
import { unwrapKey, type WrappedKeyText, wrapKey, wrappedKeyText } from '../../vault/sealing.ts';
import { releasedItemKeySchema } from './itemKeys.ts';
import { fail, type LegacyResult, parseLegacyPart } from './problems.ts';
import { type LegacyRandomness, systemRandomness } from './randomness.ts';
import { belongsElsewhere, grantFields, type OpenRelease } from './releaseKey.ts';

/** `document` is the item's key under the release key. */
export async function moveItemKey(
  release: OpenRelease,
  document: unknown,
  vault: OpenVault,
  randomness: LegacyRandomness = systemRandomness,
): Promise<LegacyResult<WrappedKeyText>> {
  const parsed = parseLegacyPart('item-key', releasedItemKeySchema, document);
  if (!parsed.ok) return parsed;
  const { key, vaultId, itemId, ...of } = parsed.value;
  const elsewhere = belongsElsewhere(release, of);
  if (elsewhere) return fail({ is: 'belongs-elsewhere', what: 'item-key', field: elsewhere });
  if (vault.ownerId !== release.ownerId || vault.vaultId !== vaultId) {
    return fail({ is: 'belongs-elsewhere', what: 'item-key', field: 'vault' });
  }
  const data = grantFields('item-key', release, vaultId, itemId);
  const itemKey = await unwrapKey(release.itemKeys, key, data, 'transferable');
  if (!itemKey) return fail({ is: 'altered', what: 'item-key' });
  const moved = await wrapKey(vault.itemKeys, itemKey, itemKeyAdditionalData(vault, itemId), randomness);
  return { ok: true, value: wrappedKeyText(moved) };
}
