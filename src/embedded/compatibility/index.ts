/**
 * What only the vendors' test libraries need: people that a test made up, codes in clear, rules handed in, wipes, and the
 * word `owner`. Loaded by `protocols.ts` with `--emulator` alone; without it nothing here is read from the disk.
 */
import type { Hono } from 'hono';
import type { ServerConfiguration } from '../configuration/serverConfiguration.ts';
import type { FirestoreCompatibility } from '../firestore/compatibility.ts';
import type { IdentityStandIn } from '../identity/index.ts';
import type { StorageStandIn } from '../storage/index.ts';
import { createFirestoreCompatibility } from './firestore.ts';
import { createHub } from './hub.ts';
import { createIdentityCompatibility } from './identity.ts';
import { createStorageCompatibility } from './storage.ts';

interface Compatibility {
  readonly hub: Hono;
  readonly identity: IdentityStandIn;
  readonly firestore: FirestoreCompatibility;
  readonly storage: StorageStandIn;
  /** Test suites come back to wherever they run on this machine. */
  isContinueOrigin(origin: string): boolean;
}

export function createCompatibility(
  origin: () => string,
  configuration: Pick<ServerConfiguration, 'cheapPasswords'>,
): Compatibility {
  return {
    hub: createHub(origin),
    identity: createIdentityCompatibility(configuration),
    firestore: createFirestoreCompatibility(),
    storage: createStorageCompatibility(),
    isContinueOrigin: (from) => ['localhost', '127.0.0.1'].includes(new URL(from).hostname),
  };
}
