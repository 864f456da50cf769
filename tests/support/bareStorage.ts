/**
 * The embedded storage without the server around it, for tests that end it in the middle or take its database away:
 * one bucket, rose and whoever a request names, rules that allow everything, and the clock of the test.
 */
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#shared/clock.ts';
import type { ResolveCaller } from '../../src/embedded/caller.ts';
import { openDatabase } from '../../src/embedded/database/openDatabase.ts';
import type { Disk } from '../../src/embedded/disk/disk.ts';
import { silentLogger } from '../../src/embedded/log/logger.ts';
import { loadRuleset } from '../../src/embedded/rules/index.ts';
import type { Ruleset } from '../../src/embedded/rules/ruleset.ts';
import { createStorage, type EmbeddedStorage } from '../../src/embedded/storage/index.ts';

export const OBJECTS = 'http://localhost/v0/b/media/o';

const ruleset = loadRuleset(
  'service firebase.storage { match /b/{bucket}/o { match /{file=**} { allow read, write; } } }',
  'storage.rules',
);

export const resolveAnybody: ResolveCaller = async (authorization) =>
  authorization === 'business logic'
    ? { kind: 'privileged' }
    : { kind: 'user', uid: authorization ?? 'rose', claims: {} };

export interface BareStorage {
  readonly database: DatabaseSync;
  send(address: string, init?: RequestInit): Promise<Response>;
  readonly sweep: EmbeddedStorage['sweep'];
}

export function openBareStorage(options: {
  readonly folder: string;
  readonly disk: Disk;
  readonly clock: Clock;
  readonly areFilesHeld?: () => boolean;
  /** What is allowed at the moment; everything when it is left out. */
  readonly rules?: () => Ruleset;
  readonly resolveCaller?: ResolveCaller;
}): BareStorage {
  const { folder, disk, clock, areFilesHeld = () => false, rules = () => ruleset } = options;
  const database = openDatabase(join(folder, 'amaranth.db'));
  const { routes, sweep } = createStorage({
    database,
    disk,
    clock,
    log: silentLogger,
    folder: join(folder, 'files'),
    bucket: 'media',
    resolveCaller: options.resolveCaller ?? resolveAnybody,
    ruleset: rules,
    lookup: () => ({ getDocument: () => null, getDocumentAfter: () => null }),
    signer: () => ({ client_email: '', private_key: '' }),
    isSessionOpen: () => false,
    areFilesHeld,
    compatibility: null,
  });
  routes.onError(() => new Response(null, { status: 500 }));
  return { database, sweep, send: async (address, init = {}) => routes.fetch(new Request(address, init)) };
}
