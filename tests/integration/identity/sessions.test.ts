/** A session that was ended, revoked or left half proven acts nowhere at the identity service. */
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Backend, movableClock, startBackend } from '../../support/backend.ts';
import { ask, confirmAddress, PASSWORD, refresh, signUp, type Tokens } from '../../support/identity.ts';

const clock = movableClock();
let backend: Backend;
let email = '';
let count = 0;

beforeAll(async () => {
  backend = await startBackend({ clock });
});
afterAll(() => backend.stop());
beforeEach(() => {
  count += 1;
  email = `session-${count}-${Date.now()}@example.org`;
});

const claimsOf = (idToken: string) =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

/** The newest text to a number. */
async function textedCode(sessionInfo: unknown): Promise<string> {
  const answer = await fetch(`${backend.origin}/emulator/v1/projects/amaranth-local/verificationCodes`);
  const { verificationCodes } = (await answer.json()) as {
    verificationCodes: { sessionInfo: string; code: string }[];
  };
  return verificationCodes.find((sent) => sent.sessionInfo === sessionInfo)?.code ?? '';
}

async function phoneProof(phoneNumber: string) {
  const { body } = await ask(backend, 'sendVerificationCode', { phoneNumber });
  return { sessionInfo: body.sessionInfo, code: await textedCode(body.sessionInfo) };
}

async function endSession({ localId, idToken }: Tokens): Promise<void> {
  const { services } = await backend.server.businessLogic();
  await services.firestore
    .doc(`users/${localId}/endedSessions/${claimsOf(idToken).auth_time}`)
    .set({ endedAt: clock.now() });
}

const idpBody = (sub: string) =>
  new URLSearchParams({ providerId: 'github.com', id_token: JSON.stringify({ sub }) }).toString();

/** Every route that takes a token of a person. */
const acts: Readonly<Record<string, (tokens: Tokens) => Promise<{ status: number; code: string }>>> = {
  'look itself up': ({ idToken }) => ask(backend, 'lookup', { idToken }),
  'rename itself': ({ idToken }) => ask(backend, 'update', { idToken, displayName: 'Mallory' }),
  'set a password': ({ idToken }) => ask(backend, 'update', { idToken, password: 'rosemary-8' }),
  'move its address': ({ idToken }) => ask(backend, 'update', { idToken, email: `x-${email}` }),
  'delete itself': ({ idToken }) => ask(backend, 'delete', { idToken }),
  'link a number': async ({ idToken }) =>
    ask(backend, 'signInWithPhoneNumber', { idToken, ...(await phoneProof('+12025550101')) }),
  'link a provider': ({ idToken }) =>
    ask(backend, 'signInWithIdp', { idToken, requestUri: 'http://localhost', postBody: idpBody(email) }),
  'link a password': ({ idToken }) => ask(backend, 'signUp', { idToken, email, password: 'rosemary-8' }),
  'ask for a code': ({ idToken }) => ask(backend, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken }),
  'begin a second factor': ({ idToken }) =>
    ask(backend, 'v2/accounts/mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} }),
  'finish a second factor': ({ idToken }) => ask(backend, 'v2/accounts/mfaEnrollment:finalize', { idToken }),
  'withdraw a second factor': ({ idToken }) =>
    ask(backend, 'v2/accounts/mfaEnrollment:withdraw', { idToken, mfaEnrollmentId: 'x' }),
  'give up a provider’s token': ({ idToken }) =>
    ask(backend, 'v2/accounts:revokeToken', { idToken, providerId: 'github.com', token: 'x' }),
  'become a cookie': ({ idToken }) =>
    ask(
      backend,
      'v1/projects/amaranth-local:createSessionCookie',
      { idToken, validDuration: '3600' },
      { authorization: 'Bearer owner' },
    ),
  'refresh itself': ({ refreshToken }) => refresh(backend, refreshToken),
};

