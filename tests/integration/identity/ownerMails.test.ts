/** Whoever changes how an account is entered leaves its owner knowing, and a second step that is not theirs comes off. */
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  applyActionCode,
  checkActionCode,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Backend, movableClock, startBackend } from '../../support/backend.ts';
import {
  ask,
  confirmAddress,
  mailedCode,
  mailsTo,
  PASSWORD,
  refresh,
  signUp,
  type Tokens,
  textedCode,
} from '../../support/identity.ts';

const clock = movableClock();
let backend: Backend;
let app: FirebaseApp;
let auth: Auth;
let count = 0;
let email = '';

beforeAll(async () => {
  backend = await startBackend({ clock });
});
afterAll(() => backend.stop());
beforeEach(() => {
  count += 1;
  email = `rose-${count}@example.org`;
  app = initializeApp({ apiKey: 'local', projectId: 'amaranth-local' }, `mails-${count}`);
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, backend.origin, { disableWarnings: true });
});
afterEach(() => deleteApp(app));

const services = async () => (await backend.server.businessLogic()).services;
const purposes = async () => (await mailsTo(backend, email)).map(({ purpose }) => purpose);

async function newestText(): Promise<string> {
  const [newest] = await mailsTo(backend, email);
  return (newest && (await (await services()).outbox?.read(newest.id))?.text) ?? '';
}

async function signIn(password = PASSWORD) {
  const { body } = await ask(backend, 'signInWithPassword', { email, password });
  return body as unknown as Tokens;
}

/** Somebody with a confirmed address, who has just signed in. */
async function newOwner(): Promise<Tokens> {
  const { idToken } = await signUp(backend, email);
  await confirmAddress(backend, email, idToken);
  return signIn();
}

async function linkNumber(phoneNumber: string, { idToken }: Tokens): Promise<Tokens> {
  const { body } = await ask(backend, 'sendVerificationCode', { phoneNumber });
  const code = await textedCode(backend, phoneNumber);
  const linked = await ask(backend, 'signInWithPhoneNumber', {
    sessionInfo: body.sessionInfo,
    code,
    idToken,
  });
  return linked.body as unknown as Tokens;
}

async function linkProvider(sub: string, { idToken }: Tokens): Promise<Tokens> {
  const token = JSON.stringify({ sub, email: `${sub}@elsewhere.example` });
  const postBody = new URLSearchParams({ providerId: 'github.com', id_token: token }).toString();
  const linked = await ask(backend, 'signInWithIdp', { requestUri: 'http://localhost', idToken, postBody });
  return linked.body as unknown as Tokens;
}

const numberEnding = (ending: number) => `+1202555${String(ending + count)}`;

