import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getMultiFactorResolver,
  initializeAuth,
  inMemoryPersistence,
  type MultiFactorError,
  type MultiFactorResolver,
  multiFactor,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
  type User,
} from 'firebase/auth';
import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Backend, movableClock, startBackend } from '../../support/backend.ts';
import { textedCode } from '../../support/identity.ts';

const clock = movableClock();
const PASSWORD = 'lavender-7';
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
  app = initializeApp({ apiKey: 'local', projectId: 'amaranth-local' }, `factors-${count}`);
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, backend.origin, { disableWarnings: true });
});
afterEach(() => deleteApp(app));

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now() });

async function newPerson({ isVerified = true } = {}): Promise<{ user: User; email: string }> {
  const email = `factor-${count}-${Date.now()}@example.org`;
  const { user } = await createUserWithEmailAndPassword(auth, email, PASSWORD);
  if (isVerified) {
    const { services } = await backend.server.businessLogic();
    await services.auth.updateUser(user.uid, { emailVerified: true });
    await user.reload();
    await user.getIdToken(true);
  }
  return { user, email };
}

async function enrolTotp(user: User): Promise<string> {
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, codeOf(secret.secretKey));
  await multiFactor(user).enroll(assertion, 'Phone');
  return secret.secretKey;
}

/** Signs in as far as the first factor leads. */
async function reachSecondStep(email: string): Promise<MultiFactorResolver> {
  const error: unknown = await signInWithEmailAndPassword(auth, email, PASSWORD).catch(
    (caught: unknown) => caught,
  );
  expect(error).toMatchObject({ code: 'auth/multi-factor-auth-required' });
  return getMultiFactorResolver(auth, error as MultiFactorError);
}

