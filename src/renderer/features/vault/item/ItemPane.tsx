import type { VaultKind } from '#shared/vault/content.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';

/** One item: shown (`?item=`), or written anew (`?new=`). */
export type ItemShown = { readonly itemId: VaultItemId } | { readonly newKind: VaultKind };

export function ItemPane(_: { readonly shown: ItemShown; readonly onClose: () => void }) {
  return null;
}
