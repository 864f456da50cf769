/**
 * The embedded backend: every protocol the product speaks, the business logic and the app itself, on one port
 * over one data folder. `npm start`, the desktop shell and the tests start it with `startServer`.
 */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clock, systemClock } from '#shared/clock.ts';
import { DEMO_FAMILY_UID } from '#shared/domain/demo.ts';
import { LAUNCH_CONFIG_PATH } from '#shared/domain/launchConfig.ts';
import type { Logger } from '#shared/logger.ts';
import { PAYMENT_EVENTS, PAYMENTS_WEBHOOK } from '../functions/paymentProvider.ts';
import type { Services } from '../functions/services.ts';
import { createClientConfiguration, firebaseInit } from './configuration/clientConfiguration.ts';
import { DEFAULT_PORT, type ServerConfiguration } from './configuration/serverConfiguration.ts';
import { createCondition } from './database/condition.ts';
import { openDatabase } from './database/openDatabase.ts';
import { openDataFolder } from './dataFolder/openDataFolder.ts';
import { loadPaymentKeys } from './dataFolder/paymentKeys.ts';
import { loadServiceAccount, signServiceToken } from './dataFolder/serviceAccount.ts';
import { type Disk, systemDisk } from './disk/disk.ts';
import { createFunctions } from './functions/createFunctions.ts';
import { readJobHeartbeats } from './functions/jobHeartbeats.ts';
import { type BusinessLogic, loadBusinessLogic } from './functions/loadBusinessLogic.ts';
import { openPrivateListener } from './functions/privateListener.ts';
import { trustProxies } from './http/clientAddress.ts';
import { createSite } from './http/createSite.ts';
import { watchDiskSpace } from './http/diskSpace.ts';
import { createHealth, type Heartbeat } from './http/health.ts';
import { isLoopbackAddress } from './http/hostGuard.ts';
import { listen } from './http/listen.ts';
import { createLogger } from './log/logger.ts';
import { createMail } from './mail/index.ts';
import { createProtocols, type Protocols } from './protocols.ts';
import { seedLaunchConfig } from './seed/seedLaunchConfig.ts';
import { takeSteps } from './seed/takeSteps.ts';

/** Milliseconds between the open port and the loading of the business logic, unless a call comes first. */
const PRELOAD_DELAY = 400;

/** What a test replaces. */
export interface ServerDependencies {
  readonly clock?: Clock;
  readonly disk?: Disk;
  readonly log?: Logger;
  /** Room on the data folder's disk, in bytes. */
  readonly freeBytes?: (folder: string) => number;
  readonly readHeartbeats?: () => Promise<readonly Heartbeat[]>;
}

export interface Route {
  readonly method: string;
  /** With parameters: `/v1/projects/*`, `/functions/:name`. */
  readonly path: string;
}

export interface RunningServer {
  /** Where people reach it: `http://127.0.0.1:4173`. */
  readonly origin: string;
  readonly port: number;
  readonly dataFolder: string;
  /** True when this start made the data folder. */
  readonly isNew: boolean;
  /** The business logic and its SDKs, loading since the port opened. */
  readonly businessLogic: () => Promise<BusinessLogic>;
  /** Everything the public port answers, as the protocols declare it. */
  readonly routes: readonly Route[];
  /** Lets requests in flight end, then closes everything. Safe to call twice. */
  stop(): Promise<void>;
}