describe('An authenticator app', () => {
  test('is asked for after the password, and its code opens a session that says so', async () => {
    const { user, email } = await newPerson();
    const secret = await enrolTotp(user);
    expect(multiFactor(user).enrolledFactors).toMatchObject([{ factorId: 'totp', displayName: 'Phone' }]);
    await auth.signOut();

    const resolver = await reachSecondStep(email);
    expect(auth.currentUser).toBeNull();
    clock.advance(30_000);
    const hint = resolver.hints[0];
    const assertion = TotpMultiFactorGenerator.assertionForSignIn(hint?.uid ?? '', codeOf(secret));
    const back = await resolver.resolveSignIn(assertion);
    const claims = decodeJwt(await back.user.getIdToken());
    expect(claims.firebase).toMatchObject({
      sign_in_second_factor: 'totp',
      second_factor_identifier: hint?.uid,
    });
    const refreshed = decodeJwt(await back.user.getIdToken(true));
    expect(refreshed.firebase).toMatchObject({ sign_in_second_factor: 'totp' });
  });

  test('takes a code once, and none that is wrong or old', async () => {
    const { user, email } = await newPerson();
    const secret = await enrolTotp(user);
    const resolver = await reachSecondStep(email);
    const answer = (code: string) =>
      resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(resolver.hints[0]?.uid ?? '', code));
    const refused = { code: 'auth/invalid-verification-code' };
    // The code that enrolled it.
    await expect(answer(codeOf(secret))).rejects.toMatchObject(refused);
    await expect(answer('000000')).rejects.toMatchObject(refused);
    const old = codeOf(secret);
    clock.advance(120_000);
    await expect(answer(old)).rejects.toMatchObject(refused);
    await answer(codeOf(secret));
  });

  test('cannot be guessed: too many wrong codes and everybody waits', async () => {
    const strict = await startBackend({ clock, emulator: false });
    const body = (path: string, content: object) =>
      fetch(`${strict.origin}/identitytoolkit.googleapis.com/${path}?key=local`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(content),
      }).then((response) => response.json() as Promise<Record<string, string>>);
    const email = `guessed-${Date.now()}@example.org`;
    const { localId } = await body('v1/accounts:signUp', { email, password: PASSWORD });
    const { services } = await strict.server.businessLogic();
    await services.auth.updateUser(localId ?? '', { emailVerified: true });
    const { idToken } = await body('v1/accounts:signInWithPassword', { email, password: PASSWORD });
    const started = (await body('v2/accounts/mfaEnrollment:start', {
      idToken,
      totpEnrollmentInfo: {},
    })) as unknown as {
      totpSessionInfo: { sharedSecretKey: string; sessionInfo: string };
    };
    const { sharedSecretKey, sessionInfo } = started.totpSessionInfo;
    await body('v2/accounts/mfaEnrollment:finalize', {
      idToken,
      totpVerificationInfo: { sessionInfo, verificationCode: codeOf(sharedSecretKey) },
    });
    const pending = (await body('v1/accounts:signInWithPassword', {
      email,
      password: PASSWORD,
    })) as unknown as {
      mfaPendingCredential: string;
      mfaInfo: { mfaEnrollmentId: string }[];
    };
    const guess = () =>
      body('v2/accounts/mfaSignIn:finalize', {
        mfaPendingCredential: pending.mfaPendingCredential,
        mfaEnrollmentId: pending.mfaInfo[0]?.mfaEnrollmentId,
        totpVerificationInfo: { verificationCode: '000000' },
      });
    const messages: string[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const { error } = (await guess()) as unknown as { error: { message: string } };
      messages.push(error.message);
    }
    expect(messages[0]).toBe('INVALID_CODE');
    expect(messages.at(-1)).toContain('TOO_MANY_ATTEMPTS_TRY_LATER');
    await strict.stop();
  });

  test('needs a confirmed address and a recent sign-in', async () => {
    const { user } = await newPerson({ isVerified: false });
    await expect(enrolTotp(user)).rejects.toMatchObject({ code: 'auth/unverified-email' });
    const { user: other } = await newPerson();
    const session = await multiFactor(other).getSession();
    clock.advance(6 * 60_000);
    await expect(TotpMultiFactorGenerator.generateSecret(session)).rejects.toMatchObject({
      code: 'auth/requires-recent-login',
    });
  });

  test('can be turned off by its owner, and by the business logic', async () => {
    const { user, email } = await newPerson();
    await enrolTotp(user);
    await multiFactor(user).unenroll(multiFactor(user).enrolledFactors[0] ?? '');
    await signInWithEmailAndPassword(auth, email, PASSWORD);

    const again = auth.currentUser;
    if (!again) throw new Error('Nobody is signed in.');
    clock.advance(30_000);
    await enrolTotp(again);
    const { services } = await backend.server.businessLogic();
    const record = await services.auth.getUser(again.uid);
    expect(record.multiFactor?.enrolledFactors).toMatchObject([{ factorId: 'totp', displayName: 'Phone' }]);
    await services.auth.updateUser(again.uid, { multiFactor: { enrolledFactors: null } });
    await signInWithEmailAndPassword(auth, email, PASSWORD);
  });
});

const readText = (phoneNumber: string) => textedCode(backend, phoneNumber);

