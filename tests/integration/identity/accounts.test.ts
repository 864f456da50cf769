import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  initializeAuth,
  inMemoryPersistence,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Backend, movableClock, startBackend } from '../../support/backend.ts';

const clock = movableClock();
let backend: Backend;
let app: FirebaseApp;
let auth: Auth;
let count = 0;

beforeAll(async () => {
  backend = await startBackend({ clock });
});
afterAll(() => backend.stop());
beforeEach(() => {
  count += 1;
  app = initializeApp({ apiKey: 'local', projectId: 'amaranth-local' }, `identity-${count}`);
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, backend.origin, { disableWarnings: true });
});
afterEach(() => deleteApp(app));

const newAddress = () => `person-${count}-${Date.now()}@example.org`;

/** The newest mail to an address, as the outbox holds it. */
async function lastCode(email: string): Promise<string> {
  const { services } = await backend.server.businessLogic();
  const entries = await services.outbox?.list({ limit: 50 });
  const entry = entries?.find(({ recipient }) => recipient === email);
  const message = entry && (await services.outbox?.read(entry.id));
  const link = /https?:\/\/\S+/.exec(message?.text ?? '')?.[0] ?? '';
  return new URL(link).searchParams.get('oobCode') ?? '';
}

describe('An account', () => {
  test('is made with an address and a password, and signs in with them', async () => {
    const email = newAddress();
    const { user } = await createUserWithEmailAndPassword(auth, email.toUpperCase(), 'lavender-7');
    await updateProfile(user, { displayName: 'Rose' });
    await auth.signOut();
    const back = await signInWithEmailAndPassword(auth, email, 'lavender-7');
    expect(back.user).toMatchObject({ uid: user.uid, email, displayName: 'Rose', emailVerified: false });
    expect(back.user.providerData).toHaveLength(1);
  });

  test.each([
    [
      'auth/email-already-in-use',
      async (email: string) => createUserWithEmailAndPassword(auth, email, 'lavender-7'),
    ],
    ['auth/wrong-password', async (email: string) => signInWithEmailAndPassword(auth, email, 'wrong-one-1')],
    ['auth/user-not-found', async () => signInWithEmailAndPassword(auth, 'nobody@example.org', 'lavender-7')],
    ['auth/weak-password', async () => createUserWithEmailAndPassword(auth, `x${newAddress()}`, 'abc')],
    ['auth/invalid-email', async () => createUserWithEmailAndPassword(auth, 'not an address', 'lavender-7')],
    ['auth/missing-password', async (email: string) => signInWithEmailAndPassword(auth, email, '')],
    ['auth/invalid-action-code', async () => applyActionCode(auth, 'never-sent')],
    ['auth/invalid-custom-token', async () => signInWithCustomToken(auth, 'nonsense')],
  ] as const)('refuses with %s', async (code, attempt) => {
    const email = newAddress();
    await createUserWithEmailAndPassword(auth, email, 'lavender-7');
    await expect(attempt(email)).rejects.toMatchObject({ code });
  });

  test('confirms its address by the mailed code, once', async () => {
    const email = newAddress();
    const { user } = await createUserWithEmailAndPassword(auth, email, 'lavender-7');
    await sendEmailVerification(user);
    const code = await lastCode(email);
    await applyActionCode(auth, code);
    await user.reload();
    expect(user.emailVerified).toBe(true);
    expect((await user.getIdTokenResult(true)).claims.email_verified).toBe(true);
    await expect(applyActionCode(auth, code)).rejects.toMatchObject({ code: 'auth/invalid-action-code' });
  });

  test('sets a new password by the mailed code, and every older session ends', async () => {
    const email = newAddress();
    const { user } = await createUserWithEmailAndPassword(auth, email, 'lavender-7');
    await sendPasswordResetEmail(auth, email);
    const code = await lastCode(email);
    clock.advance(1_000);
    await confirmPasswordReset(auth, code, 'rosemary-8');
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    await expect(signInWithEmailAndPassword(auth, email, 'lavender-7')).rejects.toMatchObject({
      code: 'auth/wrong-password',
    });
    await signInWithEmailAndPassword(auth, email, 'rosemary-8');
  });

  test('moves to a new address only when the new address confirms it', async () => {
    const email = newAddress();
    const next = `next-${email}`;
    const { user } = await createUserWithEmailAndPassword(auth, email, 'lavender-7');
    await verifyBeforeUpdateEmail(user, next);
    expect(user.email).toBe(email);
    await applyActionCode(auth, await lastCode(next));
    const back = await signInWithEmailAndPassword(auth, next, 'lavender-7');
    expect(back.user).toMatchObject({ uid: user.uid, emailVerified: true });
  });

  test('can be taken back by its former address, once, from the mail it got', async () => {
    const email = newAddress();
    const next = `thief-${email}`;
    const { user } = await createUserWithEmailAndPassword(auth, email, 'lavender-7');
    await sendEmailVerification(user);
    await applyActionCode(auth, await lastCode(email));
    await verifyBeforeUpdateEmail(user, next);
    await applyActionCode(auth, await lastCode(next));
    const wayBack = await lastCode(email);
    expect((await checkActionCode(auth, wayBack)).operation).toBe('RECOVER_EMAIL');
    await applyActionCode(auth, wayBack);
    await expect(signInWithEmailAndPassword(auth, email, 'lavender-7')).rejects.toMatchObject({
      code: 'auth/wrong-password',
    });
    await sendPasswordResetEmail(auth, email);
    await confirmPasswordReset(auth, await lastCode(email), 'rosemary-8');
    const back = await signInWithEmailAndPassword(auth, email, 'rosemary-8');
    expect(back.user.uid).toBe(user.uid);
    await expect(signInWithEmailAndPassword(auth, next, 'lavender-7')).rejects.toMatchObject({
      code: 'auth/user-not-found',
    });
    await expect(applyActionCode(auth, wayBack)).rejects.toMatchObject({ code: 'auth/invalid-action-code' });
  });

  test('changes its password and keeps this session', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, newAddress(), 'lavender-7');
    // Two tokens of the same second are the same text, and the SDK would keep the old session.
    clock.advance(1_000);
    await updatePassword(user, 'rosemary-8');
    expect(await user.getIdToken(true)).toBeTruthy();
  });

  test('can be anonymous, and can be deleted', async () => {
    const { user } = await signInAnonymously(auth);
    expect(user.isAnonymous).toBe(true);
    await deleteUser(user);
    expect(auth.currentUser).toBeNull();
  });
});

