import type { VaultItem } from '../open/vaultState.ts';

/** The files of an item: shown, added, taken away. */
export function Attachments(_: { readonly item: VaultItem }) {
  return null;
}
