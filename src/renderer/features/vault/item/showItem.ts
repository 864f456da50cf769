/** Puts an item in the address, in the place of what is shown: going back leads to the list. */
import type { SetURLSearchParams } from 'react-router-dom';
import type { VaultItemId } from '#shared/vault/ids.ts';

export function showItem(setSearch: SetURLSearchParams, itemId: VaultItemId, state?: unknown): void {
  setSearch(
    (previous) => {
      const next = new URLSearchParams(previous);
      for (const name of ['new', 'answers']) next.delete(name);
      next.set('item', itemId);
      return next;
    },
    { replace: true, preventScrollReset: true, state },
  );
}
