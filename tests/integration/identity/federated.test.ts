import { createHash, randomBytes } from 'node:crypto';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  fetchSignInMethodsForEmail,
  initializeAuth,
  inMemoryPersistence,
  linkWithCredential,
  OAuthProvider,
  signInWithCredential,
  signInWithEmailAndPassword,
  unlink,
} from 'firebase/auth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Backend, startBackend } from '../../support/backend.ts';

let backend: Backend;
let app: FirebaseApp;
let auth: Auth;
let count = 0;

beforeAll(async () => {
  backend = await startBackend({ emulator: false, environment: { AMARANTH_DEMO: '0' } });
});
afterAll(() => backend.stop());
beforeEach(() => {
  count += 1;
  app = initializeApp({ apiKey: 'local', projectId: 'amaranth-local' }, `federated-${count}`);
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, backend.origin, { disableWarnings: true });
});
afterEach(() => deleteApp(app));

const newAddress = () => `provider-${count}-${Date.now()}@example.org`;
const provider = () => {
  const [own] = backend.configuration.federatedProviders;
  if (!own) throw new Error('No provider is configured.');
  return own;
};
const returnPage = () => `${backend.origin}/sign-in-return.html`;

async function readMailedCode(email: string): Promise<string> {
  const { services } = await backend.server.businessLogic();
  const entry = (await services.outbox?.list({ limit: 50 }))?.find(({ recipient }) => recipient === email);
  return /\d{6}/.exec(entry?.subject ?? '')?.[0] ?? '';
}

interface Walk {
  readonly verifier: string;
  readonly request: Record<string, string>;
}

function newRequest(redirectUri = returnPage()): Walk {
  const verifier = randomBytes(32).toString('base64url');
  return {
    verifier,
    request: {
      response_type: 'code',
      client_id: provider().clientId,
      redirect_uri: redirectUri,
      state: randomBytes(24).toString('base64url'),
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      scope: 'openid email',
    },
  };
}

