import { vaultSession } from '../open/vaultStore.ts';
import { createVaultForLocks } from './vaultForLocks.ts';

export const vaultForLocks = createVaultForLocks(vaultSession);
