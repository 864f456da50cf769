/** What is in the vault while it is open in this page, by title, for pages that speak of its items. Nothing of it is kept. */
import type { VaultKind } from '#shared/vault/content.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import type { VaultState } from '../open/vaultState.ts';
import { vaultSession } from '../open/vaultStore.ts';
import { titleOf } from '../search/itemTitle.ts';

export interface TitledItem {
  readonly itemId: VaultItemId;
  readonly kind: VaultKind;
  /** Empty when nothing in it names it. */
  readonly title: string;
}

export interface OpenVaultReader {
  subscribe(listener: () => void): () => void;
  /** Null while the vault is not open. The same list until something in it changes. */
  items(): readonly TitledItem[] | null;
}

let read: { readonly state: VaultState; readonly items: readonly TitledItem[] | null } | null = null;

export const openVaultReader: OpenVaultReader = {
  subscribe: (listener) => vaultSession().subscribe(listener),
  items() {
    const state = vaultSession().snapshot();
    if (read?.state !== state) read = { state, items: titlesIn(state) };
    return read.items;
  },
};

function titlesIn(state: VaultState): readonly TitledItem[] | null {
  if (state.kind !== 'open') return null;
  return [...state.items.values()]
    .filter(({ state: place, content }) => place === 'kept' && content.kind !== 'readiness')
    .map(({ itemId, content }) => ({ itemId, kind: content.kind, title: titleOf(content) }));
}
