import { sessionState, subscribeToSession } from '#features/session/index.ts';
import { callRepeatable } from '#platform/backend/callables.ts';
import { documents } from '#platform/backend/documents.ts';
import { platform } from '#platform/currentPlatform.ts';
import { systemClock } from '#shared/clock.ts';
import { readAutoLock } from './autoLock.ts';
import { browserPageLife } from './locking/pageLife.ts';
import { createDeviceRecords } from './record/deviceRecords.ts';
import { createVaultServer } from './server/vaultServer.ts';
import type { VaultSurroundings } from './surroundings.ts';

export function browserSurroundings(): VaultSurroundings {
  return {
    clock: systemClock,
    person: {
      current: () => {
        const state = sessionState();
        return state.status === 'signed-in' ? state.user.uid : null;
      },
      subscribe: subscribeToSession,
    },
    server: createVaultServer(documents, callRepeatable),
    startWorker: () => new Worker(new URL('./vault.worker.ts', import.meta.url), { type: 'module' }),
    records: createDeviceRecords(navigator.locks),
    page: browserPageLife,
    openChannel: (name) => new BroadcastChannel(name),
    readAutoLock: () => readAutoLock(platform().storage),
    startFileWorker: () =>
      new Worker(new URL('./files/files.worker.ts', import.meta.url), { type: 'module' }),
  };
}
