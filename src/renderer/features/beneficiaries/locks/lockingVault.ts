/** The owner's vault, as far as locks need it: `features/vault` gives the one of this page (`loadVaultForLocks`). */
import type { Remote } from 'comlink';
import type { LockKeeper } from '#shared/legacy/keys/lockKeeper.ts';
import type { VaultId, VaultItemId } from '#shared/vault/ids.ts';

export type LockingVaultState =
  | { readonly is: 'looking' | 'unreachable' | 'none' | 'locked' }
  | {
      readonly is: 'open';
      readonly vaultId: VaultId;
      /** Those that opened and are not in the trash. */
      readonly itemIds: ReadonlySet<VaultItemId>;
    };

export interface LockingVault {
  /** The same until something in it changes. */
  snapshot(): LockingVaultState;
  subscribe(listener: () => void): () => void;
  look(): Promise<void>;
  /** Throws VaultLockedError. */
  ask<Answer>(question: (keeper: Remote<LockKeeper>) => Promise<Answer>): Promise<Answer>;
}
