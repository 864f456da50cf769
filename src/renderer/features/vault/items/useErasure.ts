/** Erasing for good: asked first, shown while it lasts, explained when it is refused. */
import { useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { batchesOf } from '#shared/batches.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { vaultSession } from '../open/vaultStore.ts';
import { BATCH } from './runInBatches.ts';
import { trashMessages } from './trashMessages.ts';
import { showVaultToast } from './vaultToast.ts';

export interface Erasure {
  /** What the person is asked about; null while nothing is asked. */
  readonly asked: readonly VaultItemId[] | null;
  /** How many are gone while it runs; null before. */
  readonly erasedCount: number | null;
  readonly ask: (itemIds: readonly VaultItemId[]) => void;
  readonly cancel: () => void;
  readonly confirm: () => void;
}

export function useErasure(): Erasure {
  const trash = useMessages(trashMessages);
  const explain = useExplain({ otherwise: trash.notErased });
  const [asked, ask] = useState<readonly VaultItemId[] | null>(null);
  const [erasedCount, setErasedCount] = useState<number | null>(null);

  async function erase(itemIds: readonly VaultItemId[]): Promise<void> {
    let erased = 0;
    let left = 0;
    setErasedCount(0);
    try {
      for (const batch of batchesOf(itemIds, BATCH)) {
        const standing = await vaultSession().erase(batch);
        left += standing.length;
        erased += batch.length - standing.length;
        setErasedCount(erased);
      }
      const said = [erased > 0 ? trash.erased(erased) : '', left > 0 ? trash.notErasedAsChanged(left) : ''];
      showVaultToast({ message: said.filter(Boolean).join(' ') });
    } catch (error) {
      showVaultToast({ message: explain(error), tone: 'error' });
    }
    setErasedCount(null);
    ask(null);
  }

  return {
    asked,
    erasedCount,
    ask: (itemIds) => ask(itemIds),
    cancel: () => {
      if (erasedCount === null) ask(null);
    },
    confirm: () => {
      if (asked && erasedCount === null) void erase(asked);
    },
  };
}
