/** firebase-admin under the vendor's own emulator variable, with no credential at all. */
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Backend, startBackend } from '../../support/backend.ts';
import { type Person, signUpPerson } from '../../support/person.ts';

let backend: Backend;
let rose: Person;
let auth: Auth;
const app = initializeApp({ projectId: 'amaranth-local' }, 'no-credential');

beforeAll(async () => {
  backend = await startBackend({ emulator: true });
  process.env.FIREBASE_AUTH_EMULATOR_HOST = backend.host;
  auth = getAuth(app);
  rose = await signUpPerson(backend.origin);
});
afterAll(async () => {
  delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
  await rose.leave();
  await deleteApp(app);
  await backend.stop();
});

const idToken = async () => (await rose.auth.currentUser?.getIdToken()) ?? '';

test('an id token is verified, and refused once the sessions were revoked', async () => {
  const token = await idToken();
  expect(await auth.verifyIdToken(token, true)).toMatchObject({ uid: rose.uid, aud: 'amaranth-local' });
  const cookie = await auth.createSessionCookie(token, { expiresIn: 600_000 });
  expect(await auth.verifySessionCookie(cookie, true)).toMatchObject({ uid: rose.uid });
  await auth.updateUser(rose.uid, { disabled: true });
  await expect(auth.verifyIdToken(token, true)).rejects.toMatchObject({ code: 'auth/user-disabled' });
});

const account = (more: object = {}) => ({
  email: `${crypto.randomUUID()}@example.org`,
  emailVerified: true,
  password: 'lavender-7',
  ...more,
});

test('an account that nobody entered was never refreshed', async () => {
  const made = await auth.createUser(account());
  expect(made.metadata.lastRefreshTime).toBeNull();
  const uid = crypto.randomUUID();
  await auth.importUsers([{ uid, email: `${uid}@example.org` }]);
  expect((await auth.getUser(uid)).metadata.lastRefreshTime).toBeNull();
});

test('providers are told with the number last', async () => {
  const uid = crypto.randomUUID();
  await auth.importUsers([
    { uid, phoneNumber: '+12025550177', providerData: [{ providerId: 'google.com', uid: `google-${uid}` }] },
  ]);
  const { providerData } = await auth.getUser(uid);
  expect(providerData.map(({ providerId }) => providerId)).toEqual(['google.com', 'phone']);
});

test('hashes are in the list that takes accounts elsewhere, and nowhere else', async () => {
  const { uid } = await auth.createUser(account());
  const listed = (await auth.listUsers(1_000)).users.find((user) => user.uid === uid);
  expect(listed).toMatchObject({ passwordHash: expect.any(String), passwordSalt: expect.any(String) });
  const found = await auth.getUser(uid);
  expect([found.passwordHash, found.passwordSalt]).toEqual([undefined, undefined]);
});

test('an account takes five second factors, of different numbers', async () => {
  const phones = (...ends: number[]) => ({
    multiFactor: {
      enrolledFactors: ends.map((end) => ({ factorId: 'phone', phoneNumber: `+1202555018${end}` })),
    },
  });
  await expect(auth.createUser(account(phones(1, 2, 3, 4, 5, 6)))).rejects.toMatchObject({
    code: 'auth/second-factor-limit-exceeded',
  });
  const twice = await auth.createUser(account(phones(1, 1)));
  expect(twice.multiFactor?.enrolledFactors).toHaveLength(1);
  const { multiFactor } = await auth.createUser(account(phones(1, 2, 3, 4, 5)));
  expect(multiFactor?.enrolledFactors).toHaveLength(5);
});

test('no provider is configured while the server runs', async () => {
  for (const type of ['oidc', 'saml'] as const)
    expect(await auth.listProviderConfigs({ type })).toMatchObject({ providerConfigs: [] });
  await expect(auth.getProviderConfig('oidc.none')).rejects.toMatchObject({
    code: 'auth/configuration-not-found',
  });
});
