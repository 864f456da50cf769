/** What a release holds for somebody, as the server gives it. */
import type { VaultId, VaultItemId } from '#shared/vault/ids.ts';

export interface SealedItemToOpen {
  readonly vaultId: VaultId;
  readonly vaultItemId: VaultItemId;
  /** The item's key under the release key, in JSON. */
  readonly wrapped: string;
  readonly kind: string;
  readonly version: number;
  readonly sealed: { readonly nonce: string; readonly ciphertext: string };
}

export interface ThingsToCopy {
  readonly items: readonly SealedItemToOpen[];
  /** Each in JSON. */
  readonly letters: readonly string[];
}
