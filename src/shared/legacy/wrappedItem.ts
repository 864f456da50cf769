/**
 * The key of a vault item under a release key as `grants-save` carries it: what its grant, vault and item say already is left
 * out, and put back by whoever reads it, so that it is bound to them all the same.
 */
import type { ReleasedItemKeyText } from './keys/itemKeys.ts';

type OfItem = {
  readonly ownerId: string;
  readonly beneficiaryId: string;
  readonly number: number;
  readonly vaultId: string;
  readonly itemId: string;
};

export function writeWrappedItem({ key: { nonce, wrapped } }: Pick<ReleasedItemKeyText, 'key'>): string {
  return `${nonce}.${wrapped}`;
}

/** What `openReleasedItem` parses; null for a text that is none. */
export function readWrappedItem({ ownerId, beneficiaryId, number, vaultId, itemId }: OfItem, text: string) {
  const [nonce, wrapped, ...rest] = text.split('.');
  if (!nonce || !wrapped || rest.length > 0) return null;
  return { format: 1, ownerId, beneficiaryId, number, vaultId, itemId, key: { nonce, wrapped } };
}
