/** Whose an account is: nobody gets another's address, its rights, or an account that its owner has come into. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
} from '../../support/identity.ts';

const LISTED = 'listed@administrators.example';
const clock = movableClock();
let backend: Backend;
let count = 0;
let email = '';

beforeAll(async () => {
  backend = await startBackend({ clock, environment: { AMARANTH_ADMIN_EMAILS: LISTED } });
});
afterAll(() => backend.stop());
beforeEach(() => {
  count += 1;
  email = `owner-${count}@example.org`;
});

const lookup = async ({ idToken }: Pick<Tokens, 'idToken'>) => {
  const { body } = await ask(backend, 'lookup', { idToken });
  return (body.users as Record<string, unknown>[] | undefined)?.[0];
};
const account = async (localId: string) =>
  (await backend.server.businessLogic()).services.auth.getUser(localId);

describe('Signing up with a token', () => {
  test('never moves a confirmed account to another address', async () => {
    const mallory = await signUp(backend, email);
    await confirmAddress(backend, email, mallory.idToken);
    for (const password of [undefined, 'rosemary-8']) {
      const { status } = await ask(backend, 'signUp', { idToken: mallory.idToken, email: LISTED, password });
      expect(status).toBe(400);
    }
    expect(await account(mallory.localId)).toMatchObject({ email, emailVerified: true });
    const { services } = await backend.server.businessLogic();
    await expect(services.auth.getUserByEmail(LISTED)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });

  test('raises an anonymous account, whose address is still to be confirmed', async () => {
    const guest = await signUp(backend);
    const { status, body } = await ask(backend, 'signUp', {
      idToken: guest.idToken,
      email,
      password: PASSWORD,
    });
    expect(status).toBe(200);
    expect(body.localId).toBe(guest.localId);
    expect(await account(guest.localId)).toMatchObject({ email, emailVerified: false });
    expect((await refresh(backend, guest.refreshToken)).code).toBe('TOKEN_EXPIRED');
  });

  test('and nothing else changes nothing', async () => {
    const rose = await signUp(backend, email);
    expect((await ask(backend, 'signUp', { idToken: rose.idToken })).code).toBe('MISSING_EMAIL');
    expect((await ask(backend, 'signInWithPassword', { email, password: PASSWORD })).status).toBe(200);
    expect(await account(rose.localId)).toMatchObject({ email });
  });
});

test('a changed address is unconfirmed, and is changed only just after signing in', async () => {
  const rose = await signUp(backend, email);
  await confirmAddress(backend, email, rose.idToken);
  const moved = await ask(backend, 'update', { idToken: rose.idToken, email: `new-${email}` });
  expect(moved.status).toBe(200);
  expect(await account(rose.localId)).toMatchObject({ email: `new-${email}`, emailVerified: false });
  clock.advance(6 * 60_000);
  const { idToken } = moved.body as { idToken: string };
  const late = await ask(backend, 'update', { idToken, email: `late-${email}` });
  expect(late.code).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
});

test('the former address hears of a change, with a way back only where it was confirmed', async () => {
  const unconfirmed = await signUp(backend, email);
  await ask(backend, 'update', { idToken: unconfirmed.idToken, email: `new-${email}` });
  expect(await mailsTo(backend, email)).toHaveLength(1);
  expect(await mailedCode(backend, email)).toBe('');

  const other = `confirmed-${email}`;
  const confirmed = await signUp(backend, other);
  await confirmAddress(backend, other, confirmed.idToken);
  await ask(backend, 'update', { idToken: confirmed.idToken, email: `new-${other}` });
  const back = await ask(backend, 'update', { oobCode: await mailedCode(backend, other) });
  expect(back.body).toMatchObject({ email: other, emailVerified: true });
});

describe('Who waited in an account for its owner', () => {
  const arrivals = {
    'a link in a mail': async () => {
      await ask(backend, 'sendOobCode', { requestType: 'EMAIL_SIGNIN', email });
      return ask(backend, 'signInWithEmailLink', { email, oobCode: await mailedCode(backend, email) });
    },
    'a provider that answers for the address': async () => {
      const claims = { sub: `provider-${email}`, email, email_verified: true };
      const postBody = new URLSearchParams({ providerId: 'google.com', id_token: JSON.stringify(claims) });
      return ask(backend, 'signInWithIdp', { requestUri: 'http://localhost', postBody: postBody.toString() });
    },
    'a new password': async () => {
      await ask(backend, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
      const oobCode = await mailedCode(backend, email);
      await ask(backend, 'resetPassword', { oobCode, newPassword: 'rosemary-8' });
      return ask(backend, 'signInWithPassword', { email, password: 'rosemary-8' });
    },
  };

  test.each(Object.entries(arrivals))('is out when the owner comes by %s', async (_, arrive) => {
    const waiting = await signUp(backend, email);
    const { services } = await backend.server.businessLogic();
    const phoneNumber = `+1202555${String(1000 + count)}`;
    await services.auth.updateUser(waiting.localId, { phoneNumber });
    const postBody = new URLSearchParams({
      providerId: 'github.com',
      id_token: JSON.stringify({ sub: `waiting-${count}` }),
    }).toString();
    const linked = await ask(backend, 'signInWithIdp', {
      requestUri: 'http://localhost',
      idToken: waiting.idToken,
      postBody,
    });
    expect(linked.status).toBe(200);
    await ask(backend, 'sendOobCode', {
      requestType: 'VERIFY_AND_CHANGE_EMAIL',
      idToken: waiting.idToken,
      newEmail: `mallory-${email}`,
    });
    const onItsWay = await mailedCode(backend, `mallory-${email}`);
    expect(onItsWay).not.toBe('');

    const owner = await arrive();
    expect(owner).toMatchObject({ status: 200, body: { localId: waiting.localId } });
    const { idToken } = owner.body as unknown as Tokens;
    expect(await lookup({ idToken })).toMatchObject({ email, emailVerified: true });

    expect((await ask(backend, 'lookup', { idToken: waiting.idToken })).code).toBe('TOKEN_EXPIRED');
    expect((await refresh(backend, waiting.refreshToken)).code).toBe('TOKEN_EXPIRED');
    expect((await refresh(backend, String(linked.body.refreshToken))).code).toBe('TOKEN_EXPIRED');
    expect((await ask(backend, 'signInWithPassword', { email, password: PASSWORD })).code).toBe(
      'INVALID_PASSWORD',
    );
    expect((await ask(backend, 'update', { oobCode: onItsWay })).code).toBe('INVALID_OOB_CODE');
    const left = await account(waiting.localId);
    expect(left.phoneNumber).toBeUndefined();
    expect(left.providerData.map(({ providerId }) => providerId)).not.toContain('github.com');
    const again = await ask(backend, 'signInWithIdp', { requestUri: 'http://localhost', postBody });
    expect(again.body.localId).not.toBe(waiting.localId);
  });

  test.each(Object.entries(arrivals))(
    'has no way back to an address of theirs once the owner came by %s',
    async (_, arrive) => {
      const theirs = `theirs-${email}`;
      const waiting = await signUp(backend, theirs);
      await confirmAddress(backend, theirs, waiting.idToken);
      await ask(backend, 'update', { idToken: waiting.idToken, email });
      const wayBack = await mailedCode(backend, theirs);
      expect(await arrive()).toMatchObject({ status: 200, body: { localId: waiting.localId } });
      expect((await ask(backend, 'update', { oobCode: wayBack })).code).toBe('INVALID_OOB_CODE');
      expect(await account(waiting.localId)).toMatchObject({ email });
    },
  );
});

test('an address is confirmed only by its own mail, and a former one is not brought back by it', async () => {
  const { localId, idToken } = await signUp(backend, email);
  await ask(backend, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  const oobCode = await mailedCode(backend, email);
  const { services } = await backend.server.businessLogic();
  await services.auth.updateUser(localId, { email: `new-${email}` });
  expect((await ask(backend, 'update', { oobCode })).code).toBe('INVALID_OOB_CODE');
  expect(await account(localId)).toMatchObject({ email: `new-${email}`, emailVerified: false });
});

test('a password is reset only by the mail of the address the account has', async () => {
  const rose = await signUp(backend, email);
  await ask(backend, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const oobCode = await mailedCode(backend, email);
  const { services } = await backend.server.businessLogic();
  await services.auth.updateUser(rose.localId, { email: `new-${email}` });
  const late = await ask(backend, 'resetPassword', { oobCode, newPassword: 'rosemary-8' });
  expect(late.code).toBe('INVALID_OOB_CODE');
});

test('a link to sign in with links its address to the account whose token comes along', async () => {
  const guest = await signUp(backend);
  await ask(backend, 'sendOobCode', { requestType: 'EMAIL_SIGNIN', email });
  const oobCode = await mailedCode(backend, email);
  const linked = await ask(backend, 'signInWithEmailLink', { email, oobCode, idToken: guest.idToken });
  expect(linked.body).toMatchObject({ localId: guest.localId, isNewUser: false });
  expect(await account(guest.localId)).toMatchObject({ email, emailVerified: true });
});

test('nobody reads who administers and who owns; the page still recognises them', async () => {
  const text = await (await fetch(`${backend.origin}/configuration.json`)).text();
  expect(text).not.toContain(LISTED);
  expect(text).not.toContain('adminEmails');
  expect(backend.configuration.operator.administrators.hashes).toHaveLength(1);
});
