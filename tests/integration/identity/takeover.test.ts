/** Whoever got into an account for a moment does not keep it: its owner has the last word. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Backend, movableClock, startBackend } from '../../support/backend.ts';
import {
  ask,
  confirmAddress,
  mailedCode,
  PASSWORD,
  refresh,
  signUp,
  type Tokens,
  textedCode,
} from '../../support/identity.ts';

const LISTED = 'listed@administrators.example';
const clock = movableClock();
let backend: Backend;
let count = 0;
let email = '';
let elsewhere = '';

beforeAll(async () => {
  backend = await startBackend({ clock, environment: { AMARANTH_ADMIN_EMAILS: LISTED } });
});
afterAll(() => backend.stop());
beforeEach(() => {
  count += 1;
  email = `rose-${count}@example.org`;
  elsewhere = `mallory-${count}@example.org`;
});

const services = async () => (await backend.server.businessLogic()).services;
const account = async (localId: string) => (await services()).auth.getUser(localId);

async function signIn(address = email, password = PASSWORD): Promise<Tokens> {
  const { body } = await ask(backend, 'signInWithPassword', { email: address, password });
  return body as unknown as Tokens;
}

const askToMove = (idToken: string, newEmail = elsewhere) =>
  ask(backend, 'sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail });

/** Moves an account and gives what the new address was mailed. */
async function move(idToken: string, newEmail = elsewhere) {
  await askToMove(idToken, newEmail);
  return ask(backend, 'update', { oobCode: await mailedCode(backend, newEmail) });
}

describe('A change of address asked for by a session', () => {
  const ends = {
    'is signed out everywhere': async ({ localId }: Tokens) =>
      (await services()).auth.revokeRefreshTokens(localId),
    'is ended from another device': async ({ localId, idToken }: Tokens) => {
      const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
      await (await services()).firestore
        .doc(`users/${localId}/endedSessions/${claims.auth_time}`)
        .set({ endedAt: clock.now() });
    },
  };

  test.each(Object.entries(ends))('leads nowhere once that session %s', async (_, end) => {
    const { localId } = await signUp(backend, email);
    const thief = await signIn();
    expect((await askToMove(thief.idToken)).status).toBe(200);
    const oobCode = await mailedCode(backend, elsewhere);
    await end(thief);
    expect((await ask(backend, 'update', { oobCode })).code).toBe('INVALID_OOB_CODE');
    expect(await account(localId)).toMatchObject({ email });
  });

  test('is taken only just after signing in', async () => {
    const { idToken } = await signUp(backend, email);
    clock.advance(6 * 60_000);
    expect((await askToMove(idToken)).code).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    expect(await mailedCode(backend, elsewhere)).toBe('');
  });
});

test('a mistyped address that nobody confirmed gets no way into the account that left it', async () => {
  const { idToken } = await signUp(backend, email);
  expect((await move(idToken)).status).toBe(200);
  expect(await mailedCode(backend, email)).toBe('');
});

test('a way in is taken away only just after signing in', async () => {
  const { idToken, localId } = await signUp(backend, email);
  const late = () => ask(backend, 'update', { idToken, deleteProvider: ['password'] });
  clock.advance(6 * 60_000);
  expect((await late()).code).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  expect((await account(localId)).providerData).toHaveLength(1);
});

