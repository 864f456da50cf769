import { createHash, createHmac, pbkdf2Sync, scryptSync } from 'node:crypto';
import { hashSync } from 'bcryptjs';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import type { Auth as AdminAuth, HashAlgorithmType, UserImportOptions } from 'firebase-admin/auth';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Backend, startBackend } from '../../support/backend.ts';

const PASSWORD = 'lavender-7';
let backend: Backend;
let business: AdminAuth;
let app: FirebaseApp;
let auth: Auth;
let count = 0;

beforeAll(async () => {
  backend = await startBackend({ emulator: false });
  business = (await backend.server.businessLogic()).services.auth;
});
afterAll(() => backend.stop());
beforeEach(() => {
  count += 1;
  app = initializeApp({ apiKey: 'local', projectId: 'amaranth-local' }, `business-${count}`);
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, backend.origin, { disableWarnings: true });
});
afterEach(() => deleteApp(app));

const salt = Buffer.from('a pinch of salt');
const key = Buffer.from('the project’s key');
const own = Buffer.from(PASSWORD);

const imports: readonly [HashAlgorithmType, Omit<UserImportOptions['hash'], 'algorithm'>, () => Buffer][] = [
  [
    'HMAC_SHA256',
    { key },
    () =>
      createHmac('sha256', key)
        .update(Buffer.concat([own, salt]))
        .digest(),
  ],
  [
    'HMAC_SHA512',
    { key },
    () =>
      createHmac('sha512', key)
        .update(Buffer.concat([own, salt]))
        .digest(),
  ],
  [
    'SHA256',
    { rounds: 1 },
    () =>
      createHash('sha256')
        .update(Buffer.concat([salt, own]))
        .digest(),
  ],
  [
    'MD5',
    { rounds: 0 },
    () =>
      createHash('md5')
        .update(Buffer.concat([salt, own]))
        .digest(),
  ],
  ['PBKDF2_SHA256', { rounds: 1_000 }, () => pbkdf2Sync(PASSWORD, salt, 1_000, 32, 'sha256')],
  ['BCRYPT', {}, () => Buffer.from(hashSync(PASSWORD, 4))],
  [
    'STANDARD_SCRYPT',
    { memoryCost: 1_024, parallelization: 1, blockSize: 8, derivedKeyLength: 64 },
    () => scryptSync(PASSWORD, salt, 64, { N: 1_024, r: 8, p: 1 }),
  ],
];

describe('Accounts of another system', () => {
  test.each(imports)('come with their %s passwords, and go on with ours', async (algorithm, hash, make) => {
    const email = `imported-${algorithm.toLowerCase()}@example.org`;
    const uid = `imported-${algorithm}`;
    const result = await business.importUsers(
      [{ uid, email, displayName: 'Rose', emailVerified: true, passwordHash: make(), passwordSalt: salt }],
      { hash: { algorithm, ...hash } },
    );
    expect(result).toMatchObject({ successCount: 1, failureCount: 0 });
    await expect(signInWithEmailAndPassword(auth, email, 'rosemary-8')).rejects.toMatchObject({
      code: 'auth/wrong-password',
    });
    const { user } = await signInWithEmailAndPassword(auth, email, PASSWORD);
    expect(user).toMatchObject({ uid, displayName: 'Rose', emailVerified: true });
    // The second time by our own hash.
    await signInWithEmailAndPassword(auth, email, PASSWORD);
  });

  test('are refused one by one, by their place in the list', async () => {
    await business.importUsers([{ uid: 'first', email: 'taken@example.org' }]);
    const result = await business.importUsers([
      { uid: 'second', email: 'free@example.org' },
      { uid: 'third', email: 'taken@example.org' },
    ]);
    expect(result).toMatchObject({ successCount: 1, failureCount: 1, errors: [{ index: 1 }] });
  });
});

describe('A session cookie', () => {
  test('says who signed in, by the published key, for as long as was asked', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, `cookie-${Date.now()}@example.org`, PASSWORD);
    const cookie = await business.createSessionCookie(await user.getIdToken(), { expiresIn: 600_000 });
    const keys = createRemoteJWKSet(
      new URL(`${backend.origin}/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com`),
    );
    const { payload } = await jwtVerify(cookie, keys, {
      issuer: 'https://session.firebase.google.com/amaranth-local',
      audience: 'amaranth-local',
    });
    expect(payload.sub).toBe(user.uid);
    const { iat = 0, exp = 0 } = decodeJwt(cookie);
    expect(exp - iat).toBe(600);
    await expect(business.createSessionCookie('not-a-token', { expiresIn: 600_000 })).rejects.toMatchObject({
      code: 'auth/invalid-id-token',
    });
  });

  test('is made for the business logic alone, and opens none of our doors', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, `cookie-${Date.now()}@example.org`, PASSWORD);
    const address = `${backend.origin}/identitytoolkit.googleapis.com/v1/projects/amaranth-local`;
    const idToken = await user.getIdToken();
    for (const headers of [{}, { authorization: `Bearer ${idToken}` }]) {
      for (const path of [':createSessionCookie', '/accounts:batchCreate', '/accounts:query']) {
        const answer = await fetch(address + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify({ idToken, users: [{ localId: 'x' }] }),
        });
        expect(answer.status).toBe(403);
      }
    }
    const cookie = await business.createSessionCookie(idToken, { expiresIn: 600_000 });
    const documents = `${backend.origin}/v1/projects/amaranth-local/databases/(default)/documents/users/${user.uid}`;
    expect((await fetch(documents, { headers: { authorization: `Bearer ${cookie}` } })).status).toBe(401);
  });
});

test('a provider’s token is given up only by who is linked to that provider', async () => {
  const { user } = await createUserWithEmailAndPassword(auth, `revoke-${Date.now()}@example.org`, PASSWORD);
  const answer = await fetch(
    `${backend.origin}/identitytoolkit.googleapis.com/v2/accounts:revokeToken?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ providerId: 'apple.com', token: 'x', idToken: await user.getIdToken() }),
    },
  );
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { message: 'INVALID_PROVIDER_ID' } });
});
