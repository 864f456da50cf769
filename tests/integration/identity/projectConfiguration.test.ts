/** The operator's switches, set through firebase-admin, felt by the SDK. */
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  fetchSignInMethodsForEmail,
  initializeAuth,
  inMemoryPersistence,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  updateEmail,
  updatePassword,
  validatePassword,
} from 'firebase/auth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Backend, startBackend } from '../../support/backend.ts';

let backend: Backend;
let app: FirebaseApp;
let auth: Auth;
let count = 0;
let email = '';

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(() => {
  count += 1;
  email = `policy-${count}@example.org`;
  app = initializeApp({ apiKey: 'local', projectId: 'amaranth-local' }, `policy-${count}`);
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, backend.origin, { disableWarnings: true });
});
afterEach(async () => {
  await configure({
    passwordPolicyConfig: {},
    emailPrivacyConfig: {},
    signIn: {},
    client: {},
    recaptchaConfig: {},
  });
  await deleteApp(app);
});

async function configure(change: object, authorization = 'Bearer owner') {
  const mask = Object.keys(change).join(',');
  return fetch(
    `${backend.origin}/identitytoolkit.googleapis.com/v2/projects/amaranth-local/config?updateMask=${mask}`,
    { method: 'PATCH', headers: { authorization }, body: JSON.stringify(change) },
  );
}

describe('The password policy', () => {
  test('is set through firebase-admin, told to the app, and held at sign-up, change and import of nothing weaker', async () => {
    const { services } = await backend.server.businessLogic();
    await services.auth.projectConfigManager().updateProjectConfig({
      passwordPolicyConfig: {
        enforcementState: 'ENFORCE',
        constraints: { minLength: 8, requireUppercase: true, requireNonAlphanumeric: true },
      },
    });
    const told = await validatePassword(auth, 'lavender');
    expect(told).toMatchObject({
      isValid: false,
      meetsMinPasswordLength: true,
      containsUppercaseLetter: false,
      containsNonAlphanumericCharacter: false,
    });
    await expect(createUserWithEmailAndPassword(auth, email, 'lavender')).rejects.toMatchObject({
      code: 'auth/password-does-not-meet-requirements',
      message: expect.stringContaining('Password must contain an upper case character'),
    });
    const { user } = await createUserWithEmailAndPassword(auth, email, 'Lavender!');
    await expect(updatePassword(user, 'lavender-7')).rejects.toMatchObject({
      code: 'auth/password-does-not-meet-requirements',
    });
    const { passwordPolicyConfig } = await services.auth.projectConfigManager().getProjectConfig();
    expect(passwordPolicyConfig?.constraints).toMatchObject({ minLength: 8, requireUppercase: true });
  });

  test('can ask for a better password at the next sign-in', async () => {
    await createUserWithEmailAndPassword(auth, email, 'lavender');
    const { services } = await backend.server.businessLogic();
    await services.auth.projectConfigManager().updateProjectConfig({
      passwordPolicyConfig: {
        enforcementState: 'ENFORCE',
        forceUpgradeOnSignin: true,
        constraints: { requireNumeric: true, minLength: 6 },
      },
    });
    await expect(signInWithEmailAndPassword(auth, email, 'lavender')).rejects.toMatchObject({
      code: 'auth/password-does-not-meet-requirements',
    });
    // A wrong password is told nothing of the policy.
    await expect(signInWithEmailAndPassword(auth, email, 'lavendel')).rejects.toMatchObject({
      code: 'auth/wrong-password',
    });
  });
});

describe('Address privacy', () => {
  test('tells nobody which addresses have an account', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, 'lavender-7');
    expect(await fetchSignInMethodsForEmail(auth, email)).toEqual(['password']);
    await configure({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } });
    for (const address of [email, `nobody-${email}`]) {
      await expect(signInWithEmailAndPassword(auth, address, 'wrong-7')).rejects.toMatchObject({
        code: 'auth/invalid-credential',
      });
      expect(await fetchSignInMethodsForEmail(auth, address)).toEqual([]);
      await expect(sendPasswordResetEmail(auth, address)).resolves.toBeUndefined();
    }
    await expect(updateEmail(user, `new-${email}`)).rejects.toMatchObject({
      code: 'auth/operation-not-allowed',
    });
  });
});

