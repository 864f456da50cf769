/** A Firestore on a free port with a temporary database, and both vendors' SDKs connected to it. */
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { deleteApp as deleteClientApp, initializeApp as initializeClientApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore as getLite } from 'firebase/firestore/lite';
import { cert, deleteApp, initializeApp } from 'firebase-admin/app';
import { initializeFirestore } from 'firebase-admin/firestore';
import { type Caller, InvalidTokenError, type ResolveCaller } from '../../../src/embedded/caller.ts';
import { createCompatibility } from '../../../src/embedded/compatibility/index.ts';
import { openDatabase } from '../../../src/embedded/database/openDatabase.ts';
import { createFirestore } from '../../../src/embedded/firestore/index.ts';
import { answerFailure } from '../../../src/embedded/http/refuse.ts';
import { silentLogger } from '../../../src/embedded/log/logger.ts';
import type { Ruleset } from '../../../src/embedded/rules/ruleset.ts';
import { type Clock, systemClock } from '../../../src/shared/clock.ts';

export const PROJECT = 'amaranth-test';

const allowAll: Ruleset = { decide: () => ({ allowed: true }) };

/** `Bearer owner` and the emulator's token are the owner; `Bearer user:x` is x; the admin SDK's JWT is the owner. */
const resolveCaller: ResolveCaller = async (authorization): Promise<Caller> => {
  if (authorization === undefined) return { kind: 'visitor' };
  const token = authorization.replace(/^Bearer /, '');
  if (token === 'owner' || token.split('.').length === 3) return { kind: 'privileged' };
  const user = /^user:(.+)$/.exec(token)?.[1];
  if (!user) throw new InvalidTokenError();
  return { kind: 'user', uid: user, claims: { sub: user } };
};

export interface TestFirestoreOptions {
  readonly ruleset?: Ruleset;
  readonly indexesJson?: unknown;
  readonly clock?: Clock;
}

export async function startFirestore({
  ruleset = allowAll,
  indexesJson,
  clock = systemClock,
}: TestFirestoreOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'firestore-'));
  const database = openDatabase(join(folder, 'data.sqlite'));
  const firestore = createFirestore({
    database,
    clock,
    log: silentLogger,
    projectId: PROJECT,
    resolveCaller,
    ruleset: () => ruleset,
    indexesJson,
    compatibility: createCompatibility(() => '', { cheapPasswords: true }).firestore,
  });
  // As the site does with what no protocol knows.
  firestore.routes.onError((failure, context) => answerFailure(failure, context, silentLogger));
  const server = serve({ fetch: firestore.routes.fetch, hostname: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;

  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const credential = cert({
    projectId: PROJECT,
    clientEmail: `business@${PROJECT}.iam.gserviceaccount.com`,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  });
  const adminApp = initializeApp({ projectId: PROJECT, credential }, randomUUID());
  const admin = initializeFirestore(adminApp, { preferRest: true });
  admin.settings({ host: `127.0.0.1:${port}`, ssl: false, ignoreUndefinedProperties: false });

  const clientApp = initializeClientApp({ projectId: PROJECT, apiKey: 'key' }, randomUUID());
  const lite = getLite(clientApp);
  connectFirestoreEmulator(lite, '127.0.0.1', port);

  return {
    admin,
    lite,
    database,
    origin: `http://127.0.0.1:${port}`,
    documents: `http://127.0.0.1:${port}/v1/projects/${PROJECT}/databases/(default)/documents`,
    async stop() {
      await admin.terminate();
      await deleteApp(adminApp);
      await deleteClientApp(clientApp);
      await new Promise((resolve) => server.close(resolve));
      database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
