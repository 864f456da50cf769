/**
 * Puts the vendors' protocols together over one database: each is a Hono app of its own, and they meet here
 * only through callers, rules and documents.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { Hono } from 'hono';
import type { Clock } from '#shared/clock.ts';
import type { FederatedProvider } from '#shared/configuration.ts';
import type { Logger } from '#shared/logger.ts';
import { InvalidTokenError, type ResolveCaller } from './caller.ts';
import type { ServerConfiguration } from './configuration/serverConfiguration.ts';
import type { DataFolder } from './dataFolder/openDataFolder.ts';
import type { ServiceAccount } from './dataFolder/serviceAccount.ts';
import type { Disk } from './disk/disk.ts';
import type { Mail } from './mail/index.ts';

export interface ProtocolsOptions {
  readonly configuration: ServerConfiguration;
  readonly folder: DataFolder;
  readonly database: DatabaseSync;
  readonly serviceAccount: ServiceAccount;
  readonly mail: Mail;
  readonly disk: Disk;
  readonly clock: Clock;
  readonly log: Logger;
}

export interface Protocols {
  readonly apps: readonly Hono[];
  readonly resolveCaller: ResolveCaller;
  /** Sign-in providers the server itself offers. */
  readonly localProviders: (origin: string) => readonly FederatedProvider[];
  close(): Promise<void>;
}

export async function createProtocols(_options: ProtocolsOptions): Promise<Protocols> {
  return {
    apps: [],
    resolveCaller: (authorization) =>
      authorization === undefined
        ? Promise.resolve({ kind: 'visitor' as const })
        : Promise.reject(new InvalidTokenError()),
    localProviders: () => [],
    close: () => Promise.resolve(),
  };
}