describe('Closed ways in', () => {
  test('are closed for people, and open for the business logic', async () => {
    await configure({ signIn: { email: { enabled: false }, anonymous: { enabled: false } } });
    await expect(createUserWithEmailAndPassword(auth, email, 'lavender-7')).rejects.toMatchObject({
      code: 'auth/operation-not-allowed',
    });
    await expect(signInWithEmailAndPassword(auth, email, 'lavender-7')).rejects.toMatchObject({
      code: 'auth/operation-not-allowed',
    });
    await expect(signInAnonymously(auth)).rejects.toMatchObject({ code: 'auth/admin-restricted-operation' });
    const { services } = await backend.server.businessLogic();
    await expect(services.auth.createUser({ email, password: 'lavender-7' })).resolves.toMatchObject({
      email,
    });
  });

  test('closed sign-up and deletion are told as reserved to the operator', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, 'lavender-7');
    await configure({ client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } } });
    await expect(createUserWithEmailAndPassword(auth, `b-${email}`, 'lavender-7')).rejects.toMatchObject({
      code: 'auth/admin-restricted-operation',
    });
    await expect(user.delete()).rejects.toMatchObject({ code: 'auth/admin-restricted-operation' });
  });
});

describe('The bot check', () => {
  const ask = async (path: string, body?: object) => {
    const response = await fetch(`${backend.origin}/identitytoolkit.googleapis.com/${path}?key=k`, {
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    return response.json();
  };
  const refused = (message: string) => ({ error: { message } });

  test('is off, watches, or keeps everybody out whose answer nobody here can judge', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, 'lavender-7');
    const signIn = (more: object = {}) =>
      ask('v1/accounts:signInWithPassword', { email, password: 'lavender-7', ...more });
    const tell = () => ask('v2/recaptchaConfig');
    const states = (mail: string, phone: string) => ({
      recaptchaEnforcementState: [
        { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: mail },
        { provider: 'PHONE_PROVIDER', enforcementState: phone },
      ],
    });
    expect(await tell()).toEqual(states('OFF', 'OFF'));
    const { services } = await backend.server.businessLogic();
    await services.auth.projectConfigManager().updateProjectConfig({
      recaptchaConfig: { emailPasswordEnforcementState: 'AUDIT' },
    });
    expect(await tell()).toEqual(states('AUDIT', 'OFF'));
    expect(await signIn()).toMatchObject({ localId: user.uid });

    await configure({
      recaptchaConfig: { emailPasswordEnforcementState: 'ENFORCE', phoneEnforcementState: 'ENFORCE' },
    });
    expect(await signIn()).toMatchObject(refused('MISSING_RECAPTCHA_TOKEN'));
    expect(await signIn({ captchaResponse: 'an answer' })).toMatchObject(refused('INVALID_RECAPTCHA_TOKEN'));
    for (const [verb, body] of [
      ['signUp', { email: `b-${email}`, password: 'lavender-7' }],
      ['sendOobCode', { requestType: 'PASSWORD_RESET', email }],
      ['sendVerificationCode', { phoneNumber: '+15555551234' }],
    ] as const)
      expect(await ask(`v1/accounts:${verb}`, body)).toMatchObject(refused('MISSING_RECAPTCHA_TOKEN'));
    // Not a way in by an address or a number.
    await expect(signInAnonymously(auth)).resolves.toBeDefined();
  });
});

describe('The configuration', () => {
  test('is read and written by the business logic only, field by field, and refuses what it does not know', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, 'lavender-7');
    for (const authorization of [`Bearer ${await user.getIdToken()}`, 'Bearer nonsense'])
      expect((await configure({ signIn: {} }, authorization)).status).toBe(403);
    expect((await configure({ signIn: { email: { enabled: 'maybe' } } })).status).toBe(400);
    await configure({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } });
    const answer = await configure({ signIn: { anonymous: { enabled: false } } });
    expect(await answer.json()).toMatchObject({
      name: 'projects/amaranth-local/config',
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      signIn: { anonymous: { enabled: false }, email: { enabled: true } },
    });
  });
});
