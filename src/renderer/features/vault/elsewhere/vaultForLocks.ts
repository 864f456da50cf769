/** The vault as the page of beneficiaries asks it: whether it is open, what is in it, and what only its worker can make. */
import type { Remote } from 'comlink';
import type { LockKeeper } from '#shared/legacy/keys/lockKeeper.ts';
import type { VaultId, VaultItemId } from '#shared/vault/ids.ts';
import type { VaultSession } from '../open/vaultSession.ts';
import type { VaultState } from '../open/vaultState.ts';

export type VaultForLocksState =
  | { readonly is: 'looking' | 'unreachable' | 'none' | 'locked' }
  | {
      readonly is: 'open';
      readonly vaultId: VaultId;
      /** Those that opened and are not in the trash. */
      readonly itemIds: ReadonlySet<VaultItemId>;
    };

export type AskLocks = <Answer>(question: (keeper: Remote<LockKeeper>) => Promise<Answer>) => Promise<Answer>;

export interface VaultForLocks {
  /** The same until something in it changes. */
  snapshot(): VaultForLocksState;
  subscribe(listener: () => void): () => void;
  look(): Promise<void>;
  /** Throws VaultLockedError. */
  readonly ask: AskLocks;
}

function stateOf(state: VaultState): VaultForLocksState {
  if (state.kind !== 'open') return { is: state.kind };
  const kept = [...state.items.values()].filter((item) => item.state === 'kept');
  return { is: 'open', vaultId: state.vaultId, itemIds: new Set(kept.map(({ itemId }) => itemId)) };
}

export function createVaultForLocks(session: () => VaultSession): VaultForLocks {
  let read: { readonly of: VaultState; readonly state: VaultForLocksState } | null = null;
  return {
    snapshot() {
      const of = session().snapshot();
      if (read?.of !== of) read = { of, state: stateOf(of) };
      return read.state;
    },
    subscribe: (listener) => session().subscribe(listener),
    look: () => session().look(),
    ask: (question) => session().askLocks(question),
  };
}
