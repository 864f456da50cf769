/** The operator names the oldest client that is served: an older one may read, and writes nothing. */
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInAnonymously,
  signOut,
} from 'firebase/auth';
import { getFunctions, httpsCallable } from 'firebase/functions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accountCancelDeletion,
  accountEndSession,
  accountListSessions,
  accountNoteSession,
  accountRevokeSessions,
} from '#shared/callables/account.ts';
import { albumCodesRevoke, albumCodesUpdate } from '#shared/callables/albumCodes.ts';
import { privacyRequestsConfirm, privacyRequestsWithdraw } from '#shared/callables/privacyRequests.ts';
import { readServerConfiguration } from '../../../src/embedded/configuration/serverConfiguration.ts';
import { type Backend, startBackend } from '../../support/backend.ts';

let backend: Backend;
let app: FirebaseApp;
let auth: Auth;

beforeAll(async () => {
  backend = await startBackend({
    environment: {
      AMARANTH_MINIMUM_CLIENT_VERSION: '1.4.0',
      AMARANTH_DESKTOP_UPDATE_URL: 'https://amaranth.example/desktop',
    },
  });
  app = initializeApp({ apiKey: 'local', projectId: 'amaranth-local' }, 'client-version');
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, backend.origin, { disableWarnings: true });
  await signInAnonymously(auth);
});
afterAll(async () => {
  await deleteApp(app);
  await backend.stop();
});

/** As somebody else: what was asked before may have ended the session, which the SDK would go on with. */
async function signInAnew(): Promise<void> {
  await signOut(auth);
  await signInAnonymously(auth);
}

const callAs = (query: string, name: string, input: unknown) =>
  httpsCallable(getFunctions(app, `${backend.origin}/functions`), `${name}${query}`)(input);
const write = (query: string) => callAs(query, accountNoteSession.name, { device: 'Chromium' });
const read = (query: string) => callAs(query, accountListSessions.name, {});

describe('a client', () => {
  test.each(['?client=1.3.9', '?client=0.1.0', '?client=none', ''])(
    '%j reads and does not write',
    async (query) => {
      await expect(read(query)).resolves.toBeDefined();
      await expect(write(query)).rejects.toMatchObject({
        code: 'functions/failed-precondition',
        details: { code: 'client-outdated', minimumClientVersion: '1.4.0' },
      });
    },
  );

  test.each(['?client=1.4.0', '?client=1.10.0', '?client=2.0.0'])('%j reads and writes', async (query) => {
    await expect(read(query)).resolves.toBeDefined();
    await expect(write(query)).resolves.toBeDefined();
  });

  test.each([
    [accountEndSession.name, { sessionId: '1' }],
    [accountRevokeSessions.name, {}],
    [accountCancelDeletion.name, {}],
    [privacyRequestsConfirm.name, { id: 'a'.repeat(43), secret: 'a'.repeat(43) }],
    [privacyRequestsWithdraw.name, { id: 'a'.repeat(43), secret: 'a'.repeat(43) }],
    [albumCodesRevoke.name, { codeId: 'a'.repeat(22) }],
    [albumCodesUpdate.name, { codeId: 'a'.repeat(22), state: 'paused' }],
  ])('too old to write still gets through what ends and rescues: %s', async (name, input) => {
    await signInAnew();
    const answer = await callAs('?client=0.1.0', name, input).catch((error: unknown) => error);
    expect(answer).not.toMatchObject({ details: { code: 'client-outdated' } });
  });

  test('too old to write pauses a code and changes nothing else of it', async () => {
    await signInAnew();
    const codeId = 'a'.repeat(22);
    for (const change of [{ state: 'active' }, { state: 'paused', title: 'Rose' }, { title: 'Rose' }]) {
      await expect(
        callAs('?client=0.1.0', albumCodesUpdate.name, { codeId, ...change }),
      ).rejects.toMatchObject({ details: { code: 'client-outdated' } });
    }
  });

  test('is told before it calls', () => {
    expect(backend.configuration.operator).toMatchObject({
      minimumClientVersion: '1.4.0',
      desktopUpdateUrl: 'https://amaranth.example/desktop',
    });
  });
});

test('what is no version is refused at the start, by the name of its variable', () => {
  expect(() => readServerConfiguration({ AMARANTH_MINIMUM_CLIENT_VERSION: 'the newest' })).toThrow(
    /^AMARANTH_MINIMUM_CLIENT_VERSION must be/,
  );
});