describe('Who takes an account back', () => {
  async function stolen() {
    const owner = await signUp(backend, email);
    await confirmAddress(backend, email, owner.idToken);
    const phoneNumber = `+1202555${String(2000 + count)}`;
    const { auth, firestore } = await services();
    await auth.updateUser(owner.localId, {
      phoneNumber,
      providerToLink: { providerId: 'github.com', uid: `thief-${count}` },
    });
    await firestore.doc(`recovery_codes/${owner.localId}`).set({ hashes: ['made-by-the-thief'] });
    await firestore.doc(`users/${owner.localId}`).set({ name: 'Rose', deletionDueAt: new Date() });
    const { localId } = owner;
    const enrol = () =>
      auth.updateUser(localId, {
        multiFactor: { enrolledFactors: [{ factorId: 'phone', phoneNumber, displayName: 'Mine' }] },
      });
    return { localId, firestore, enrol };
  }

  test('has it without the number, the providers, the second steps and the password of whoever moved it', async () => {
    const { localId, firestore, enrol } = await stolen();
    const thief = await signIn();
    await move(thief.idToken);
    await enrol();
    const back = await ask(backend, 'update', { oobCode: await mailedCode(backend, email) });
    expect(back.body).toMatchObject({ email, emailVerified: true });
    const left = await account(localId);
    expect(left.phoneNumber).toBeUndefined();
    expect(left.providerData).toEqual([]);
    expect(left.multiFactor?.enrolledFactors ?? []).toEqual([]);
    expect((await firestore.doc(`recovery_codes/${localId}`).get()).exists).toBe(false);
    // What they wrote before is theirs.
    expect((await firestore.doc(`users/${localId}`).get()).data()).toEqual({ name: 'Rose' });
    expect((await ask(backend, 'lookup', { idToken: thief.idToken })).code).toBe('TOKEN_EXPIRED');
    await ask(backend, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const oobCode = await mailedCode(backend, email);
    expect((await ask(backend, 'resetPassword', { oobCode, newPassword: 'rosemary-8' })).status).toBe(200);
    expect((await signIn(email, 'rosemary-8')).localId).toBe(localId);
  });

  test('loses it to no way back that was offered after theirs', async () => {
    const owner = await signUp(backend, email);
    await confirmAddress(backend, email, owner.idToken);
    await move(owner.idToken);
    await move((await signIn(elsewhere)).idToken, `further-${elsewhere}`);
    const [first, second] = [await mailedCode(backend, email), await mailedCode(backend, elsewhere)];
    expect((await ask(backend, 'update', { oobCode: first })).status).toBe(200);
    expect((await ask(backend, 'update', { oobCode: second })).code).toBe('INVALID_OOB_CODE');
    expect(await account(owner.localId)).toMatchObject({ email });
  });
});

test('what a stranger left in the documents of an account goes when its owner comes', async () => {
  const { localId } = await signUp(backend, email);
  const { firestore } = await services();
  const profile = firestore.doc(`users/${localId}`);
  const due = new Date(clock.now() + 86_400_000);
  const kept = { email, plan: 'Free', storageUsed: 1_000, role: 'user' };
  // What an owner who has not confirmed yet may have written as well.
  const written = {
    name: 'Eve',
    avatar: 'https://evil.example/face.png',
    dateOfBirth: '1970-01-01',
    bio: 'Planted',
    onboardingCompleted: true,
    settings: { theme: 'dark', language: 'fr', privacy: { profileVisible: false, analyticsEnabled: false } },
  };
  await profile.set({
    ...kept,
    ...written,
    phone: '+33600000000',
    onboarding: { step: 3, trustedPersonName: 'Eve', trustedPersonEmail: 'eve@evil.example' },
    settings: { ...written.settings, notifications: { email: false, push: false, marketing: true } },
    deletionDueAt: due,
    deletionReminderAt: due,
    deletionRemindedAt: due,
  });
  await firestore.doc(`recovery_codes/${localId}`).set({ hashes: ['made-by-a-stranger'] });
  await ask(backend, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const oobCode = await mailedCode(backend, email);
  expect((await ask(backend, 'resetPassword', { oobCode, newPassword: 'rosemary-8' })).status).toBe(200);
  expect((await profile.get()).data()).toEqual({
    ...kept,
    ...written,
    phone: '',
    onboarding: { step: 3 },
    settings: { ...written.settings, notifications: { email: true, push: true, marketing: false } },
  });
  expect((await firestore.doc(`recovery_codes/${localId}`).get()).exists).toBe(false);
});

/** Proves a number by its texted code; links it where a token comes along. */
async function enterByPhone(phoneNumber: string, idToken?: string) {
  const { body } = await ask(backend, 'sendVerificationCode', { phoneNumber });
  const code = await textedCode(backend, phoneNumber);
  return ask(backend, 'signInWithPhoneNumber', { sessionInfo: body.sessionInfo, code, idToken });
}

async function resetPassword(newPassword = 'rosemary-8') {
  await ask(backend, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const oobCode = await mailedCode(backend, email, 'reset-password');
  return ask(backend, 'resetPassword', { oobCode, newPassword });
}

const provider = (sub: string) =>
  new URLSearchParams({ providerId: 'github.com', id_token: JSON.stringify({ sub }) }).toString();
const enterByProvider = (sub: string, idToken?: string) =>
  ask(backend, 'signInWithIdp', { requestUri: 'http://localhost', idToken, postBody: provider(sub) });

describe('What a stranger linked to an account', () => {
  test('opens it no longer once its owner has reset the password, though the address was confirmed before', async () => {
    const { idToken, localId } = await signUp(backend, email);
    await confirmAddress(backend, email, idToken);
    const thief = await signIn();
    const phoneNumber = `+1202555${String(3000 + count)}`;
    expect((await enterByPhone(phoneNumber, thief.idToken)).body).toMatchObject({ localId });
    expect((await enterByProvider(`thief-${count}`, thief.idToken)).body).toMatchObject({ localId });

    expect((await resetPassword()).status).toBe(200);
    expect((await account(localId)).providerData.map(({ providerId }) => providerId)).toEqual(['password']);
    expect((await enterByPhone(phoneNumber)).body.localId).not.toBe(localId);
    expect((await enterByProvider(`thief-${count}`)).body.localId).not.toBe(localId);
    expect((await ask(backend, 'lookup', { idToken: thief.idToken })).code).toBe('TOKEN_EXPIRED');
  });

  test('before its owner confirmed the address is gone with that, and so are the sessions it opened', async () => {
    const mallory = await signUp(backend, email);
    const phoneNumber = `+1202555${String(3500 + count)}`;
    const linked = await enterByPhone(phoneNumber, mallory.idToken);
    await enterByProvider(`early-${count}`, String(linked.body.idToken));
    await confirmAddress(backend, email, String(linked.body.idToken));

    expect((await account(mallory.localId)).emailVerified).toBe(true);
    expect((await enterByPhone(phoneNumber)).body.localId).not.toBe(mallory.localId);
    expect((await enterByProvider(`early-${count}`)).body.localId).not.toBe(mallory.localId);
    expect((await ask(backend, 'lookup', { idToken: linked.body.idToken })).code).toBe('TOKEN_EXPIRED');
    expect((await refresh(backend, String(linked.body.refreshToken))).code).toBe('TOKEN_EXPIRED');
  });
});

test('a second step that a stranger brought along, and codes on their way, go once the owner of the address confirms it', async () => {
  const { localId } = await signUp(backend, elsewhere);
  const { auth } = await services();
  await auth.updateUser(localId, {
    emailVerified: true,
    multiFactor: {
      enrolledFactors: [{ factorId: 'phone', phoneNumber: '+12025550188', displayName: 'Mine' }],
    },
  });
  await auth.updateUser(localId, { email, emailVerified: false });
  const codeOf = (link: string) => new URL(link).searchParams.get('oobCode');
  const underway = codeOf(await auth.generatePasswordResetLink(email));
  const oobCode = codeOf(await auth.generateEmailVerificationLink(email));
  expect((await ask(backend, 'update', { oobCode })).status).toBe(200);
  const left = await account(localId);
  expect([left.emailVerified, left.multiFactor?.enrolledFactors ?? []]).toEqual([true, []]);
  const late = await ask(backend, 'resetPassword', { oobCode: underway, newPassword: 'rosemary-8' });
  expect(late.code).toBe('INVALID_OOB_CODE');
  expect(await signIn()).toHaveProperty('idToken');
});

describe('Who confirms the address of an account they made themselves', () => {
  test('keeps what they linked before, where they follow the link on the same device', async () => {
    const { idToken, localId } = await signUp(backend, email);
    const linked = await enterByProvider(`rose-${count}`, idToken);
    const asked = await ask(backend, 'sendOobCode', {
      requestType: 'VERIFY_EMAIL',
      idToken: linked.body.idToken,
    });
    const cookie = asked.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const oobCode = await mailedCode(backend, email);
    expect((await ask(backend, 'update', { oobCode }, { cookie })).status).toBe(200);
    expect((await enterByProvider(`rose-${count}`)).body).toMatchObject({ localId });
    expect((await ask(backend, 'lookup', { idToken: linked.body.idToken })).status).toBe(200);
  });

  test('stays signed in wherever they follow the link, where nothing was linked', async () => {
    const { idToken } = await signUp(backend, email);
    await confirmAddress(backend, email, idToken);
    expect((await ask(backend, 'lookup', { idToken })).status).toBe(200);
    expect((await signIn()).idToken).toBeDefined();
  });
});

test('a reset leaves the second step: a mailbox alone opens no account that has one', async () => {
  const { idToken, localId } = await signUp(backend, email);
  await confirmAddress(backend, email, idToken);
  const { auth } = await services();
  await auth.updateUser(localId, {
    multiFactor: {
      enrolledFactors: [{ factorId: 'phone', phoneNumber: '+12025550199', displayName: 'Mine' }],
    },
  });
  expect((await resetPassword()).status).toBe(200);
  const half = await ask(backend, 'signInWithPassword', { email, password: 'rosemary-8' });
  expect(half.body).toMatchObject({ mfaPendingCredential: expect.any(String) });
});

describe('An administrator', () => {
  test('is none by a provider’s word, only by the mail of the listed address', async () => {
    const claims = { sub: `school-${count}`, email: LISTED, email_verified: true };
    const postBody = new URLSearchParams({
      providerId: 'google.com',
      id_token: JSON.stringify(claims),
    }).toString();
    const provided = await ask(backend, 'signInWithIdp', { requestUri: 'http://localhost', postBody });
    const { localId, idToken } = provided.body as unknown as Tokens;
    expect(await account(localId)).toMatchObject({ email: LISTED, emailVerified: false });
    const again = await ask(backend, 'signInWithIdp', { requestUri: 'http://localhost', idToken, postBody });
    expect(again.code).toBe('FEDERATED_USER_ID_ALREADY_LINKED');
    expect(await account(localId)).toMatchObject({ emailVerified: false });
    await confirmAddress(backend, LISTED, String(idToken));
    expect(await account(localId)).toMatchObject({ emailVerified: true });
  });

  test('who moves to another address leaves the role and its place in the register', async () => {
    const { localId, idToken } = await signUp(backend, email);
    const { auth, firestore } = await services();
    await auth.setCustomUserClaims(localId, { role: 'admin', plan: 'family' });
    await firestore.doc(`administrators/${localId}`).set({ admittedAt: new Date() });
    expect((await move(idToken)).status).toBe(200);
    expect((await account(localId)).customClaims).toEqual({ plan: 'family' });
    expect((await firestore.doc(`administrators/${localId}`).get()).exists).toBe(false);
  });
});
