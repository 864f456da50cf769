/** Of an import that was interrupted, the files that nobody brings any more, as the vault and the queue stand now. */
import { useMemo } from 'react';
import { useUploads } from '#features/uploads/index.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import { useOpenVault } from '../open/vaultStore.ts';
import { type ExpectedFiles, missingFiles } from './journal/missingFiles.ts';

export function useMissingFiles(expected: readonly ExpectedFiles[]): readonly string[] {
  const { items } = useOpenVault();
  const uploads = useUploads();
  return useMemo(() => {
    const onTheirWay = new Map<VaultItemId, number>();
    for (const { destination, state } of uploads) {
      if (destination.kind !== 'vault' || state.kind === 'done') continue;
      onTheirWay.set(destination.itemId, (onTheirWay.get(destination.itemId) ?? 0) + 1);
    }
    return missingFiles(expected, items, onTheirWay);
  }, [expected, items, uploads]);
}
