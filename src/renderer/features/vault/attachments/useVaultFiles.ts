/** Lets files that are on their way into the vault go on while it is open. The queue comes with the first opening. */
import { useEffect } from 'react';
import type { VaultState } from '../open/vaultState.ts';

export function useVaultFiles({ kind }: VaultState): void {
  useEffect(() => {
    if (kind !== 'open') return;
    import('./keepVaultFiles.ts')
      .then(({ keepVaultFiles }) => keepVaultFiles())
      // What could not be loaded now is with the next opening.
      .catch(() => undefined);
  }, [kind]);
}
