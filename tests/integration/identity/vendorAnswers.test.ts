/** The vendor's own answers, where apps and `firebase-admin` tell one from another. */
import { createSign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Services } from '../../../src/functions/services.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { ask, confirmAddress, mailedCode, PASSWORD, signUp } from '../../support/identity.ts';

let backend: Backend;
let auth: Services['auth'];
let count = 0;
let email = '';

beforeAll(async () => {
  backend = await startBackend();
  auth = (await backend.server.businessLogic()).services.auth;
});
afterAll(() => backend.stop());
beforeEach(() => {
  count += 1;
  email = `vendor-${count}@example.org`;
});

const owner = { authorization: 'Bearer owner' };
const claimsOf = (idToken: unknown) =>
  JSON.parse(Buffer.from(String(idToken).split('.')[1] ?? '', 'base64url').toString()) as {
    firebase: { identities: unknown };
  };

interface Person {
  readonly sub: string;
  readonly email?: string;
  readonly name?: string;
  readonly picture?: string;
}
const idp = (person: Person, more: Record<string, unknown> = {}) =>
  ask(backend, 'signInWithIdp', {
    requestUri: 'http://localhost',
    postBody: new URLSearchParams({
      providerId: 'github.com',
      id_token: JSON.stringify({ email_verified: true, ...person }),
    }).toString(),
    ...more,
  });

describe('What is missing is named', () => {
  test.each([
    ['signInWithPassword', {}, 'MISSING_EMAIL'],
    ['signInWithPassword', { email: 'a@example.org' }, 'MISSING_PASSWORD'],
    ['signInWithPassword', { email: 'nobody@example.org', password: PASSWORD }, 'EMAIL_NOT_FOUND'],
    ['signUp', { password: PASSWORD }, 'MISSING_EMAIL'],
    ['signUp', { email: 'a@example.org' }, 'MISSING_PASSWORD'],
    ['signUp', { email: 'a@example.org', password: '' }, 'MISSING_PASSWORD'],
    ['signUp', { localId: 'mine' }, 'UNEXPECTED_PARAMETER'],
    ['sendOobCode', { requestType: 'PASSWORD_RESET' }, 'MISSING_EMAIL'],
    ['sendOobCode', { requestType: 'PASSWORD_RESET', email: 'nobody@example.org' }, 'EMAIL_NOT_FOUND'],
    ['signInWithEmailLink', { oobCode: 'x' }, 'MISSING_EMAIL'],
    ['sendVerificationCode', {}, 'INVALID_PHONE_NUMBER'],
    ['sendVerificationCode', { phoneNumber: '0612345678' }, 'INVALID_PHONE_NUMBER'],
    ['sendVerificationCode', { phoneNumber: '+12' }, 'INVALID_PHONE_NUMBER'],
  ] as const)('%s %j: %s', async (verb, body, code) => {
    expect((await ask(backend, verb, body)).code).toBe(code);
  });

  test.each([
    ['delete', {}, 'MISSING_LOCAL_ID'],
    ['sendOobCode', { requestType: 'VERIFY_EMAIL', email: 'nobody@example.org' }, 'USER_NOT_FOUND'],
    ['sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', email: 'KNOWN' }, 'MISSING_NEW_EMAIL'],
    ['update', { localId: 'KNOWN_ID', phoneNumber: '0612345678' }, 'INVALID_PHONE_NUMBER'],
  ] as const)('to the business logic, by %s %j: %s', async (verb, body, code) => {
    const { localId } = await signUp(backend, email);
    const text = JSON.stringify(body).replace('KNOWN_ID', localId).replace('KNOWN', email);
    expect((await ask(backend, verb, text, owner)).code).toBe(code);
  });

  test('an account without an address cannot confirm one', async () => {
    const { idToken } = await signUp(backend);
    const { code } = await ask(backend, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    expect(code).toBe('MISSING_EMAIL');
  });
});

test('a link to sign in with does not say whose it is, and sets no password', async () => {
  await ask(backend, 'sendOobCode', { requestType: 'EMAIL_SIGNIN', email });
  const oobCode = await mailedCode(backend, email);
  const { body } = await ask(backend, 'resetPassword', { oobCode });
  expect(body).toEqual({ kind: 'identitytoolkit#ResetPasswordResponse', requestType: 'EMAIL_SIGNIN' });
  expect((await ask(backend, 'resetPassword', { oobCode, newPassword: PASSWORD })).code).toBe(
    'INVALID_OOB_CODE',
  );
});

