/** The server's own refusals, as the vendor's SDK and everybody else read them. */
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';
import { answerFailure, refuse, refuseForDiskFull } from './refuse.ts';

const silent = { log: () => undefined };
const refusals = {
  'too many': (site: Hono) =>
    site.use((context) => Promise.resolve(refuse(context, 429, 'Try again shortly.'))),
  'too slow': (site: Hono) =>
    site.use((context) => Promise.resolve(refuse(context, 408, 'It took too long.'))),
  'disk full': (site: Hono) => site.use((context) => Promise.resolve(refuseForDiskFull(context))),
  failed: (site: Hono) =>
    site
      .use(() => Promise.reject(new Error('broken')))
      .onError((error, context) => answerFailure(error, context, silent)),
} as const;

function siteThatRefuses(how: keyof typeof refusals): Hono {
  const site = new Hono();
  refusals[how](site);
  return site;
}

it.each([
  ['too many', 'auth/too-many-requests'],
  ['too slow', 'auth/timeout'],
  ['disk full', 'auth/internal-error'],
  ['failed', 'auth/internal-error'],
] as const)('what the server refuses itself (%s) has a code of the identity SDK: %s', async (how, code) => {
  const listener = await listen({
    fetch: siteThatRefuses(how).fetch,
    host: '127.0.0.1',
    port: 0,
    preferredPort: 0,
    isTrustedProxy: () => false,
    tls: null,
  });
  const app = initializeApp({ apiKey: 'local' }, how);
  try {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, `http://127.0.0.1:${listener.port}`, { disableWarnings: true });
    await expect(signInWithEmailAndPassword(auth, 'rose@example.org', 'lavender-7')).rejects.toMatchObject({
      code,
    });
  } finally {
    await deleteApp(app);
    await listener.close();
  }
});

it('the functions SDK hears why, where the disk is full', async () => {
  const answer = await siteThatRefuses('disk full').request('/functions/vault-saveItems', { method: 'POST' });
  expect(await answer.json()).toMatchObject({
    error: { status: 'RESOURCE_EXHAUSTED', details: { reason: 'disk-full' } },
  });
});

it.each(['too many', 'disk full', 'failed'] as const)(
  'elsewhere the refusal (%s) is a sentence, with the status that the other SDKs read',
  async (how) => {
    const answer = await siteThatRefuses(how).request('/v1/projects/p/databases/d/documents:commit');
    expect(await answer.json()).toMatchObject({
      error: { code: answer.status, message: expect.stringMatching(/^[A-Z][a-z].*\.$/) },
    });
  },
);