/** Resolves once the port is open and answers. Throws DataFolderError, DataFormatError, or the rules' error. */
export async function startServer(
  configuration: ServerConfiguration,
  dependencies: ServerDependencies = {},
): Promise<RunningServer> {
  const clock = dependencies.clock ?? systemClock;
  const upSince = clock.now();
  const disk = dependencies.disk ?? systemDisk;
  const log =
    dependencies.log ??
    createLogger((line) => process.stderr.write(`${line}\n`), clock.now, configuration.logLevel);
  const folder = openDataFolder(configuration.dataFolder, { emulator: configuration.emulator });
  const closers: (() => unknown)[] = [folder.release];
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };

  try {
    const tls = configuration.tls && {
      certificate: await readFile(configuration.tls.certificatePath),
      key: await readFile(configuration.tls.keyPath),
    };
    const space = watchDiskSpace(folder.path, dependencies.freeBytes);
    const condition = createCondition({ hasRoom: () => !space.isShort() });
    const database = openDatabase(folder.databasePath, condition);
    closers.push(() => database.close());
    const serviceAccount = await loadServiceAccount(folder.path, configuration.projectId);
    const paymentKeys = configuration.stripe ?? (await loadPaymentKeys(folder.path));
    const answersPayments = configuration.stripe === null;
    // Nobody but this process asks the companion: its key lives as long.
    const companionKey = randomBytes(32).toString('base64url');
    const mail = createMail({
      database,
      folder: join(folder.path, 'mail'),
      disk,
      clock,
      log,
      from: configuration.mailFrom,
      returnDomain: configuration.bounceDomain,
      smtpUrl: configuration.smtpUrl,
    });
    closers.push(mail.close);
    let appOrigin = configuration.publicOrigin ?? '';
    const protocols = await createProtocols({
      appOrigin: () => appOrigin,
      configuration,
      folder,
      database,
      serviceAccount,
      mail,
      paymentKeys: answersPayments ? paymentKeys : null,
      companionKey,
      disk,
      clock,
      log,
    });
    closers.push(protocols.close);

    const adopt = async (services: Services) => {
      const { adoptWallClocks } = await import('../functions/library/index.ts');
      await adoptWallClocks(services);
    };
    const seedDemo = async ({ services, catalogue }: BusinessLogic) => {
      const { demo, resourcesFolder } = configuration;
      if (!demo && !protocols.readDocument(`users/${DEMO_FAMILY_UID}`)) return;
      const { removeDemoFamily, restoreDemoFamily } = await import('./seed/restoreDemoFamily.ts');
      const story = join(resourcesFolder, 'demo');
      if (demo) await restoreDemoFamily(services, catalogue.accountData, story, demo);
      else await removeDemoFamily(services, catalogue.accountData, story);
    };
    let seeding: Promise<unknown> = Promise.resolve();
    const businessLogic = once(async () => {
      const listener = await openPrivateListener({
        fetch: (request, environment) => site.fetch(request, environment),
        signToken: () =>
          signServiceToken(serviceAccount, 'https://identitytoolkit.googleapis.com/', Date.now()),
        now: clock.now,
      });
      closers.push(listener.close);
      const loaded = await loadBusinessLogic({
        listener,
        serviceAccount,
        database,
        clock,
        log,
        mail,
        appOrigin,
        projectId: configuration.projectId,
        storageBucket: configuration.storageBucket,
        configuration: configuration.operator,
        outbox: configuration.smtpUrl === undefined ? mail.outbox : null,
        listSignIns: protocols.listSignIns,
        host: { dataFolder: folder.path, certificate: tls?.certificate ?? null, upSince },
        paymentKeys,
        answersPayments,
        model: configuration.model,
        transcriber: configuration.transcriber,
        companionKey,
        isCheckoutOpen: !answersPayments || configuration.rehearsesPayments,
        resourcesFolder: configuration.resourcesFolder,
        schedules: protocols.payments ? [protocols.payments.schedule] : [],
      });
      closers.push(loaded.close);
      const { services } = loaded;
      if (protocols.payments) {
        // Events go over the private listener, too: certificates and proxies in between are for people.
        protocols.payments.registerEndpoint({
          url: `${listener.origin}/functions/${PAYMENTS_WEBHOOK}`,
          secret: paymentKeys.webhookSecret,
          events: PAYMENT_EVENTS,
        });
        closers.push(protocols.payments.close);
      }
      seeding = takeSteps(
        {
          launchConfig: () => seedLaunchConfig(services),
          wallClocks: () => adopt(services),
          demo: () => seedDemo(loaded),
        },
        log,
      );
      return loaded;
    });
    const functions = createFunctions({ resolveCaller: protocols.resolveCaller, load: businessLogic });

    const clientConfiguration = createClientConfiguration(configuration);
    const describe = (origin: string) =>
      clientConfiguration(origin, protocols.localProviders(origin), isDemoOpen(protocols));
    const allowed = new Set(configuration.allowedOrigins);
    const isTrustedProxy = trustProxies(configuration.trustedProxies);
    const site = createSite({
      protocols: [...protocols.apps, functions],
      host: configuration.host,
      publicOrigin: configuration.publicOrigin,
      isTrustedProxy,
      resolveCaller: protocols.resolveCaller,
      countsVisitors: !configuration.emulator,
      clock,
      condition,
      space,
      health: createHealth({
        condition,
        space,
        readHeartbeats: async () => {
          if (dependencies.readHeartbeats) return dependencies.readHeartbeats();
          // A watcher does not load what is not needed yet: jobs run once the business logic is there.
          if (!businessLogic.isStarted()) return [];
          const { catalogue, services } = await businessLogic();
          return readJobHeartbeats(catalogue, services, upSince);
        },
        now: clock.now,
      }),
      isAllowedOrigin: (origin) => configuration.emulator || origin === appOrigin || allowed.has(origin),
      documents: {
        '/configuration.json': describe,
        '/__/firebase/init.json': (origin) => firebaseInit(describe(origin)),
      },
      web: {
        folder: configuration.webFolder,
        connectTo: connectionsOf(configuration),
        publicOrigin: configuration.publicOrigin,
        valuesFor: (origin) => ({ origin, ...configuration.operator }),
        isWaitlistOn: () => isFlagOn(protocols, 'waitlistEnabled'),
      },
      log,
    });
    const listener = await listen({
      fetch: (request, environment) => site.fetch(request, environment),
      host: configuration.host,
      port: configuration.port,
      preferredPort: DEFAULT_PORT,
      isTrustedProxy,
      tls,
    });
    const name =
      isLoopbackAddress(configuration.host) || configuration.host === '0.0.0.0'
        ? '127.0.0.1'
        : configuration.host;
    const origin = `${tls ? 'https' : 'http'}://${name}:${listener.port}`;
    appOrigin ||= origin;
    log.log('info', 'server-ready', { origin, emulator: configuration.emulator });
    // Loading the SDKs holds the process for a moment: the first page goes before it.
    const preload = setTimeout(() => {
      businessLogic().catch((error: unknown) => {
        log.log('error', 'business-logic-not-loaded', { reason: String(error) });
      });
    }, PRELOAD_DELAY);
    return {
      origin,
      port: listener.port,
      dataFolder: folder.path,
      isNew: folder.isNew,
      businessLogic,
      routes: site.routes.map(({ method, path }) => ({ method, path })),
      stop: once(async () => {
        // Nothing new comes in, what is in flight ends; only then may the parts behind it go.
        clearTimeout(preload);
        await listener.close();
        if (businessLogic.isStarted()) await businessLogic().catch(() => undefined);
        await seeding;
        await closeAll();
        log.log('info', 'server-stopped');
      }),
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** The demo's login is told only while the demo is open and its family is there. */
function isDemoOpen(protocols: Pick<Protocols, 'readDocument'>): boolean {
  return isFlagOn(protocols, 'demoEnabled') && protocols.readDocument(`users/${DEMO_FAMILY_UID}`) !== null;
}

/** Of the launch configuration. */
function isFlagOn(
  { readDocument }: Pick<Protocols, 'readDocument'>,
  name: 'demoEnabled' | 'waitlistEnabled',
): boolean {
  const flag = readDocument(LAUNCH_CONFIG_PATH)?.fields[name];
  return flag !== undefined && 'booleanValue' in flag && flag.booleanValue;
}

/** Other origins the app's page talks to: sign-in providers, error reporting, token sync. */
function connectionsOf(configuration: ServerConfiguration): string[] {
  const { federatedProviders, tokenSyncUrl, errorReportingDsn } = configuration;
  const addresses = [
    ...federatedProviders.map(({ tokenEndpoint }) => tokenEndpoint),
    tokenSyncUrl,
    errorReportingDsn,
  ];
  return [...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : [])))];
}

/** Runs `work` on the first call; every call gets the same result. */
function once<T>(work: () => Promise<T>): (() => Promise<T>) & { isStarted(): boolean } {
  let result: Promise<T> | null = null;
  const run = () => {
    result ??= work();
    return result;
  };
  return Object.assign(run, { isStarted: () => result !== null });
}
