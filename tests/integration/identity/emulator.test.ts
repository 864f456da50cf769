/** What the vendor's own test suites lean on: with `--emulator` it is there, without it is not. */
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  FacebookAuthProvider,
  fetchSignInMethodsForEmail,
  GithubAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  linkWithCredential,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  unlink,
  updateEmail,
  updatePassword,
  updateProfile,
} from 'firebase/auth';
import { connectFirestoreEmulator, doc, getDoc, getFirestore, setDoc } from 'firebase/firestore/lite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Backend, startBackend } from '../../support/backend.ts';

const PROJECT = 'vendor-suite';
const PASSWORD = 'password';
let backend: Backend;
let app: FirebaseApp;
let auth: Auth;
let email = '';
let count = 0;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(() => {
  count += 1;
  email = `vendor-${count}@example.org`;
  app = initializeApp({ apiKey: 'fake-api-key', projectId: PROJECT }, `vendor-${count}`);
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, backend.origin, { disableWarnings: true });
});
afterEach(async () => {
  await fetch(emulator('accounts'), { method: 'DELETE' });
  await deleteApp(app);
});

const emulator = (what: string) => `${backend.origin}/emulator/v1/projects/${PROJECT}/${what}`;

const oobCodes = z.object({
  oobCodes: z.array(
    z.object({ email: z.string(), requestType: z.string(), oobCode: z.string(), oobLink: z.string() }),
  ),
});
async function linkFor(address: string): Promise<string> {
  const { oobCodes: all } = oobCodes.parse(await (await fetch(emulator('oobCodes'))).json());
  return all.reverse().find((sent) => sent.email === address)?.oobLink ?? '';
}

const textCodes = z.object({
  verificationCodes: z.array(
    z.object({ phoneNumber: z.string(), sessionInfo: z.string(), code: z.string() }),
  ),
});
async function codeFor(sessionInfo: string): Promise<string> {
  const { verificationCodes } = textCodes.parse(await (await fetch(emulator('verificationCodes'))).json());
  return verificationCodes.find((sent) => sent.sessionInfo === sessionInfo)?.code ?? '';
}

const answerSchema = z.looseObject({
  sessionInfo: z.string().optional(),
  localId: z.string().optional(),
  idToken: z.string().optional(),
  temporaryProof: z.string().optional(),
});
/** The SDK's phone sign-in wants a page; the protocol does not. */
async function call(verb: string, body: object) {
  const response = await fetch(
    `${backend.origin}/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=fake-api-key`,
    { method: 'POST', body: JSON.stringify(body) },
  );
  return answerSchema.parse(await response.json());
}
async function enterWithPhone(phoneNumber: string, more: object = {}) {
  const { sessionInfo = '' } = await call('sendVerificationCode', { phoneNumber, recaptchaToken: 'answer' });
  return call('signInWithPhoneNumber', { sessionInfo, code: await codeFor(sessionInfo), ...more });
}

const settings = { url: 'http://localhost/action_code_return', handleCodeInApp: true };

describe('codes that were sent', () => {
  test('a sign-in link is listed, opens the account once, and is then not listed any more', async () => {
    await sendSignInLinkToEmail(auth, email, settings);
    const link = await linkFor(email);
    const { user } = await signInWithEmailLink(auth, email, link);
    expect(user).toMatchObject({ email, emailVerified: true, isAnonymous: false });
    expect(await linkFor(email)).toBe('');
    await expect(signInWithEmailLink(auth, email, link)).rejects.toMatchObject({
      code: 'auth/invalid-action-code',
    });
    expect(await fetchSignInMethodsForEmail(auth, email)).toEqual(['emailLink']);
    await updatePassword(user, PASSWORD);
    expect((await fetchSignInMethodsForEmail(auth, email)).sort()).toEqual(['emailLink', 'password']);
  });

  test('a link of one address does not open another, and links an account of any kind', async () => {
    await sendSignInLinkToEmail(auth, email, settings);
    const link = await linkFor(email);
    await expect(signInWithEmailLink(auth, `other-${email}`, link)).rejects.toMatchObject({
      code: 'auth/invalid-email',
    });
    const { user } = await signInAnonymously(auth);
    const linked = await linkWithCredential(user, EmailAuthProvider.credentialWithLink(email, link));
    expect(linked.user).toMatchObject({ uid: user.uid, email, emailVerified: true, isAnonymous: false });
  });

  test('a text is listed by its session; the number can be linked, taken off again, and opens an account', async () => {
    const { user } = await signInAnonymously(auth);
    const linked = await enterWithPhone('+15555551000', { idToken: await user.getIdToken() });
    expect(linked).toMatchObject({ localId: user.uid, phoneNumber: '+15555551000' });
    await user.reload();
    expect(user).toMatchObject({ phoneNumber: '+15555551000', isAnonymous: false });
    await unlink(user, 'phone');
    expect(auth.currentUser?.phoneNumber).toBeNull();
    expect((await enterWithPhone('+15555551000')).localId).not.toBe(user.uid);
  });

  test('a number of somebody else gives a proof that opens that account once', async () => {
    const phoneNumber = '+15555551001';
    const owner = await enterWithPhone(phoneNumber);
    const { user } = await signInAnonymously(auth);
    const refused = await enterWithPhone(phoneNumber, { idToken: await user.getIdToken() });
    expect(refused.idToken).toBeUndefined();
    const { temporaryProof } = refused;
    const enter = (number: string) => call('signInWithPhoneNumber', { temporaryProof, phoneNumber: number });
    expect(await enter('+15555551009')).toMatchObject({ error: { message: 'INVALID_TEMPORARY_PROOF' } });
    expect(await enter(phoneNumber)).toMatchObject({ localId: owner.localId });
    expect(await enter(phoneNumber)).toMatchObject({ error: { message: 'INVALID_TEMPORARY_PROOF' } });
  });

  test('proving oneself again with a number nobody has makes no account', async () => {
    const answer = await enterWithPhone('+15555552002', { operation: 'REAUTH' });
    expect(answer).toMatchObject({ error: { message: 'USER_NOT_FOUND' } });
    const { services } = await backend.server.businessLogic();
    await expect(services.auth.getUserByPhoneNumber('+15555552002')).rejects.toMatchObject({
      code: 'auth/user-not-found',
    });
  });
});

