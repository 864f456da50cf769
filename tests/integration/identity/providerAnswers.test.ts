/** The app's own side of a federated sign-in, against the provider of the embedded server: which answers count. */
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  OAuthProvider,
  signInWithCredential,
} from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Authorization,
  beginAuthorization,
  finishAuthorization,
} from '../../../src/renderer/features/auth/federated/authorization.ts';
import { type Backend, startBackend } from '../../support/backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ emulator: false, environment: { AMARANTH_DEMO: '0' } });
});
afterAll(() => backend.stop());

const provider = () => {
  const [own] = backend.configuration.federatedProviders;
  if (!own) throw new Error('No provider is configured.');
  return own;
};
const redirectUri = () => `${backend.origin}/sign-in-return.html`;
let count = 0;
function newAddress(): string {
  count += 1;
  return `answers-${count}@example.org`;
}

async function readMailedCode(email: string): Promise<string> {
  const { services } = await backend.server.businessLogic();
  const entry = (await services.outbox?.list({ limit: 50 }))?.find(({ recipient }) => recipient === email);
  return /\d{6}/.exec(entry?.subject ?? '')?.[0] ?? '';
}

/** What the pages' own forms send on: everything that the address asked. */
async function walkThrough({ url }: Authorization, email: string): Promise<string> {
  const asked = Object.fromEntries(new URL(url).searchParams);
  const post = (path: string, form: Record<string, string>) =>
    fetch(`${backend.origin}/__/openid/${path}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ...asked, redirect_uri: redirectUri(), ...form }),
    });
  const chosen = await (await post('choose', { email })).text();
  const proof = /name="proof" value="([^"]+)"/.exec(chosen)?.[1] ?? '';
  const proven = await post('prove', { proof, code: await readMailedCode(email) });
  return new URL(proven.headers.get('location') ?? '').search;
}

const finish = (authorization: Authorization, parameters: string) =>
  finishAuthorization(provider(), authorization, { parameters, redirectUri: redirectUri() });

test('the answer to this very sign-in names its person, whom the identity service believes', async () => {
  const email = newAddress();
  const authorization = await beginAuthorization(provider(), 'en');
  const person = await finish(authorization, await walkThrough(authorization, email));

  const app = initializeApp({ apiKey: 'local', projectId: 'amaranth-local' }, 'provider-answers');
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, backend.origin, { disableWarnings: true });
  const { idToken, accessToken, subject } = person;
  const credential = new OAuthProvider(provider().providerId).credential({
    idToken,
    accessToken,
    rawNonce: authorization.rawNonce,
  });
  const { user } = await signInWithCredential(auth, credential);
  expect(user).toMatchObject({ email, emailVerified: true, providerData: [{ uid: subject }] });
  await deleteApp(app);
});

describe('An answer does not count', () => {
  test('with another state, another issuer, a refusal, or twice the same', async () => {
    const authorization = await beginAuthorization(provider(), 'en');
    const right = await walkThrough(authorization, newAddress());
    const changed = (name: string, value: string) => {
      const parameters = new URLSearchParams(right);
      parameters.set(name, value);
      return `?${parameters}`;
    };
    await expect(finish(authorization, changed('state', 'x'.repeat(43)))).rejects.toThrow('state');
    await expect(finish(authorization, changed('iss', 'https://evil.example'))).rejects.toThrow('iss');
    await expect(finish(authorization, changed('error', 'access_denied'))).rejects.toThrow('error');
    // None of these was as much as presented: the code is still good, once.
    await finish(authorization, right);
    await expect(finish(authorization, right)).rejects.toThrow();
  });

  test('with the code of another sign-in: it has another proof key', async () => {
    const [mine, other] = [
      await beginAuthorization(provider(), 'en'),
      await beginAuthorization(provider(), 'en'),
    ];
    const code = new URLSearchParams(await walkThrough(other, newAddress())).get('code') ?? '';
    await expect(finish(mine, `?${new URLSearchParams({ code, state: mine.state })}`)).rejects.toThrow();
  });

  test('with a token that was made for another nonce, another app or by another issuer', async () => {
    const begin = async () => {
      const authorization = await beginAuthorization(provider(), 'en');
      return { authorization, parameters: await walkThrough(authorization, newAddress()) };
    };
    const nonce = await begin();
    await expect(finish({ ...nonce.authorization, nonce: 'other' }, nonce.parameters)).rejects.toThrow(
      'nonce',
    );
    const issuer = await begin();
    await expect(
      finishAuthorization({ ...provider(), issuer: 'https://other.example' }, issuer.authorization, {
        parameters: issuer.parameters,
        redirectUri: redirectUri(),
      }),
    ).rejects.toThrow('iss');
  });
});

test('the provider’s pages speak the language of the app, whatever the browser’s is', async () => {
  const { url } = await beginAuthorization(provider(), 'fr');
  const address = new URL(url);
  address.searchParams.set('redirect_uri', redirectUri());
  const page = await fetch(address, { headers: { 'accept-language': 'en' } });
  expect(await page.text()).toContain('Connectez-vous avec votre adresse email');
});
