/** What the session needs of the world around it, so that tests may give it another one. */
import type { Startable } from '#platform/workers/workerPool.ts';
import type { Clock } from '#shared/clock.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { AutoLock } from './autoLock.ts';
import type { Channel } from './locking/otherPages.ts';
import type { PageLife } from './locking/pageLife.ts';
import type { DeviceRecords } from './record/deviceRecords.ts';
import type { VaultServer } from './server/vaultServer.ts';

export interface SignedInPerson {
  current(): UserId | null;
  subscribe(listener: () => void): () => void;
}

export interface VaultSurroundings {
  readonly clock: Clock;
  readonly person: SignedInPerson;
  readonly server: VaultServer;
  readonly startWorker: () => Startable;
  readonly page: PageLife;
  readonly openChannel: (name: string) => Channel;
  readonly readAutoLock: () => AutoLock;
  readonly records: DeviceRecords;
  /** For sealing files. */
  readonly startFileWorker: () => Startable;
}