describe('people a test makes up', () => {
  const token = (claims: object) => JSON.stringify(claims);

  test('a custom token may be plain JSON, and joins the account of its uid', async () => {
    const uid = `made.up.${count}@test.com`;
    const { user } = await signInWithCustomToken(auth, token({ uid, claims: { customClaim: 'some' } }));
    expect(user.uid).toBe(uid);
    expect((await user.getIdTokenResult()).claims.customClaim).toBe('some');
    await updateProfile(user, { displayName: 'Display Name', photoURL: 'photo-url' });
    await auth.signOut();
    const again = await signInWithCustomToken(auth, token({ uid }));
    expect(again.user).toMatchObject({ displayName: 'Display Name', photoURL: 'photo-url' });
    const { user: anonymous } = await signInAnonymously(auth);
    const joined = await signInWithCustomToken(auth, token({ uid: anonymous.uid }));
    expect(joined.user).toMatchObject({ uid: anonymous.uid, isAnonymous: false });
  });

  test("a provider's token may be plain JSON, in an access token too", async () => {
    const facebook = FacebookAuthProvider.credential(token({ sub: `f-${count}`, email: `f-${email}` }));
    const google = GoogleAuthProvider.credential(
      token({ sub: `g-${count}`, email: `g-${email}`, email_verified: true }),
    );
    const { user } = await signInWithCredential(auth, facebook);
    await linkWithCredential(user, google);
    expect(user).toMatchObject({ email: `f-${email}`, emailVerified: false });
    expect(user.providerData.map(({ providerId }) => providerId).sort()).toEqual([
      'facebook.com',
      'google.com',
    ]);
    await unlink(user, 'google.com');
    expect(user.providerData).toMatchObject([{ providerId: 'facebook.com', email: `f-${email}` }]);
    await updateEmail(user, `new-${email}`);
    await auth.signOut();
    expect((await signInWithCredential(auth, facebook)).user.email).toBe(`new-${email}`);
  });

  test('a confirmed address takes over an account that never confirmed it, and joins one that did', async () => {
    const claims = { sub: `t-${count}`, email, email_verified: true };
    const { user: waiting } = await createUserWithEmailAndPassword(auth, email, PASSWORD);
    const { user } = await signInWithCredential(auth, GoogleAuthProvider.credential(token(claims)));
    expect(user).toMatchObject({ uid: waiting.uid, emailVerified: true });
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['google.com']);
    await expect(signInWithEmailAndPassword(auth, email, PASSWORD)).rejects.toMatchObject({
      code: 'auth/wrong-password',
    });
    const joined = await signInWithCredential(auth, GithubAuthProvider.credential(token(claims)));
    expect(joined.user.uid).toBe(waiting.uid);
    expect(joined.user.providerData).toHaveLength(2);
  });

  test('rules see a mocked person of any project', async () => {
    const store = getFirestore(app);
    connectFirestoreEmulator(store, '127.0.0.1', backend.port, { mockUserToken: { sub: 'alice' } });
    const rules = `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents {
      match /notes/{owner} { allow read, write: if request.auth.uid == owner; } } }`;
    const put = await fetch(`${backend.origin}/emulator/v1/projects/${PROJECT}:securityRules`, {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ content: rules }] } }),
    });
    expect(put.status).toBe(200);
    await setDoc(doc(store, 'notes/alice'), { text: 'mine' });
    expect((await getDoc(doc(store, 'notes/alice'))).data()).toEqual({ text: 'mine' });
    await expect(setDoc(doc(store, 'notes/bob'), { text: 'his' })).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });
});

describe('without --emulator', () => {
  test('none of it is there', async () => {
    const strict = await startBackend({ emulator: false });
    try {
      const at = (path: string) => `${strict.origin}/emulator/v1/projects/amaranth-local/${path}`;
      for (const path of ['oobCodes', 'verificationCodes', 'config'])
        expect((await fetch(at(path))).headers.get('content-type')).not.toContain('json');
      expect((await fetch(at('accounts'), { method: 'DELETE' })).status).toBeGreaterThanOrEqual(400);
      const outsider = initializeApp({ apiKey: 'k', projectId: 'amaranth-local' }, 'outsider');
      const strictAuth = initializeAuth(outsider, { persistence: inMemoryPersistence });
      connectAuthEmulator(strictAuth, strict.origin, { disableWarnings: true });
      await expect(signInWithCustomToken(strictAuth, '{"uid":"admin"}')).rejects.toMatchObject({
        code: 'auth/invalid-custom-token',
      });
      await expect(
        signInWithCredential(strictAuth, GoogleAuthProvider.credential('{"sub":"x","email":"a@b.c"}')),
      ).rejects.toMatchObject({ code: 'auth/operation-not-allowed' });
      const store = getFirestore(outsider);
      connectFirestoreEmulator(store, '127.0.0.1', strict.port, { mockUserToken: { sub: 'alice' } });
      await expect(getDoc(doc(store, 'users/alice'))).rejects.toMatchObject({ code: 'unauthenticated' });
      await deleteApp(outsider);
    } finally {
      await strict.stop();
    }
  });
});