/** Asks an endpoint as the browser's SDK does; its build for Node has no phone. */
async function ask(path: string, content: object): Promise<unknown> {
  const response = await fetch(`${backend.origin}/identitytoolkit.googleapis.com/${path}?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(content),
  });
  return response.json();
}
const askAs = async <Schema extends z.ZodType>(schema: Schema, path: string, content: object) =>
  schema.parse(await ask(path, content));
const refusal = (message: string) => ({ error: { code: 400, message: expect.stringContaining(message) } });

const sessionSchema = z.object({ sessionInfo: z.string() });
const tokensSchema = z.object({ idToken: z.string(), refreshToken: z.string() });
let lastNumber = 0;
function newNumber(): string {
  lastNumber += 1;
  return `+336${String(Date.now() + lastNumber).slice(-8)}`;
}

describe('A phone', () => {
  test('can be the second factor, by a texted code', async () => {
    const { user, email } = await newPerson();
    const phoneNumber = newNumber();
    const { phoneSessionInfo } = await askAs(
      z.object({ phoneSessionInfo: sessionSchema }),
      'v2/accounts/mfaEnrollment:start',
      { idToken: await user.getIdToken(), phoneEnrollmentInfo: { phoneNumber } },
    );
    await askAs(tokensSchema, 'v2/accounts/mfaEnrollment:finalize', {
      idToken: await user.getIdToken(),
      displayName: 'Mobile',
      phoneVerificationInfo: { ...phoneSessionInfo, code: await readText(phoneNumber) },
    });

    const resolver = await reachSecondStep(email);
    expect(resolver.hints).toMatchObject([
      { factorId: 'phone', displayName: 'Mobile', phoneNumber: expect.stringMatching(/^\+\*+\d{4}$/) },
    ]);
    const pending = await askAs(
      z.looseObject({
        mfaPendingCredential: z.string(),
        mfaInfo: z.array(z.looseObject({ mfaEnrollmentId: z.string() })),
      }),
      'v1/accounts:signInWithPassword',
      { email, password: PASSWORD },
    );
    const { mfaPendingCredential } = pending;
    const { phoneResponseInfo } = await askAs(
      z.object({ phoneResponseInfo: sessionSchema }),
      'v2/accounts/mfaSignIn:start',
      { mfaPendingCredential, mfaEnrollmentId: pending.mfaInfo[0]?.mfaEnrollmentId, phoneSignInInfo: {} },
    );
    const answer = (code: string) =>
      ask('v2/accounts/mfaSignIn:finalize', {
        mfaPendingCredential,
        phoneVerificationInfo: { ...phoneResponseInfo, code },
      });
    const code = await readText(phoneNumber);
    expect(await answer(code === '111111' ? '222222' : '111111')).toMatchObject(refusal('INVALID_CODE'));
    const { idToken } = tokensSchema.parse(await answer(code));
    expect(decodeJwt(idToken)).toMatchObject({ sub: user.uid, firebase: { sign_in_second_factor: 'phone' } });
    expect(await answer(code)).toMatchObject(refusal('INVALID_MFA_PENDING_CREDENTIAL'));
  });

  test('signs in by itself: a code works once, five wrong guesses end it, ten minutes too', async () => {
    const phoneNumber = newNumber();
    const send = async () => {
      const { sessionInfo } = await askAs(sessionSchema, 'v1/accounts:sendVerificationCode', { phoneNumber });
      return { sessionInfo, code: await readText(phoneNumber) };
    };
    const enter = (given: object) => ask('v1/accounts:signInWithPhoneNumber', given);

    const first = await send();
    const opened = await enter(first);
    expect(opened).toMatchObject({ phoneNumber, isNewUser: true });
    expect(decodeJwt(tokensSchema.parse(opened).idToken)).toMatchObject({ phone_number: phoneNumber });
    expect(await enter(first)).toMatchObject(refusal('INVALID_SESSION_INFO'));

    const guessed = await send();
    const wrong = guessed.code === '111111' ? '222222' : '111111';
    for (let guess = 0; guess < 5; guess += 1)
      expect(await enter({ ...guessed, code: wrong })).toMatchObject(refusal('INVALID_CODE'));
    expect(await enter(guessed)).toMatchObject(refusal('SESSION_EXPIRED'));

    const late = await send();
    clock.advance(11 * 60_000);
    expect(await enter(late)).toMatchObject(refusal('SESSION_EXPIRED'));
    expect(await enter({ sessionInfo: late.sessionInfo })).toMatchObject(refusal('MISSING_CODE'));
    expect(await ask('v1/accounts:sendVerificationCode', { phoneNumber: '12' })).toMatchObject(
      refusal('INVALID_PHONE_NUMBER'),
    );
  });

  test('belongs to one account', async () => {
    const phoneNumber = newNumber();
    const prove = async () => {
      const { sessionInfo } = await askAs(sessionSchema, 'v1/accounts:sendVerificationCode', { phoneNumber });
      return { sessionInfo, code: await readText(phoneNumber) };
    };
    const { user } = await newPerson();
    expect(
      await ask('v1/accounts:signInWithPhoneNumber', {
        ...(await prove()),
        idToken: await user.getIdToken(),
      }),
    ).toMatchObject({ localId: user.uid, isNewUser: false });
    const { user: other } = await newPerson();
    const refused = await ask('v1/accounts:signInWithPhoneNumber', {
      ...(await prove()),
      idToken: await other.getIdToken(),
    });
    // No token of anybody's: a proof, for whoever holds the phone to enter the account that has the number.
    expect(refused).toMatchObject({ phoneNumber, temporaryProof: expect.any(String) });
    expect(refused).not.toHaveProperty('idToken');
    await other.reload();
    expect(other.phoneNumber).toBeNull();
  });
});
