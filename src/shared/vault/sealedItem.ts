/** One version of one item as the server holds it, and as an archive has it: kind, version and sizes, and nothing else. */
import { z } from 'zod';
import { userIdSchema } from '../domain/ids.ts';
import { label, type VaultIdentity } from './derivation.ts';
import { type Bytes, fields } from './encoding.ts';
import { type VaultItemId, vaultIdSchema, vaultItemIdSchema } from './ids.ts';
import { sealedBytesSchema, wrappedKeySchema } from './sealing.ts';

export const sealedItemSchema = z.object({
  ownerId: userIdSchema,
  vaultId: vaultIdSchema,
  itemId: vaultItemIdSchema,
  /** Any word of this form: newer versions may know more kinds than this one. */
  kind: z.string().regex(/^[a-z][a-z-]{0,49}$/),
  format: z.literal(1),
  version: z.int().positive(),
  /** The item's own key, the same through all its versions. */
  key: wrappedKeySchema,
  sealed: sealedBytesSchema,
});
export type SealedItem = z.infer<typeof sealedItemSchema>;
/** As it stands in the document, in JSON. */
export type SealedItemText = z.input<typeof sealedItemSchema>;

export function itemKeyAdditionalData({ ownerId, vaultId }: VaultIdentity, itemId: VaultItemId): Bytes {
  return fields(label('item-key'), ownerId, vaultId, itemId);
}

export function itemAdditionalData(
  { ownerId, vaultId }: VaultIdentity,
  { itemId, kind, version }: Pick<SealedItem, 'itemId' | 'kind' | 'version'>,
): Bytes {
  return fields(label('item'), ownerId, vaultId, itemId, kind, version);
}

/**
 * Tells one sealing of an item from any other: its nonce and the end of its ciphertext, which holds the 16 bytes of the
 * tag. Nobody without the item's key can make another ciphertext that opens under both.
 */
export function markOf({ sealed: { nonce, ciphertext } }: Pick<SealedItemText, 'sealed'>): string {
  return `${nonce}.${ciphertext.slice(-24)}`;
}
