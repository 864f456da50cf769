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
