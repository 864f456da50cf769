/**
 * The keys of vault items under a release key. An item keeps its key through its versions, so it is wrapped once a grant and
 * opens in whatever version stands there. What the beneficiary opens is the vault's own sealed item, and its files.
 */
import { z } from 'zod';
import { type VaultId, type VaultItemId, vaultIdSchema, vaultItemIdSchema } from '../../vault/ids.ts';
import { type OpenedItem, openItemWithKey } from '../../vault/items.ts';
import type { OpenVault } from '../../vault/openKeyBox.ts';
import { itemKeyAdditionalData, type SealedItemText, sealedItemSchema } from '../../vault/sealedItem.ts';
import { unwrapKey, wrapKey, wrappedKeySchema } from '../../vault/sealing.ts';
import { wrappedSchema } from './bytes.ts';
import { fail, type LegacyProblem, type LegacyResult, parseLegacyPart } from './problems.ts';
import { type LegacyRandomness, systemRandomness } from './randomness.ts';
import {
  belongsElsewhere,
  type GrantIdentity,
  grantFields,
  grantIdentityShape,
  type OpenRelease,
} from './releaseKey.ts';

export const releasedItemKeySchema = z.object({
  format: z.literal(1),
  ...grantIdentityShape,
  vaultId: vaultIdSchema,
  itemId: vaultItemIdSchema,
  key: wrappedSchema,
});
export type ReleasedItemKeyText = z.input<typeof releasedItemKeySchema>;

const additionalData = (grant: GrantIdentity, vaultId: VaultId, itemId: VaultItemId) =>
  grantFields('item-key', grant, vaultId, itemId);

/** What is needed of an item's document: its key as the vault has it. */
export type ItemToGrant = Pick<SealedItemText, 'key'> & { readonly itemId: VaultItemId };

/** By the owner, whose vault is open. */
export async function wrapItemKey(
  vault: OpenVault,
  release: OpenRelease,
  { itemId, key }: ItemToGrant,
  randomness: LegacyRandomness = systemRandomness,
): Promise<LegacyResult<ReleasedItemKeyText>> {
  const { ownerId, beneficiaryId, number } = release;
  const { vaultId } = vault;
  if (vault.ownerId !== ownerId) return fail({ is: 'belongs-elsewhere', what: 'item-key', field: 'owner' });
  const sealed = wrappedKeySchema.safeParse(key);
  const itemKey =
    sealed.success &&
    (await unwrapKey(vault.itemKeys, sealed.data, itemKeyAdditionalData(vault, itemId), 'transferable'));
  if (!itemKey) return fail({ is: 'altered', what: 'item' });
  const data = additionalData(release, vaultId, itemId);
  const wrapped = await wrapKey(release.itemKeys, itemKey, data, randomness);
  const identity = { ownerId, beneficiaryId, number };
  return {
    ok: true,
    value: z.encode(releasedItemKeySchema, { format: 1, ...identity, vaultId, itemId, key: wrapped }),
  };
}

export interface WrappedItemKeys {
  readonly keys: readonly ReleasedItemKeyText[];
  /** The items whose keys did not open. They keep no other from being granted. */
  readonly refused: readonly { readonly itemId: VaultItemId; readonly problem: LegacyProblem }[];
}

/** All that a beneficiary is to receive, for a grant that is new or takes the place of another. */
export async function wrapItemKeys(
  vault: OpenVault,
  release: OpenRelease,
  items: readonly ItemToGrant[],
  randomness: LegacyRandomness = systemRandomness,
): Promise<WrappedItemKeys> {
  const wrapped = await Promise.all(
    items.map(async (item) => ({
      itemId: item.itemId,
      result: await wrapItemKey(vault, release, item, randomness),
    })),
  );
  const keys = wrapped.flatMap(({ result }) => (result.ok ? [result.value] : []));
  const refused = wrapped.flatMap(({ itemId, result }) =>
    result.ok ? [] : [{ itemId, problem: result.problem }],
  );
  return { keys, refused };
}

/**
 * By the beneficiary. Its files open as the vault's do, with the key that stands in the item (`importFileKey`), the item's
 * `ownerId` and `vaultId`.
 */
export async function openReleasedItem(
  release: OpenRelease,
  document: unknown,
  item: unknown,
): Promise<LegacyResult<OpenedItem>> {
  const parsed = parseLegacyPart('item-key', releasedItemKeySchema, document);
  if (!parsed.ok) return parsed;
  const { key, vaultId, itemId, ...of } = parsed.value;
  const elsewhere = belongsElsewhere(release, of);
  if (elsewhere) return fail({ is: 'belongs-elsewhere', what: 'item-key', field: elsewhere });
  const identity = sealedItemSchema.pick({ itemId: true }).safeParse(item);
  if (identity.data && identity.data.itemId !== itemId) {
    return fail({ is: 'belongs-elsewhere', what: 'item-key', field: 'item' });
  }
  const itemKey = await unwrapKey(release.itemKeys, key, additionalData(release, vaultId, itemId), 'sealing');
  if (!itemKey) return fail({ is: 'altered', what: 'item-key' });
  return await openItemWithKey({ ownerId: release.ownerId, vaultId }, itemKey, item);
}