describe('The confirmed address is told', () => {
  test('when a number is linked, replaced and taken off, in the language its owner chose', async () => {
    const owner = await newOwner();
    const { firestore } = await services();
    await firestore.doc(`users/${owner.localId}`).set({ settings: { language: 'fr' } });

    await linkNumber(numberEnding(4000), owner);
    expect(await purposes()).toContain('number-linked');
    expect(await newestText()).toContain(`qui finit par ${4000 + count} permet désormais`);
    await linkNumber(numberEnding(5000), owner);
    expect(await newestText()).toContain(`Il remplace celui qui finit par ${4000 + count}`);
    await ask(backend, 'update', { idToken: owner.idToken, deleteProvider: ['phone'] });
    expect((await purposes())[0]).toBe('number-removed');
    expect(await newestText()).toContain('/settings');
  });

  test('when a provider is linked and taken off, with the address there', async () => {
    const owner = await newOwner();
    await linkProvider(`rose-${count}`, owner);
    expect((await purposes())[0]).toBe('provider-linked');
    expect(await newestText()).toContain(`github.com (rose-${count}@elsewhere.example) can sign in`);
    await ask(backend, 'update', { idToken: owner.idToken, deleteProvider: ['github.com'] });
    expect((await purposes())[0]).toBe('provider-removed');
  });

  test('when the password changes, in Settings and by a mailed link', async () => {
    const owner = await newOwner();
    await ask(backend, 'update', { idToken: owner.idToken, password: 'rosemary-8' });
    expect((await purposes())[0]).toBe('password-changed');
    await ask(backend, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const oobCode = await mailedCode(backend, email, 'reset-password');
    await ask(backend, 'resetPassword', { oobCode, newPassword: 'marjoram-9' });
    expect((await purposes()).filter((purpose) => purpose === 'password-changed')).toHaveLength(2);
  });

  test('what was taken off when the address was confirmed on another device', async () => {
    const stranger = await signUp(backend, email);
    const linked = await linkNumber(numberEnding(6000), stranger);
    expect(await purposes()).toEqual([]);
    await confirmAddress(backend, email, linked.idToken);
    expect((await purposes())[0]).toBe('earlier-links-removed');
  });
});

test('an address that nobody confirmed is told nothing: it may be somebody else’s', async () => {
  const stranger = await signUp(backend, email);
  await linkProvider(`mallory-${count}`, await linkNumber(numberEnding(7000), stranger));
  await ask(backend, 'update', { idToken: (await signIn()).idToken, password: 'rosemary-8' });
  expect(await purposes()).toEqual([]);
});

describe('A second step that a thief added', () => {
  async function enrol({ idToken }: Tokens): Promise<Tokens> {
    const started = await ask(backend, 'v2/accounts/mfaEnrollment:start', {
      idToken,
      totpEnrollmentInfo: {},
    });
    const { sharedSecretKey, sessionInfo } = started.body.totpSessionInfo as Record<string, string>;
    const totp = new TOTP({ secret: Secret.fromBase32(sharedSecretKey ?? '') });
    const finished = await ask(backend, 'v2/accounts/mfaEnrollment:finalize', {
      idToken,
      totpVerificationInfo: { sessionInfo, verificationCode: totp.generate({ timestamp: clock.now() }) },
    });
    return finished.body as unknown as Tokens;
  }
  const undoCode = () => mailedCode(backend, email, 'second-factor-added');

  test('is told to the owner, whose link says what it undoes', async () => {
    await enrol(await newOwner());
    const { operation, data } = await checkActionCode(auth, await undoCode());
    expect(operation).toBe('REVERT_SECOND_FACTOR_ADDITION');
    expect(data).toMatchObject({ email, multiFactorInfo: { factorId: 'totp' } });
  });

  test('comes off by that link, also after a new password, and puts the thief out', async () => {
    const owner = await newOwner();
    const thief = await enrol(owner);
    await ask(backend, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const oobCode = await mailedCode(backend, email, 'reset-password');
    await ask(backend, 'resetPassword', { oobCode, newPassword: 'rosemary-8' });
    expect(await signIn('rosemary-8')).toHaveProperty('mfaPendingCredential');

    await applyActionCode(auth, await undoCode());
    expect((await ask(backend, 'lookup', { idToken: thief.idToken })).code).toBe('TOKEN_EXPIRED');
    expect((await signIn('rosemary-8')).localId).toBe(owner.localId);
    expect(await signIn('rosemary-8')).toHaveProperty('idToken');
    expect((await purposes())[0]).toBe('second-factor-removed');
  });

  test('comes off once: the link leads nowhere afterwards, nor when its owner took the step off', async () => {
    const owner = await newOwner();
    const { idToken, refreshToken } = await enrol(owner);
    const code = await undoCode();
    const used = await ask(backend, 'lookup', { idToken });
    const [user] = used.body.users as { mfaInfo: { mfaEnrollmentId: string }[] }[];
    const mfaEnrollmentId = user?.mfaInfo[0]?.mfaEnrollmentId;
    await ask(backend, 'v2/accounts/mfaEnrollment:withdraw', { idToken, mfaEnrollmentId });
    expect((await purposes())[0]).toBe('second-factor-removed');
    expect((await refresh(backend, refreshToken)).code).toBe('TOKEN_EXPIRED');
    for (const follow of [checkActionCode, applyActionCode])
      await expect(follow(auth, code)).rejects.toMatchObject({ code: 'auth/invalid-action-code' });

    await enrol(await signIn());
    const second = await undoCode();
    await applyActionCode(auth, second);
    await expect(applyActionCode(auth, second)).rejects.toMatchObject({ code: 'auth/invalid-action-code' });
  });

  test('takes along every code that was on its way, which the thief may have read', async () => {
    const owner = await newOwner();
    await enrol(owner);
    await ask(backend, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const oobCode = await mailedCode(backend, email, 'reset-password');
    await applyActionCode(auth, await undoCode());
    const reset = await ask(backend, 'resetPassword', { oobCode, newPassword: 'rosemary-8' });
    expect(reset.code).toBe('INVALID_OOB_CODE');
    expect((await signIn()).localId).toBe(owner.localId);
  });

  test('moves nothing else: the address stays the one the account has', async () => {
    const owner = await newOwner();
    await enrol(owner);
    const code = await undoCode();
    await (await services()).auth.updateUser(owner.localId, { email: `new-${email}`, emailVerified: true });
    await applyActionCode(auth, code);
    const account = await (await services()).auth.getUser(owner.localId);
    expect(account).toMatchObject({ email: `new-${email}`, emailVerified: true });
    expect(account.multiFactor?.enrolledFactors ?? []).toEqual([]);
  });
});