describe('A code in a mail', () => {
  test('of one purpose does not serve another', async () => {
    const email = newAddress();
    const { user } = await createUserWithEmailAndPassword(auth, email, 'lavender-7');
    await sendEmailVerification(user);
    await expect(confirmPasswordReset(auth, await lastCode(email), 'rosemary-8')).rejects.toMatchObject({
      code: 'auth/invalid-action-code',
    });
  });

  test('for a new password goes to the account’s own address, whatever else is asked', async () => {
    const email = newAddress();
    await createUserWithEmailAndPassword(auth, email, 'lavender-7');
    await fetch(`${backend.origin}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=local`, {
      method: 'POST',
      body: JSON.stringify({ requestType: 'PASSWORD_RESET', email, newEmail: 'thief@example.org' }),
    });
    expect(await lastCode(email)).not.toBe('');
    const { services } = await backend.server.businessLogic();
    const entries = (await services.outbox?.list({ limit: 50 })) ?? [];
    expect(entries.filter(({ recipient }) => recipient === 'thief@example.org')).toEqual([]);
  });
});

describe('The business logic', () => {
  test('gives claims that the next token carries, and disables an account for good', async () => {
    const email = newAddress();
    const { user } = await createUserWithEmailAndPassword(auth, email, 'lavender-7');
    const { services } = await backend.server.businessLogic();
    await services.auth.setCustomUserClaims(user.uid, { role: 'admin' });
    expect((await user.getIdTokenResult(true)).claims.role).toBe('admin');
    await services.auth.updateUser(user.uid, { disabled: true });
    await expect(user.getIdToken(true)).rejects.toMatchObject({
      code: expect.stringMatching(/user-(disabled|token-expired)/),
    });
    await expect(signInWithEmailAndPassword(auth, email, 'lavender-7')).rejects.toMatchObject({
      code: 'auth/user-disabled',
    });
  });

  test('finds, lists, creates and deletes accounts', async () => {
    const { services } = await backend.server.businessLogic();
    const created = await services.auth.createUser({
      email: newAddress(),
      password: 'lavender-7',
      emailVerified: true,
    });
    expect(await services.auth.getUserByEmail(created.email ?? '')).toMatchObject({
      uid: created.uid,
      emailVerified: true,
    });
    const { users } = await services.auth.listUsers(1_000);
    expect(users.some(({ uid }) => uid === created.uid)).toBe(true);
    await services.auth.deleteUser(created.uid);
    await expect(services.auth.getUser(created.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });
});

describe('Whoever has no right', () => {
  const base = () => `${backend.origin}/identitytoolkit.googleapis.com/v1`;
  const post = (path: string, body: unknown, authorization?: string) =>
    fetch(`${base()}${path}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: authorization ? { authorization } : {},
    });

  test('changes nobody’s account by naming it', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, newAddress(), 'lavender-7');
    const path = '/projects/amaranth-local/accounts:update?key=local';
    const change = { localId: user.uid, customAttributes: '{"role":"admin"}' };
    expect((await post(path, change)).status).toBe(400);
    expect((await post(path, change, `Bearer ${await user.getIdToken()}`)).status).toBe(400);
    expect((await post(path, change, 'Bearer eyJhbGciOiJub25lIn0.e30.')).status).toBe(403);
    expect((await user.getIdTokenResult(true)).claims.role).toBeUndefined();
  });

  test('is looked up with its password’s hash redacted', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, newAddress(), 'lavender-7');
    const asOwner = await post(
      '/accounts:lookup?key=local',
      JSON.stringify({ idToken: await user.getIdToken() }),
    );
    const redacted = Buffer.from('REDACTED').toString('base64');
    expect(await asOwner.json()).toMatchObject({ users: [{ localId: user.uid, passwordHash: redacted }] });
  });

  test.each(['{', '[]', '"x"', 'null', '{"email":5}', '{"email":{"a":1},"password":[]}', '\u0000'])(
    'gets the vendor’s 400 for the malformed body %j',
    async (body) => {
      for (const verb of [
        'signUp',
        'signInWithPassword',
        'lookup',
        'update',
        'sendOobCode',
        'resetPassword',
        'delete',
      ]) {
        const response = await post(`/accounts:${verb}?key=local`, body);
        expect([400, 403]).toContain(response.status);
        expect(await response.json()).toMatchObject({ error: { code: response.status } });
      }
    },
  );
});