describe('A session that its owner ended from another device', () => {
  test.each(Object.entries(acts))('does not %s', async (_, act) => {
    const phone = await signUp(backend, email);
    await endSession(phone);
    const answer = await act(phone);
    expect(answer).toMatchObject({ status: 400, code: 'TOKEN_EXPIRED' });
  });

  test('leaves the others alone', async () => {
    const phone = await signUp(backend, email);
    clock.advance(2_000);
    const { body } = await ask(backend, 'signInWithPassword', { email, password: PASSWORD });
    await endSession(phone);
    expect((await ask(backend, 'lookup', { idToken: body.idToken })).status).toBe(200);
    expect((await refresh(backend, String(body.refreshToken))).status).toBe(200);
  });
});

describe('What changes how an account is entered', () => {
  test.each(['set a password', 'delete itself', 'link a number', 'link a provider', 'begin a second factor'])(
    'asks for a sign-in of the last minutes: %s',
    async (name) => {
      const old = await signUp(backend, email);
      clock.advance(6 * 60_000);
      const { body } = await refresh(backend, old.refreshToken);
      const answer = await acts[name]?.({ ...old, idToken: String(body.id_token) });
      expect(answer).toMatchObject({ status: 400, code: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' });
    },
  );
});

describe('With a second factor', () => {
  async function withAuthenticator() {
    const first = await signUp(backend, email);
    await confirmAddress(backend, email, first.idToken);
    const { body } = await ask(backend, 'v2/accounts/mfaEnrollment:start', {
      idToken: first.idToken,
      totpEnrollmentInfo: {},
    });
    const session = body.totpSessionInfo as { sharedSecretKey: string; sessionInfo: string };
    const totp = new TOTP({ secret: Secret.fromBase32(session.sharedSecretKey) });
    const finished = await ask(backend, 'v2/accounts/mfaEnrollment:finalize', {
      idToken: first.idToken,
      totpVerificationInfo: {
        sessionInfo: session.sessionInfo,
        verificationCode: totp.generate({ timestamp: clock.now() }),
      },
    });
    return { ...(finished.body as unknown as Tokens), localId: first.localId };
  }

  const sessionsWithoutIt: Readonly<Record<string, () => Promise<Tokens>>> = {
    'of a custom token': async () => {
      const { localId } = await withAuthenticator();
      const { services } = await backend.server.businessLogic();
      const token = await services.auth.createCustomToken(localId);
      const { body } = await ask(backend, 'signInWithCustomToken', { token });
      return { ...(body as unknown as Tokens), localId };
    },
    'from before the factor': async () => {
      const early = await signUp(backend, email);
      await confirmAddress(backend, email, early.idToken);
      const { services } = await backend.server.businessLogic();
      await services.auth.updateUser(early.localId, {
        multiFactor: { enrolledFactors: [{ factorId: 'phone', phoneNumber: '+12025550177' }] },
      });
      return early;
    },
  };

  test.each(Object.entries(sessionsWithoutIt))('a session %s links no number', async (_, openSession) => {
    const tokens = await openSession();
    const linked = await acts['link a number']?.(tokens);
    expect(linked).toMatchObject({ status: 400, code: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' });
  });

  test('a number never signs in alone', async () => {
    const { idToken, localId } = await withAuthenticator();
    const phoneNumber = `+120255502${String(10 + count)}`;
    const linked = await ask(backend, 'signInWithPhoneNumber', {
      idToken,
      ...(await phoneProof(phoneNumber)),
    });
    expect(linked.status).toBe(200);
    expect(claimsOf(String(linked.body.idToken)).firebase).toMatchObject({ sign_in_second_factor: 'totp' });
    const alone = await ask(backend, 'signInWithPhoneNumber', await phoneProof(phoneNumber));
    expect(alone.body.idToken).toBeUndefined();
    expect(alone.body.mfaPendingCredential).toEqual(expect.any(String));

    const proof = await phoneProof(phoneNumber);
    const { services } = await backend.server.businessLogic();
    await services.auth.updateUser(localId, {
      multiFactor: { enrolledFactors: [{ factorId: 'phone', phoneNumber }] },
    });
    const twice = await ask(backend, 'signInWithPhoneNumber', proof);
    expect(twice.code).toBe('UNSUPPORTED_FIRST_FACTOR');
  });
});

test('its owner’s validSince ends what began before, and nothing of the future', async () => {
  const old = await signUp(backend, email);
  clock.advance(10_000);
  const { body: fresh } = await ask(backend, 'signInWithPassword', { email, password: PASSWORD });
  const now = Math.floor(clock.now() / 1000);
  for (const validSince of [String(now), String(now + 1_000_000)])
    expect((await ask(backend, 'update', { idToken: fresh.idToken, validSince })).status).toBe(200);
  expect((await ask(backend, 'lookup', { idToken: old.idToken })).code).toBe('TOKEN_EXPIRED');
  expect((await refresh(backend, old.refreshToken)).code).toBe('TOKEN_EXPIRED');
  expect((await ask(backend, 'lookup', { idToken: fresh.idToken })).status).toBe(200);
});

test('a session from before a validSince has ended with every token of it, however new', async () => {
  const { refreshToken, localId } = await signUp(backend, email);
  clock.advance(10_000);
  const { body } = await refresh(backend, refreshToken);
  const idToken = String(body.id_token);
  // Between its sign-in and its newest token, so that it would leave the list of sessions and act on.
  const validSince = String(Math.floor(clock.now() / 1000) - 5);
  expect((await ask(backend, 'update', { idToken, validSince })).status).toBe(200);
  expect((await ask(backend, 'lookup', { idToken })).code).toBe('TOKEN_EXPIRED');
  const profile = `${backend.origin}/v1/projects/amaranth-local/databases/(default)/documents/users/${localId}`;
  const read = await fetch(profile, { headers: { authorization: `Bearer ${idToken}` } });
  expect(read.status).toBe(401);
});

test('a new password ends a session of the very same second', async () => {
  const stolen = await signUp(backend, email);
  const { body } = await ask(backend, 'signInWithPassword', { email, password: PASSWORD });
  const changed = await ask(backend, 'update', { idToken: body.idToken, password: 'rosemary-8' });
  expect((await ask(backend, 'lookup', { idToken: stolen.idToken })).code).toBe('TOKEN_EXPIRED');
  expect((await ask(backend, 'lookup', { idToken: changed.body.idToken })).status).toBe(200);
  expect((await refresh(backend, String(changed.body.refreshToken))).status).toBe(200);
});

describe('A clock that is set back', () => {
  test('by an hour keeps everybody signed in', async () => {
    const { idToken, refreshToken } = await signUp(backend, email);
    clock.advance(-3_600_000);
    expect((await ask(backend, 'lookup', { idToken })).status).toBe(200);
    const { body } = await refresh(backend, refreshToken);
    const { iat, exp } = claimsOf(String(body.id_token)) as { iat: number; exp: number };
    expect(exp - iat).toBe(3_600);
    clock.advance(3_600_000);
  });

  test('makes no sign-in of what is by then the future a recent one', async () => {
    const ahead = await signUp(backend, email);
    clock.advance(-6 * 60_000);
    const answer = await acts['set a password']?.(ahead);
    expect(answer).toMatchObject({ status: 400, code: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' });
    clock.advance(6 * 60_000);
  });

  test('from a far future takes that future’s tokens back, and lets their owners in again', async () => {
    const year = 365 * 24 * 3_600_000;
    clock.advance(year);
    const first = await signUp(backend, email);
    const { body } = await ask(backend, 'update', { idToken: first.idToken, password: 'rosemary-8' });
    clock.advance(-year);
    expect((await ask(backend, 'lookup', { idToken: body.idToken })).code).toBe('INVALID_ID_TOKEN');
    const again = await ask(backend, 'signInWithPassword', { email, password: 'rosemary-8' });
    expect(again.status).toBe(200);
    expect((await ask(backend, 'lookup', { idToken: again.body.idToken })).status).toBe(200);
  });
});

test('who deletes their account leaves word that their files are to be erased', async () => {
  const { idToken, localId } = await signUp(backend, email);
  expect((await ask(backend, 'delete', { idToken })).status).toBe(200);
  const { services } = await backend.server.businessLogic();
  const mark = await services.firestore.doc(`deletedAccounts/${localId}`).get();
  expect(mark.get('deletedAt').toMillis()).toBe(clock.now());
});
