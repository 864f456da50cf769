/** What a visitor may send, how much, and how often: the identity service stays up for everybody else. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Backend, movableClock, startBackend } from '../../support/backend.ts';
import { ask, PASSWORD, signUp } from '../../support/identity.ts';
import { processorTimeOf } from '../../support/processorTime.ts';

const clock = movableClock();
let backend: Backend;
let count = 0;
let email = '';

beforeAll(async () => {
  backend = await startBackend({ clock, emulator: false, environment: { AMARANTH_DEMO: '0' } });
});
afterAll(() => backend.stop());
beforeEach(() => {
  count += 1;
  email = `limit-${count}@example.org`;
  clock.advance(11 * 60_000);
});

const device = ({ headers }: { headers: Headers }) => headers.get('set-cookie')?.split(';')[0] ?? '';
const guess = (password: string, cookie = '') =>
  ask(backend, 'signInWithPassword', { email, password }, cookie ? { cookie } : {});

describe('A request without an API key', () => {
  test.each(['v1/accounts:signUp', 'v1/accounts:signInWithPassword', 'v2/accounts/mfaSignIn:start'])(
    'to %s is refused as the vendor refuses it',
    async (path) => {
      const response = await fetch(`${backend.origin}/identitytoolkit.googleapis.com/${path}`, {
        method: 'POST',
        body: '{}',
      });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({
        error: { status: 'PERMISSION_DENIED', message: expect.stringContaining('unregistered callers') },
      });
    },
  );

  test('refreshes nothing', async () => {
    const response = await fetch(`${backend.origin}/securetoken.googleapis.com/v1/token`, { method: 'POST' });
    expect(response.status).toBe(403);
  });
});

describe('An address', () => {
  test.each([
    ['of 60 kB of @', `${'@'.repeat(60_000)}`],
    ['of 60 kB of letters', `a@${'a'.repeat(60_000)}@`],
    [
      'of 255 characters',
      `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(9)}`,
    ],
    ['with a space inside', 'rose martin@example.org'],
    ['with an empty label', 'rose@example..org'],
    ['with a quoted name', '"rose"@example.org'],
  ])('%s is none, told without long work', async (_, given) => {
    for (const [verb, body] of [
      ['signUp', { email: given, password: PASSWORD }],
      ['signInWithPassword', { email: given, password: PASSWORD }],
      ['sendOobCode', { requestType: 'PASSWORD_RESET', email: given }],
      ['createAuthUri', { identifier: given, continueUri: backend.origin }],
    ] as const) {
      const { answer, milliseconds } = await processorTimeOf(() => ask(backend, verb, body));
      expect(answer.code).toBe(verb === 'createAuthUri' ? 'INVALID_IDENTIFIER' : 'INVALID_EMAIL');
      expect(milliseconds).toBeLessThan(1_000);
    }
  });

  test('is one, whatever its spaces, capitals and the letters of its domain', async () => {
    await signUp(backend, `  Limit-${count}@Bücher.Example `);
    const again = await ask(backend, 'signUp', {
      email: `limit-${count}@xn--bcher-kva.example`,
      password: PASSWORD,
    });
    expect(again.code).toBe('EMAIL_EXISTS');
  });
});

test.each([
  ['signInWithPassword', 'password', { email: 'a@example.org', password: 'x'.repeat(5_000) }],
  ['signUp', 'displayName', { displayName: 'x'.repeat(300) }],
  ['signInWithIdp', 'postBody', { requestUri: 'http://localhost', postBody: 'x'.repeat(40_000) }],
  ['signInWithPhoneNumber', 'temporaryProof', { temporaryProof: 'x'.repeat(5_000) }],
  ['sendOobCode', 'requestType', { requestType: 'x'.repeat(5_000) }],
  ['createAuthUri', 'continueUri', { identifier: 'a@example.org', continueUri: 'x'.repeat(5_000) }],
  ['v2/accounts/mfaSignIn:start', 'mfaEnrollmentId', { mfaEnrollmentId: 'x'.repeat(5_000) }],
] as const)('%s bounds its %s', async (verb, field, body) => {
  expect((await ask(backend, verb, body)).code).toBe(`Invalid value at '${field}'.`);
});

describe('Wrong passwords', () => {
  test('of a stranger at the same address lock no owner out of a device they entered from', async () => {
    await signUp(backend, email);
    const cookie = device(await guess(PASSWORD));
    expect(cookie).toMatch(/^amaranth_device=/);
    for (let index = 0; index < 10; index += 1) await guess('wrong-one-1');
    expect((await guess(PASSWORD)).code).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect((await guess(PASSWORD, cookie)).status).toBe(200);
  });

  test('are held against a device that is known as well', async () => {
    await signUp(backend, email);
    const cookie = device(await guess(PASSWORD));
    for (let index = 0; index < 10; index += 1) await guess('wrong-one-1', cookie);
    expect((await guess(PASSWORD, cookie)).code).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  });

  test('gain nothing by a device that is known to another account', async () => {
    await signUp(backend, email);
    const cookie = device(await guess(PASSWORD));
    email = `victim-${email}`;
    await signUp(backend, email);
    for (let index = 0; index < 10; index += 1) await guess('wrong-one-1', cookie);
    expect((await guess('wrong-one-1')).code).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  });
});

test('sign-ups of one address end at a number no household reaches', async () => {
  let refused = '';
  for (let index = 0; index < 301 && refused === ''; index += 1)
    refused = (await ask(backend, 'signUp', {})).code;
  expect(refused).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
});

describe('A mailed link', () => {
  test.each([
    ['another site', 'https://evil.example/'],
    ['another port of this machine', 'http://localhost:9/'],
    ['another scheme of this host', 'https://127.0.0.1/'],
  ])('leads on to no address of %s', async (_, continueUrl) => {
    await signUp(backend, email);
    const { code } = await ask(backend, 'sendOobCode', { requestType: 'PASSWORD_RESET', email, continueUrl });
    expect(code).toBe('UNAUTHORIZED_DOMAIN');
  });

  test('leads on within the app', async () => {
    await signUp(backend, email);
    const continueUrl = `${backend.origin}/dashboard`;
    const { status } = await ask(backend, 'sendOobCode', {
      requestType: 'PASSWORD_RESET',
      email,
      continueUrl,
    });
    expect(status).toBe(200);
  });
});

test('asking which addresses are taken is counted like every message', async () => {
  const { idToken } = await signUp(backend, email);
  const taken = `taken-${email}`;
  await signUp(backend, taken);
  const asked = () =>
    ask(backend, 'sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: taken });
  for (let time = 1; time <= 10; time += 1) expect((await asked()).code).toBe('EMAIL_EXISTS');
  expect((await asked()).code).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
});

test('strangers who ask for an owner’s reset leave the owner’s own device theirs', async () => {
  await signUp(backend, email);
  const cookie = device(await guess(PASSWORD));
  const reset = (headers = {}) =>
    ask(backend, 'sendOobCode', { requestType: 'PASSWORD_RESET', email }, headers);
  for (let time = 1; time <= 10; time += 1) await reset();
  expect((await reset()).code).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  expect((await reset({ cookie })).status).toBe(200);
});

test('with address privacy a reset is answered before anybody is looked for', async () => {
  // No mail can leave: who waited for it would hear so, and only of addresses that have an account.
  const mute = await startBackend({
    emulator: false,
    environment: { AMARANTH_DEMO: '0', AMARANTH_SMTP_URL: 'smtp://127.0.0.1:1' },
  });
  try {
    const { services } = await mute.server.businessLogic();
    await signUp(mute, email);
    await services.auth
      .projectConfigManager()
      .updateProjectConfig({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } });
    for (const address of [email, `nobody-${email}`]) {
      const { body } = await ask(mute, 'sendOobCode', { requestType: 'PASSWORD_RESET', email: address });
      expect(body).toEqual({ kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email: address });
    }
    const asked = await ask(mute, 'createAuthUri', { identifier: email, continueUri: mute.origin });
    expect(Object.keys(asked.body).sort()).toEqual(['kind', 'sessionId']);
  } finally {
    await mute.stop();
  }
});

test('the provider’s pages refuse a body they cannot read', async () => {
  for (const page of ['choose', 'prove', 'token'])
    for (const type of ['multipart/form-data; boundary=x', 'multipart/form-data', 'application/json', '']) {
      const response = await fetch(`${backend.origin}/__/openid/${page}`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: '--x\r\njunk',
      });
      expect(response.status).toBe(400);
    }
});

test('a password without an address to sign in with is refused, so that nobody stops being anonymous by it', async () => {
  const { idToken } = await signUp(backend);
  expect(await ask(backend, 'update', { idToken, password: PASSWORD })).toMatchObject({
    status: 400,
    code: 'MISSING_EMAIL',
  });
  expect((await ask(backend, 'update', { idToken, email, password: PASSWORD })).status).toBe(200);
});