const post = (path: string, form: Record<string, string>, cookie = '') =>
  fetch(`${backend.origin}/__/openid/${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie },
    body: new URLSearchParams(form),
  });

/** Through the pages as a person goes: the address, the mailed code, and back with an authorisation code. */
async function walkThrough(email: string, { request }: Walk) {
  const asked = await post('choose', { ...request, email });
  const proof = /name="proof" value="([^"]+)"/.exec(await asked.text())?.[1] ?? '';
  const proven = await post('prove', { ...request, proof, code: await readMailedCode(email) });
  expect(proven.status).toBe(303);
  const target = new URL(proven.headers.get('location') ?? '');
  expect(target.searchParams.get('state')).toBe(request.state);
  const kept = proven.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return { code: target.searchParams.get('code') ?? '', kept: kept.join('; ') };
}

const exchange = (code: string, { verifier, request }: Walk) =>
  post('token', {
    grant_type: 'authorization_code',
    client_id: request.client_id ?? '',
    redirect_uri: request.redirect_uri ?? '',
    code,
    code_verifier: verifier,
  });

async function credentialFor(email: string) {
  const walk = newRequest();
  const { code } = await walkThrough(email, walk);
  const { id_token: idToken } = (await (await exchange(code, walk)).json()) as { id_token: string };
  return new OAuthProvider(provider().providerId).credential({ idToken });
}

describe('Signing in through a provider', () => {
  test('makes an account with a confirmed address, and opens it again', async () => {
    const email = newAddress();
    const { user } = await signInWithCredential(auth, await credentialFor(email));
    expect(user).toMatchObject({ email, emailVerified: true });
    expect(user.providerData).toMatchObject([{ providerId: 'oidc.amaranth', email }]);
    await auth.signOut();
    expect((await signInWithCredential(auth, await credentialFor(email))).user.uid).toBe(user.uid);
  });

  test('never takes over an account that has a password: it asks for the password and then links', async () => {
    const email = newAddress();
    const { user } = await createUserWithEmailAndPassword(auth, email, 'lavender-7');
    const credential = await credentialFor(email);
    await auth.signOut();
    await expect(signInWithCredential(auth, credential)).rejects.toMatchObject({
      code: 'auth/account-exists-with-different-credential',
      customData: { email },
    });
    expect(auth.currentUser).toBeNull();
    const again = await signInWithEmailAndPassword(auth, email, 'lavender-7');
    await linkWithCredential(again.user, credential);
    expect(await fetchSignInMethodsForEmail(auth, email)).toEqual(['password', 'oidc.amaranth']);
    await auth.signOut();
    expect((await signInWithCredential(auth, await credentialFor(email))).user.uid).toBe(user.uid);
    await unlink(auth.currentUser ?? user, 'oidc.amaranth');
    expect(await fetchSignInMethodsForEmail(auth, email)).toEqual(['password']);
  });

  test('one person at the provider is one account here', async () => {
    const email = newAddress();
    await signInWithCredential(auth, await credentialFor(email));
    await auth.signOut();
    const { user } = await createUserWithEmailAndPassword(auth, `other-${email}`, 'lavender-7');
    await expect(linkWithCredential(user, await credentialFor(email))).rejects.toMatchObject({
      code: 'auth/credential-already-in-use',
    });
  });

  test.each([
    ['unsigned', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4IiwiZW1haWwiOiJ4QGV4YW1wbGUub3JnIn0.'],
    ['made up', '{"sub":"x","email":"x@example.org"}'],
    ['not a token', 'hello'],
  ])('refuses a token that is %s', async (_, idToken) => {
    const credential = new OAuthProvider('oidc.amaranth').credential({ idToken });
    await expect(signInWithCredential(auth, credential)).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
    const unknown = new OAuthProvider('oidc.elsewhere').credential({ idToken });
    await expect(signInWithCredential(auth, unknown)).rejects.toMatchObject({
      code: 'auth/operation-not-allowed',
    });
  });
});

describe('The provider of this server’s own', () => {
  test('believes nobody without the mailed code, and lets no code be guessed', async () => {
    const email = newAddress();
    const walk = newRequest();
    const asked = await post('choose', { ...walk.request, email });
    const proof = /name="proof" value="([^"]+)"/.exec(await asked.text())?.[1] ?? '';
    const right = await readMailedCode(email);
    const wrong = right === '111111' ? '222222' : '111111';
    for (let guess = 0; guess < 5; guess += 1) {
      const answer = await post('prove', { ...walk.request, proof, code: wrong });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('That code is not the right one.');
    }
    const late = await post('prove', { ...walk.request, proof, code: right });
    expect(await late.text()).toContain('That code has expired.');
  });

  test('asks for a new mailed code each time: nothing that a browser kept from the last one stands for it', async () => {
    const email = newAddress();
    const { kept } = await walkThrough(email, newRequest());
    const first = await readMailedCode(email);
    const { services } = await backend.server.businessLogic();
    const { uid } = await services.auth.createUser({ email, emailVerified: true });
    await services.auth.revokeRefreshTokens(uid);
    const { request } = newRequest();
    const offered = await fetch(`${backend.origin}/__/openid/authorize?${new URLSearchParams(request)}`, {
      headers: { cookie: kept },
    });
    // The next person at a shared computer does not read who was there.
    expect(await offered.text()).not.toContain(email);
    const again = await post('choose', { ...request, email }, kept);
    expect(again.status).toBe(200);
    expect(await again.text()).toContain('Enter the code');
    expect(again.headers.get('location')).toBeNull();
    expect(await readMailedCode(email)).not.toBe(first);
  });

  test('an authorisation code works once, for who asked for it, to where it was sent', async () => {
    const email = newAddress();
    const walk = newRequest();
    const { code } = await walkThrough(email, walk);
    const stolen = await exchange(code, { ...walk, verifier: randomBytes(32).toString('base64url') });
    expect(await stolen.json()).toEqual({ error: 'invalid_grant' });
    // A code that was presented wrongly is spent: nobody tries twice.
    expect(await (await exchange(code, walk)).json()).toEqual({ error: 'invalid_grant' });
  });

  test.each([
    ['another site', 'https://evil.example/sign-in-return.html'],
    ['another page of the app', '/dashboard'],
    ['a look-alike host', 'http://127.0.0.1.evil.example/signed-in'],
  ])('is no open redirect: a code is never sent to %s', async (_, target) => {
    const redirectUri = target.startsWith('/') ? backend.origin + target : target;
    const { request } = newRequest(redirectUri);
    const query = new URLSearchParams(request);
    const answer = await fetch(`${backend.origin}/__/openid/authorize?${query}`, { redirect: 'manual' });
    expect(answer.status).toBe(400);
  });

  test('its page cannot be framed and runs no script', async () => {
    const { request } = newRequest();
    const answer = await fetch(`${backend.origin}/__/openid/authorize?${new URLSearchParams(request)}`);
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const hostile = await post('choose', { ...request, email: '"><script>alert(1)</script>@x' });
    expect(await hostile.text()).not.toContain('<script>alert');
  });
});
