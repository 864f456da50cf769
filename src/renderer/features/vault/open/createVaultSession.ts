import type { VaultSession } from './vaultSession.ts';

export function createVaultSession(): VaultSession {
  throw new Error('Written on the branch vault-core');
}