describe('Second factors', () => {
  const enrolledFactors = [{ factorId: 'phone', uid: 'her-phone', phoneNumber: '+12025550111' }];

  test('given when an account is made or imported are asked for', async () => {
    const made = await auth.createUser({
      email,
      emailVerified: true,
      password: PASSWORD,
      multiFactor: { enrolledFactors: [{ factorId: 'phone', phoneNumber: '+12025550110' }] },
    });
    expect(made.multiFactor?.enrolledFactors).toHaveLength(1);
    const { body } = await ask(backend, 'signInWithPassword', { email, password: PASSWORD });
    expect(body.idToken).toBeUndefined();
    expect(body.mfaInfo).toHaveLength(1);

    const uid = `imported-${count}`;
    const { errors } = await auth.importUsers([
      { uid, email: `${uid}@example.org`, emailVerified: true, multiFactor: { enrolledFactors } },
    ]);
    expect(errors).toEqual([]);
    expect((await auth.getUser(uid)).multiFactor?.enrolledFactors).toMatchObject([{ uid: 'her-phone' }]);
  });

  test('belong to confirmed addresses', async () => {
    const uid = `imported-${count}`;
    const { errors } = await auth.importUsers([
      { uid, email: `${uid}@example.org`, multiFactor: { enrolledFactors } },
    ]);
    expect(errors).toMatchObject([{ index: 0 }]);
    await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });

  test('do not follow an anonymous sign-in, and are not enrolled twice', async () => {
    const guest = await signUp(backend);
    const start = (idToken: unknown, phoneNumber: string) =>
      ask(backend, 'v2/accounts/mfaEnrollment:start', { idToken, phoneEnrollmentInfo: { phoneNumber } });
    expect((await start(guest.idToken, '+12025550112')).code).toBe('UNSUPPORTED_FIRST_FACTOR');
    const rose = await signUp(backend, email);
    expect((await start(rose.idToken, '+12025550112')).code).toBe('UNVERIFIED_EMAIL');
    await confirmAddress(backend, email, rose.idToken);
    expect((await start(rose.idToken, '+12')).code).toBe('INVALID_PHONE_NUMBER');
    expect((await start(rose.idToken, '+12025550112')).status).toBe(200);
  });
});

describe('A provider', () => {
  test('whose person has an account here is not linked to another', async () => {
    const known = await idp({ sub: `known-${count}` });
    const { idToken } = await signUp(backend, email);
    const refused = await idp({ sub: `known-${count}` }, { idToken });
    expect(refused).toMatchObject({ status: 400, code: 'FEDERATED_USER_ID_ALREADY_LINKED' });
    const told = await idp({ sub: `known-${count}` }, { idToken, returnIdpCredential: true });
    expect(told).toMatchObject({ status: 200, body: { errorMessage: 'FEDERATED_USER_ID_ALREADY_LINKED' } });
    expect(told.body.idToken).toBeUndefined();
    expect(known.body.localId).toEqual(expect.any(String));
  });

  test('with an address of another account is not linked', async () => {
    await signUp(backend, email);
    const { idToken } = await signUp(backend, `other-${email}`);
    expect((await idp({ sub: `x-${count}`, email }, { idToken })).code).toBe('EMAIL_EXISTS');
  });

  test('says a person’s name and picture anew at each sign-in', async () => {
    const { body } = await idp({
      sub: `name-${count}`,
      email,
      name: 'Rose',
      picture: 'https://example.org/1',
    });
    await idp({ sub: `name-${count}`, email, name: 'Rose Martin', picture: 'https://example.org/2' });
    const { providerData } = await auth.getUser(String(body.localId));
    expect(providerData).toMatchObject([
      { providerId: 'github.com', displayName: 'Rose Martin', photoURL: 'https://example.org/2' },
    ]);
  });

  test('is linked by the business logic, to one account', async () => {
    const { localId } = await signUp(backend, email);
    const providerToLink = { providerId: 'github.com', uid: `linked-${count}`, email };
    await auth.updateUser(localId, { providerToLink });
    expect((await idp({ sub: `linked-${count}` })).body.localId).toBe(localId);
    const other = await signUp(backend, `other-${email}`);
    await expect(auth.updateUser(other.localId, { providerToLink })).rejects.toThrow();
  });

  test('and a number are named in the token', async () => {
    const { body } = await idp({ sub: `token-${count}`, email });
    const phoneNumber = `+12025551${String(100 + count)}`;
    await auth.updateUser(String(body.localId), { phoneNumber });
    const again = await idp({ sub: `token-${count}`, email });
    expect(claimsOf(again.body.idToken).firebase.identities).toEqual({
      email: [email],
      phone: [phoneNumber],
      'github.com': [`token-${count}`],
    });
  });
});

