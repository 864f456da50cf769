/**
 * Puts the vendors' protocols together over one database: each is a Hono app of its own, and they meet here
 * only through callers, rules and documents.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { Clock } from '#shared/clock.ts';
import type { FederatedProvider } from '#shared/configuration.ts';
import { type Language, languageSchema } from '#shared/domain/userProfile.ts';
import type { Logger } from '#shared/logger.ts';
import { routes } from '#shared/routes.ts';
import { legalNameOf } from '#shared/siteValues.ts';
import type { PaymentKeys } from '../functions/paymentProvider.ts';
import type { ResolveCaller } from './caller.ts';
import { createCompanion } from './companion/index.ts';
import { LOCAL_API_KEY } from './configuration/clientConfiguration.ts';
import type { ServerConfiguration } from './configuration/serverConfiguration.ts';
import { isBackupRunning } from './dataFolder/backupLease.ts';
import type { DataFolder } from './dataFolder/openDataFolder.ts';
import type { ServiceAccount } from './dataFolder/serviceAccount.ts';
import type { Disk } from './disk/disk.ts';
import { createFirestore } from './firestore/index.ts';
import type { FirestoreDocument } from './firestore/value.ts';
import { followAccount } from './followAccount.ts';
import { createIdentity, type Identity } from './identity/index.ts';
import type { Mail } from './mail/index.ts';
import { createPayments, type Payments } from './payments/index.ts';
import { loadRuleset } from './rules/index.ts';
import { createStorage } from './storage/index.ts';

interface ProtocolsOptions {
  readonly configuration: ServerConfiguration;
  readonly folder: DataFolder;
  readonly database: DatabaseSync;
  readonly serviceAccount: ServiceAccount;
  readonly mail: Mail;
  /** Of the payments that this server answers; null where the operator has an account at the vendor. */
  readonly paymentKeys: PaymentKeys | null;
  readonly companionKey: string;
  readonly disk: Disk;
  readonly clock: Clock;
  readonly log: Logger;
  /** Where people reach the server: the base of links in mails. */
  readonly appOrigin: () => string;
}

export interface Protocols {
  readonly apps: readonly Hono[];
  readonly resolveCaller: ResolveCaller;
  readonly listSignIns: Identity['listSignIns'];
  readonly payments: Payments | null;
  /** Sign-in providers the server itself offers. */
  readonly localProviders: (origin: string) => readonly FederatedProvider[];
  /** One document of the default database, for what the server says about itself; null when there is none. */
  readDocument(path: string): FirestoreDocument | null;
  close(): Promise<void>;
}

/** How often past versions of documents are forgotten, in milliseconds. */
const SWEEP_INTERVAL = 60 * 60_000;
/** How often silent uploads are ended and files that nothing points to removed, in milliseconds. */
const FILE_SWEEP_INTERVAL = 5 * 60_000;

