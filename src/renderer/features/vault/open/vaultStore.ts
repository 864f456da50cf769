/** The vault of this page, and the hooks that read it. */
import { useSyncExternalStore } from 'react';
import { stateInFrench } from '../demo/french.ts';
import { useIsFrenchDemo } from '../demo/useIsFrenchDemo.ts';
import { browserSurroundings } from './browserSurroundings.ts';
import { createVaultSession } from './createVaultSession.ts';
import type { VaultSession } from './vaultSession.ts';
import type { OpenVaultState, VaultState } from './vaultState.ts';

let session: VaultSession | null = null;

export function vaultSession(): VaultSession {
  session ??= createVaultSession(browserSurroundings());
  return session;
}

export function useVault(): VaultState {
  const { subscribe, snapshot } = vaultSession();
  const state = useSyncExternalStore(subscribe, snapshot);
  return useIsFrenchDemo() ? stateInFrench(state) : state;
}

/** For what is drawn below `VaultFrame`, which draws its content only while the vault is open. */
export function useOpenVault(): OpenVaultState {
  const state = useVault();
  if (state.kind !== 'open') throw new Error('The vault is not open');
  return state;
}