describe('An import', () => {
  const importUsers = (users: unknown, more: Record<string, unknown> = {}) =>
    ask(backend, 'v1/projects/amaranth-local/accounts:batchCreate', { users, ...more }, owner);

  test('takes the good rows, names each bad one by its place, and keeps nothing of it', async () => {
    const github = { providerId: 'github.com', rawId: `import-${count}` };
    const { status, body } = await importUsers([
      { localId: `a-${count}`, email, providerUserInfo: [github] },
      { localId: `b-${count}`, providerUserInfo: [github] },
      { localId: `c-${count}`, providerUserInfo: [github, github] },
      { localId: `d-${count}`, email },
      { localId: `e-${count}`, phoneNumber: '0612345678' },
      { email: `f-${email}` },
      { localId: `g-${count}` },
    ]);
    expect(status).toBe(200);
    expect((body.error as { index: number }[]).map(({ index }) => index)).toEqual([1, 2, 3, 4, 5]);
    const { users, notFound } = await auth.getUsers(
      ['a', 'b', 'c', 'd', 'e', 'g'].map((letter) => ({ uid: `${letter}-${count}` })),
    );
    expect(users.map(({ uid }) => uid).sort()).toEqual([`a-${count}`, `g-${count}`]);
    expect(notFound).toHaveLength(4);
  });

  test('overwrites an account only when it is told to', async () => {
    const { localId } = await signUp(backend, email);
    const row = [{ localId, email, displayName: 'Rose' }];
    expect((await importUsers(row)).body.error).toMatchObject([{ index: 0 }]);
    expect((await auth.getUser(localId)).displayName).toBeUndefined();
    expect((await importUsers(row, { allowOverwrite: true })).body.error).toBeUndefined();
    expect((await auth.getUser(localId)).displayName).toBe('Rose');
  });

  test('takes a password in clear', async () => {
    await importUsers([{ localId: `raw-${count}`, email, rawPassword: PASSWORD }]);
    expect((await ask(backend, 'signInWithPassword', { email, password: PASSWORD })).status).toBe(200);
  });

  test('with the same account twice takes none', async () => {
    const { code } = await importUsers([{ localId: `twice-${count}` }, { localId: `twice-${count}` }]);
    expect(code).toBe('DUPLICATE_LOCAL_ID');
  });
});

test('a token of the business logic counts for the audience it was made for', async () => {
  const strict = await startBackend({ emulator: false, environment: { AMARANTH_DEMO: '0' } });
  try {
    const account = JSON.parse(await readFile(join(strict.dataFolder, 'service-account.json'), 'utf8')) as {
      client_email: string;
      private_key: string;
    };
    const now = Math.floor(Date.now() / 1000);
    const signed = (aud: string) => {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const { client_email: iss } = account;
      const text = `${part({ alg: 'RS256', typ: 'JWT' })}.${part({ iss, sub: iss, aud, uid: 'ada', iat: now, exp: now + 600 })}`;
      return `${text}.${createSign('RSA-SHA256').update(text).sign(account.private_key, 'base64url')}`;
    };
    const toolkit =
      'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
    const enter = (aud: string) => ask(strict, 'signInWithCustomToken', { token: signed(aud) });
    expect((await enter('https://firestore.googleapis.com/')).code).toBe('INVALID_CUSTOM_TOKEN');
    expect((await enter(toolkit)).status).toBe(200);
  } finally {
    await strict.stop();
  }
});

test('the browser’s phone sign-in finds what its check asks for', async () => {
  const response = await fetch(
    `${backend.origin}/identitytoolkit.googleapis.com/v1/recaptchaParams?key=local`,
  );
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ recaptchaSiteKey: expect.any(String) });
});