/** Throws RulesSyntaxError, with line and column, for a rules file that cannot be read. */
export async function createProtocols(options: ProtocolsOptions): Promise<Protocols> {
  const { configuration, folder, database, serviceAccount, mail, disk, clock, log } = options;
  const { projectId, rulesFolder } = configuration;
  const compatibility = configuration.emulator
    ? (await import('./compatibility/index.ts')).createCompatibility(options.appOrigin, configuration)
    : null;
  const readRules = async (name: string) =>
    loadRuleset(await readFile(join(rulesFolder, name), 'utf8'), name);
  const [firestoreRules, storageRules, indexes] = await Promise.all([
    readRules('firestore.rules'),
    readRules('storage.rules'),
    readFile(join(rulesFolder, 'firestore.indexes.json'), 'utf8'),
  ]);
  const indexesJson: unknown = JSON.parse(indexes);

  const identity = createIdentity({
    database,
    clock,
    log,
    projectId,
    serviceAccount,
    compatibility: compatibility?.identity ?? null,
    isSessionEnded: (uid, authTime) =>
      firestore.lookup.getDocument('(default)', `users/${uid}/endedSessions/${authTime}`) !== null,
    tellOfAccount: (notice) => followAccount({ routes: firestore.routes, projectId, serviceAccount }, notice),
    entitledAddresses: configuration.operator.adminEmails,
    authorizedDomains: () => ['localhost', '127.0.0.1', ...hostOf(options.appOrigin())],
    isContinueOrigin: (origin) =>
      origin === options.appOrigin() ||
      configuration.allowedOrigins.includes(origin) ||
      (compatibility?.isContinueOrigin(origin) ?? false),
    textGateway: configuration.textGateway,
    federatedProviders: configuration.federatedProviders,
    openid: configuration.localOpenid
      ? {
          origin: options.appOrigin,
          appOrigins: () => [options.appOrigin(), ...configuration.allowedOrigins],
        }
      : null,
    sendMail: mail.send,
    settingsAddress: () => `${options.appOrigin()}${routes.settings.path}`,
    languageOf: (uid) => languageIn(firestore.lookup.getDocument('(default)', `users/${uid}`)),
    actionLink: ({ mode, oobCode, continueUrl, languageCode, apiKey }) => {
      const link = new URL('/auth/verify-email', options.appOrigin());
      link.searchParams.set('mode', mode);
      link.searchParams.set('oobCode', oobCode);
      link.searchParams.set('apiKey', apiKey ?? LOCAL_API_KEY);
      if (continueUrl) link.searchParams.set('continueUrl', continueUrl);
      if (languageCode) link.searchParams.set('lang', languageCode);
      return link.href;
    },
  });
  const { resolveCaller } = identity;
  const firestore = createFirestore({
    database,
    clock,
    log,
    projectId,
    resolveCaller,
    ruleset: () => firestoreRules,
    indexesJson,
    compatibility: compatibility?.firestore ?? null,
  });
  const storage = createStorage({
    database,
    disk,
    clock,
    log,
    folder: join(folder.path, 'files'),
    bucket: configuration.storageBucket,
    resolveCaller,
    ruleset: () => storageRules,
    lookup: () => firestore.lookup,
    signer: () => serviceAccount,
    isSessionOpen: identity.isSessionOpen,
    areFilesHeld: () => isBackupRunning(folder.path, clock.now()),
    compatibility: compatibility?.storage ?? null,
  });
  const payments =
    options.paymentKeys &&
    createPayments({
      database,
      clock,
      log,
      secretKey: options.paymentKeys.secretKey,
      origin: options.appOrigin,
      seller: legalNameOf(configuration.operator.legalEntity),
    });
  let sweeping: Promise<unknown> = Promise.resolve();
  const sweepFiles = () => {
    sweeping = sweeping
      .then(() => storage.sweep())
      .catch((error: unknown) => {
        log.log('error', 'storage-sweep-failed', { reason: String(error) });
      });
  };
  sweepFiles();
  const sweepers = [
    setInterval(() => firestore.sweep(), SWEEP_INTERVAL),
    setInterval(sweepFiles, FILE_SWEEP_INTERVAL),
  ];
  return {
    // Signed links are `/{bucket}/{object}`: they come last, where nothing else claims the path.
    apps: [
      ...(compatibility ? [compatibility.hub] : []),
      ...(payments ? [payments.routes] : []),
      createCompanion({ key: options.companionKey, clock, log }),
      identity.routes,
      firestore.routes,
      storage.routes,
    ],
    payments,
    resolveCaller,
    listSignIns: identity.listSignIns,
    localProviders: identity.localProviders,
    readDocument: (path) => firestore.lookup.getDocument('(default)', path),
    close: async () => {
      for (const sweeper of sweepers) clearInterval(sweeper);
      await payments?.close();
      await sweeping;
    },
  };
}

/** The host of an origin, when there is one yet. */
function hostOf(origin: string): string[] {
  return URL.canParse(origin) ? [new URL(origin).hostname] : [];
}

const profileSchema = z.object({
  settings: z.object({
    mapValue: z.object({ fields: z.object({ language: z.object({ stringValue: languageSchema }) }) }),
  }),
});

/** The language in a profile's settings; null where it is not chosen. */
function languageIn(profile: FirestoreDocument | null): Language | null {
  const parsed = profileSchema.safeParse(profile?.fields);
  return parsed.success ? parsed.data.settings.mapValue.fields.language.stringValue : null;
}