describe('The demo account', () => {
  test('is closed to every way in but its password', async () => {
    const { uid } = await auth.createUser({ email, emailVerified: true, password: PASSWORD });
    const phoneNumber = '+12025550199';
    await auth.updateUser(uid, {
      phoneNumber,
      providerToLink: { providerId: 'github.com', uid: `demo-${count}` },
    });
    await ask(backend, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const reset = await mailedCode(backend, email);
    await ask(backend, 'sendOobCode', { requestType: 'EMAIL_SIGNIN', email });
    const link = await mailedCode(backend, email);
    await auth.setCustomUserClaims(uid, { demo: true });

    const refused = { status: 400, code: 'ADMIN_ONLY_OPERATION' };
    for (const requestType of ['PASSWORD_RESET', 'EMAIL_SIGNIN'])
      expect(await ask(backend, 'sendOobCode', { requestType, email })).toMatchObject(refused);
    expect(await ask(backend, 'resetPassword', { oobCode: reset, newPassword: 'rosemary-8' })).toMatchObject(
      refused,
    );
    expect(await ask(backend, 'signInWithEmailLink', { email, oobCode: link })).toMatchObject(refused);
    expect(await idp({ sub: `demo-${count}` })).toMatchObject(refused);
    expect(await idp({ sub: `stranger-${count}`, email })).toMatchObject(refused);
    const { body } = await ask(backend, 'sendVerificationCode', { phoneNumber });
    const sent = await fetch(`${backend.origin}/emulator/v1/projects/amaranth-local/verificationCodes`);
    const { verificationCodes } = (await sent.json()) as {
      verificationCodes: { sessionInfo: string; code: string }[];
    };
    const code = verificationCodes.find(({ sessionInfo }) => sessionInfo === body.sessionInfo)?.code;
    expect(
      await ask(backend, 'signInWithPhoneNumber', { sessionInfo: body.sessionInfo, code }),
    ).toMatchObject(refused);
    expect((await ask(backend, 'signInWithPassword', { email, password: PASSWORD })).status).toBe(200);
  });
});

describe('An account that the business logic knows', () => {
  test('is found by what a provider calls it', async () => {
    await auth.importUsers([
      { uid: `known-${count}`, providerData: [{ uid: `raw-${count}`, providerId: 'google.com' }] },
    ]);
    const found = await auth.getUserByProviderUid('google.com', `raw-${count}`);
    expect(found.uid).toBe(`known-${count}`);
    const { users, notFound } = await auth.getUsers([
      { providerId: 'google.com', providerUid: `raw-${count}` },
      { providerId: 'google.com', providerUid: 'nobody' },
    ]);
    expect([users.length, notFound.length]).toEqual([1, 1]);
  });

  test.each([
    ['{bad', 'Invalid custom claims provided.'],
    ['{"sub":"x"}', 'Custom claims provided include a reserved claim.'],
    [JSON.stringify({ role: 'r'.repeat(1_000) }), 'Custom claims provided are too large.'],
  ])('is not imported with claims that no token can carry: %s', async (customAttributes, message) => {
    const row = { localId: `claims-${count}`, email, rawPassword: PASSWORD, customAttributes };
    const { body } = await ask(backend, 'batchCreate', { users: [row] }, owner);
    expect(body).toMatchObject({ error: [{ index: 0, message }] });
    const signIn = await ask(backend, 'signInWithPassword', { email, password: PASSWORD });
    expect(signIn.body).toMatchObject({ error: { message: 'EMAIL_NOT_FOUND' } });
  });

  test('gets a password and an address by linking, where it has no address yet', async () => {
    const token = await auth.createCustomToken(`custom-${count}`);
    const { body } = await ask(backend, 'signInWithCustomToken', { token, returnSecureToken: true });
    const linked = await ask(backend, 'signUp', { idToken: body.idToken, email, password: PASSWORD });
    expect(linked.body).toMatchObject({ email, localId: `custom-${count}` });
    expect((await ask(backend, 'signInWithPassword', { email, password: PASSWORD })).status).toBe(200);
  });

  test('is asked for by whoever has a key or the business logic’s token, and nothing else is either', async () => {
    const address = `${backend.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp`;
    const send = (query: string, authorization: string) =>
      fetch(`${address}${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: '{}',
      }).then(({ status }) => status);
    expect(await send('', 'junk')).toBe(403);
    expect(await send('', 'Basic dXNlcjpwYXNz')).toBe(403);
    expect(await send('?key=local', 'Basic dXNlcjpwYXNz')).toBe(200);
  });
});

/** Codes and texts as the emulator lists them. */
const listed = async (what: 'oobCodes' | 'verificationCodes') =>
  (
    (await (await fetch(`${backend.origin}/emulator/v1/projects/amaranth-local/${what}`)).json()) as Record<
      string,
      Record<string, string>[]
    >
  )[what] ?? [];
async function enterByPhone(phoneNumber: string, more: Record<string, unknown> = {}) {
  const { body } = await ask(backend, 'sendVerificationCode', { phoneNumber });
  const text = (await listed('verificationCodes')).find(
    ({ sessionInfo }) => sessionInfo === body.sessionInfo,
  );
  return ask(backend, 'signInWithPhoneNumber', { sessionInfo: body.sessionInfo, code: text?.code, ...more });
}
const providerOf = (idToken: unknown) =>
  (claimsOf(idToken).firebase as unknown as { sign_in_provider: string }).sign_in_provider;

describe('A refresh token', () => {
  const exchange = async (form: Record<string, string>) => {
    const address = `${backend.origin}/securetoken.googleapis.com/v1/token?key=any`;
    const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(form) });
    return (await answer.json()) as { id_token?: string; error?: { message: string } };
  };

  test('is exchanged by either spelling, and a missing grant is named', async () => {
    const { refreshToken } = await signUp(backend);
    const spelled = { grantType: 'refresh_token', refreshToken: String(refreshToken) };
    expect((await exchange(spelled)).id_token).toEqual(expect.any(String));
    expect((await exchange({ refresh_token: 'x' })).error?.message).toBe('MISSING_GRANT_TYPE');
    expect((await exchange({ grant_type: 'password' })).error?.message).toBe('INVALID_GRANT_TYPE');
  });
});

describe('A number', () => {
  test('is no first factor where texts are the second', async () => {
    const [first, second] = [`+1202555${2000 + count}`, `+1202555${3000 + count}`];
    const factors = [{ phoneInfo: second }];
    const given = { email, password: PASSWORD, emailVerified: true, phoneNumber: first, mfaInfo: factors };
    expect((await ask(backend, 'signUp', given, owner)).status).toBe(200);
    expect((await ask(backend, 'sendVerificationCode', { phoneNumber: first })).code).toBe(
      'UNSUPPORTED_FIRST_FACTOR',
    );
  });

  test('of another account is not linked by the proof that it was one’s own', async () => {
    const number = `+1202555${4000 + count}`;
    await enterByPhone(number);
    const { idToken } = await signUp(backend, email);
    const { temporaryProof } = (await enterByPhone(number, { idToken })).body;
    const linked = await ask(backend, 'signInWithPhoneNumber', {
      idToken,
      phoneNumber: number,
      temporaryProof,
    });
    expect(linked.code).toBe('PHONE_NUMBER_EXISTS');
  });
});

describe('An address', () => {
  test('given to an anonymous account leaves its session anonymous', async () => {
    const { idToken } = await signUp(backend);
    const { body } = await ask(backend, 'update', { idToken, email });
    expect(providerOf(body.idToken)).toBe('anonymous');
  });

  test('that is changed is offered back, and both are named where the change is confirmed first', async () => {
    const { idToken } = await signUp(backend, email);
    await ask(backend, 'sendOobCode', { idToken, newEmail: `new-${email}`, requestType: 7 });
    const link = (await listed('oobCodes')).at(-1);
    expect(link).toMatchObject({ email, newEmail: `new-${email}`, requestType: 'VERIFY_AND_CHANGE_EMAIL' });
    const { body } = await ask(backend, 'update', { oobCode: link?.oobCode });
    expect(body).toMatchObject({ email: `new-${email}`, newEmail: `new-${email}` });

    const other = await signUp(backend, `other-${email}`);
    await ask(backend, 'update', { idToken: other.idToken, email: `moved-${email}` });
    const back = (await listed('oobCodes')).at(-1);
    expect(back).toMatchObject({ email: `other-${email}`, requestType: 'RECOVER_EMAIL' });
    const { body: found } = await ask(backend, 'lookup', { localId: [other.localId] }, owner);
    expect(found).toMatchObject({ users: [{ initialEmail: `other-${email}` }] });
  });

  test('is asked for in the vendor’s words', async () => {
    const uri = { continueUri: 'http://localhost' };
    expect((await ask(backend, 'createAuthUri', {})).code).toBe('MISSING_IDENTIFIER');
    expect((await ask(backend, 'createAuthUri', { identifier: 'bad', ...uri })).code).toBe(
      'INVALID_IDENTIFIER',
    );
    expect((await ask(backend, 'createAuthUri', { identifier: email, continueUri: 'bad' })).code).toBe(
      'INVALID_CONTINUE_URI',
    );
  });
});

describe('What people may not ask', () => {
  test.each([
    [{}, 'INVALID_REQ_TYPE'],
    [{ localId: 'x', displayName: 'x' }, 'INVALID_REQ_TYPE'],
    [{ idToken: 'OWN', customAttributes: '{"admin":true}' }, 'INSUFFICIENT_PERMISSION'],
    [{ idToken: 'OWN', disableUser: true }, 'OPERATION_NOT_ALLOWED'],
    [{ idToken: 'OWN', targetProjectId: 'other' }, 'INSUFFICIENT_PERMISSION'],
  ] as const)('update %j: %s', async (body, code) => {
    const { idToken } = await signUp(backend, email);
    const text = JSON.stringify(body).replace('OWN', String(idToken));
    expect((await ask(backend, 'update', text)).code).toBe(code);
  });

  test('a disabled account says so whatever the password', async () => {
    const { localId } = await signUp(backend, email);
    await ask(backend, 'update', { localId, disableUser: true }, owner);
    expect((await ask(backend, 'signInWithPassword', { email, password: 'not-hers' })).code).toBe(
      'USER_DISABLED',
    );
  });
});

describe('The business logic', () => {
  test('is known by the word owner, however it is written', async () => {
    const made = await ask(backend, 'signUp', {}, { authorization: 'bEArEr OWNER' });
    expect(made).toMatchObject({ status: 200, body: { localId: expect.any(String) } });
    expect(made.body.idToken).toBeUndefined();
  });

  test('takes an address and a password away, and dates an account', async () => {
    const { localId } = await signUp(backend, email);
    const change = (body: object) => ask(backend, 'update', { localId, ...body }, owner);
    await change({ createdAt: '1000', lastLoginAt: 2000, deleteAttribute: ['PASSWORD'] });
    expect((await ask(backend, 'signInWithPassword', { email, password: PASSWORD })).code).toBe(
      'INVALID_PASSWORD',
    );
    await change({ deleteAttribute: ['EMAIL'] });
    const [account] = (await ask(backend, 'lookup', { localId: [localId] }, owner)).body.users as object[];
    expect(account).toMatchObject({ createdAt: '1000', lastLoginAt: '2000', emailVerified: false });
    expect(account).not.toHaveProperty('email');
    expect((await change({ linkProviderUserInfo: { rawId: 'x' } })).code).toBe('MISSING_PROVIDER_ID');
    expect((await change({ linkProviderUserInfo: { providerId: 'x' } })).code).toBe('MISSING_RAW_ID');
  });

  test('deletes at least one account and at most a thousand', async () => {
    const { code } = await ask(backend, 'batchDelete', { localIds: [] }, owner);
    expect(code).toBe('LOCAL_ID_LIST_EXCEEDS_LIMIT');
  });
});

test('the password provider is unlinked with its address, as the emulator does', async () => {
  const { idToken, localId } = await signUp(backend, email);
  expect((await ask(backend, 'update', { idToken, deleteProvider: ['password'] })).status).toBe(200);
  const [account] = (await ask(backend, 'lookup', { localId: [localId] }, owner)).body.users as object[];
  expect(account).toMatchObject({ providerUserInfo: [] });
  expect(account).not.toHaveProperty('email');
});

test('a provider’s answer is read from the address too, and is linked once', async () => {
  const answer = new URLSearchParams({
    providerId: 'github.com',
    id_token: JSON.stringify({ sub: `address-${count}`, email }),
  });
  const { body } = await ask(backend, 'signInWithIdp', { requestUri: `http://localhost?${answer}` });
  expect(body.idToken).toEqual(expect.any(String));
  const again = await ask(backend, 'signInWithIdp', {
    requestUri: `http://localhost#${answer}`,
    idToken: body.idToken,
  });
  expect(again.code).toBe('FEDERATED_USER_ID_ALREADY_LINKED');
  expect((await ask(backend, 'signInWithIdp', { requestUri: 'bad' })).code).toBe('INVALID_REQUEST_URI');
});

test('a custom token is for this service, and names somebody', async () => {
  const unsigned = (claims: object) =>
    `${[{ alg: 'none' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;
  const enter = (token: string) => ask(backend, 'signInWithCustomToken', { token });
  const aud = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
  expect((await enter(unsigned({ uid: 'rose', aud }))).status).toBe(200);
  expect((await enter(unsigned({ uid: 'rose', aud: 'elsewhere' }))).code).toBe('INVALID_CUSTOM_TOKEN');
  expect((await enter(unsigned({ uid: 'rose' }))).code).toBe('INVALID_CUSTOM_TOKEN');
  expect((await enter('{"user_id":"rose"}')).status).toBe(200);
  expect((await enter('{"uid":5}')).status).toBe(200);
  expect((await enter('{}')).code).toBe('MISSING_IDENTIFIER');
});
