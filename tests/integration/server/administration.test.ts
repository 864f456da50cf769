/** Who reads the outbox and who switches the launch flags, on the server (SPEC §6, §7). */
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { administrationListMail, administrationReadMail } from '#shared/callables/administration.ts';
import { operationsListActs } from '#shared/callables/operations.ts';
import { launchAct } from '#shared/domain/launchConfig.ts';
import { type Backend, startBackend } from '../../support/backend.ts';

const ADMINISTRATOR = 'Admin@Amaranth.example';
const password = 'lavender-7';
let backend: Backend;

beforeAll(async () => {
  backend = await startBackend({ environment: { AMARANTH_ADMIN_EMAILS: ADMINISTRATOR } });
});
afterAll(() => backend.stop());

async function post(path: string, body: unknown, token?: string) {
  const response = await fetch(`${backend.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
}

const identity = (verb: string, body: unknown) =>
  post(`/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=local`, body) as Promise<
    Record<string, string>
  >;

async function signUp(email: string) {
  const { localId = '', idToken = '' } = await identity('signUp', {
    email,
    password,
    returnSecureToken: true,
  });
  return { localId, idToken };
}

const signIn = async (email: string) =>
  (await identity('signInWithPassword', { email, password, returnSecureToken: true })).idToken;
const call = (name: string, data: unknown, token?: string) => post(`/functions/${name}`, { data }, token);
const refused = { error: { details: { code: 'admin-only' } } };

/** The merge write of SPEC §7 with its row in the log of acts, as the vendor's SDK sends both. */
async function switchWaitlist(
  token: string | undefined,
  waitlistEnabled: boolean,
  leavesRow = true,
): Promise<number> {
  const documents = 'projects/amaranth-local/databases/(default)/documents';
  const updatedAt = new Date().toISOString();
  const { path, fields } = launchAct({ waitlistEnabled, demoEnabled: true, updatedAt });
  const { sub = '' } = token ? decodeJwt(token) : {};
  const row = { ...fields, administrator: ADMINISTRATOR.toLowerCase(), administratorUid: sub };
  const text = (value: string) => ({ stringValue: value });
  const response = await fetch(`${backend.origin}/v1/${documents}:commit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({
      writes: [
        {
          update: {
            name: `${documents}/app_config/launch`,
            fields: { waitlistEnabled: { booleanValue: waitlistEnabled }, updatedAt: text(updatedAt) },
          },
          updateMask: { fieldPaths: ['waitlistEnabled', 'updatedAt'] },
        },
        ...(leavesRow
          ? [
              {
                update: {
                  name: `${documents}/${path}`,
                  fields: Object.fromEntries(Object.entries(row).map(([name, value]) => [name, text(value)])),
                },
                updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
              },
            ]
          : []),
      ],
    }),
  });
  return response.status;
}

describe('A visitor, a person, and an administrator whose address is not confirmed', () => {
  test('read no mail and switch nothing', async () => {
    const person = await signUp('rose@example.org');
    const unconfirmed = await signUp(ADMINISTRATOR.toLowerCase());
    await call('account-refreshRole', {}, unconfirmed.idToken);
    const tokens = [undefined, person.idToken, await signIn(ADMINISTRATOR.toLowerCase())];
    for (const token of tokens) {
      for (const [name, data] of [
        ['administration-listMail', {}],
        ['administration-readMail', { id: 'any' }],
      ] as const) {
        expect(await call(name, data, token)).toMatchObject(
          token ? refused : { error: { details: { code: 'not-signed-in' } } },
        );
      }
      expect(await switchWaitlist(token, true)).toBe(403);
    }
  });

  test('gain nothing from the claim alone', async () => {
    const { services } = await backend.server.businessLogic();
    const person = await signUp('once@example.org');
    await services.auth.setCustomUserClaims(person.localId, { role: 'admin' });
    const stale = await signIn('once@example.org');
    expect(await call('administration-listMail', {}, stale)).toMatchObject(refused);
    expect(await switchWaitlist(stale, true)).toBe(403);
  });
});

describe('A confirmed administrator', () => {
  let token: string | undefined;

  beforeAll(async () => {
    const { services } = await backend.server.businessLogic();
    const email = ADMINISTRATOR.toLowerCase();
    const { uid } = await services.auth.getUserByEmail(email);
    await services.auth.updateUser(uid, { emailVerified: true });
    await call('account-refreshRole', {}, await signIn(email));
    token = await signIn(email);
    for (const number of [1, 2, 3])
      await services.mail.send({
        to: `reader-${number}@example.org`,
        subject: `Été ${number}`,
        text: `Hello ${number}`,
        html: `<p>Hello ${number}</p>`,
        purpose: 'greeting',
      });
  });

  test('lists the outbox in pages, newest first, finds a message and reads it whole', async () => {
    const list = async (data: unknown) =>
      administrationListMail.output.parse((await call('administration-listMail', data, token)).result)
        .entries;
    const first = await list({ limit: 2, search: 'greeting' });
    expect(first.map(({ recipient }) => recipient)).toEqual(['reader-3@example.org', 'reader-2@example.org']);
    const rest = await list({ limit: 2, search: 'greeting', before: first.at(-1)?.id });
    expect(rest.map(({ recipient }) => recipient)).toEqual(['reader-1@example.org']);
    const [found] = await list({ search: 'ete 2' });
    const message = administrationReadMail.output.parse(
      (await call('administration-readMail', { id: found?.id }, token)).result,
    );
    expect(message).toMatchObject({ subject: 'Été 2', purpose: 'greeting' });
    expect(message.text.trim()).toBe('Hello 2');
    expect(message.html.trim()).toBe('<p>Hello 2</p>');
    expect(await call('administration-readMail', { id: 'gone' }, token)).toMatchObject({
      error: { details: { code: 'not-found' } },
    });
  });

  test('reads nobody’s codes and links but those sent to the own address', async () => {
    const { services } = await backend.server.businessLogic();
    const own = ADMINISTRATOR.toLowerCase();
    const code = '482913';
    const secret = 'Zk3vQ8sW1xY7bN5mT2rL9pA4';
    const link = `https://amaranth.example/action?mode=resetPassword&oobCode=${secret}`;
    for (const to of ['victim@example.org', own])
      await services.mail.send({
        to,
        subject: `${code} is your code`,
        text: `Your code: ${code}, or 482 913. Follow ${link} within the hour.`,
        html: `<p>Your code: ${code}</p><a href="${link.replace('&', '&amp;')}">Follow</a>`,
        purpose: 'secret',
      });
    const list = async (search: string) =>
      administrationListMail.output.parse((await call('administration-listMail', { search }, token)).result)
        .entries;
    const entries = await list('secret');
    expect(entries).toMatchObject([{ recipient: own }, { recipient: 'victim@example.org' }]);
    const [mine, theirs] = await Promise.all(
      entries.map(async ({ id }) => JSON.stringify(await call('administration-readMail', { id }, token))),
    );
    for (const hidden of [code, '482 913', secret]) {
      expect(mine).toContain(hidden);
      expect(theirs).not.toContain(hidden);
    }
    expect(theirs).toContain('Follow');
    expect(entries.map(({ subject }) => subject)).toEqual([`${code} is your code`, '•••• is your code']);
    // Nor digit by digit, through the search.
    expect((await list('4829')).map(({ recipient }) => recipient)).toEqual([own]);
  });

  test('learns nothing of a code from which mails a search finds, however few are asked for', async () => {
    const { services } = await backend.server.businessLogic();
    const digits = Array.from({ length: 10 }, (_, digit) => String(digit));
    const pairs = digits.flatMap((first) => digits.map((second) => first + second));
    // It has whatever is searched for, so it is always the newest that is found.
    await services.mail.send({
      to: 'decoy@example.org',
      subject: pairs.join(' '),
      text: 'Hello',
      html: '<p>Hello</p>',
      purpose: 'greeting',
    });
    await services.mail.send({
      to: 'victim@example.org',
      subject: '482913 is your code',
      text: 'Your code: 482913',
      html: '<p>Your code: 482913</p>',
      purpose: 'sealed',
    });
    for (const search of pairs) {
      const answer = await call('administration-listMail', { limit: 1, search }, token);
      const { entries } = administrationListMail.output.parse(answer.result);
      expect(entries, search).toMatchObject([{ recipient: 'decoy@example.org' }]);
    }
  });

  test('switches the waitlist, and the demo’s flag stays as it was', async () => {
    const { services } = await backend.server.businessLogic();
    const launch = services.firestore.doc('app_config/launch');
    expect(await switchWaitlist(token, true)).toBe(200);
    expect((await launch.get()).data()).toMatchObject({ waitlistEnabled: true, demoEnabled: true });
    expect(await switchWaitlist(token, false)).toBe(200);
    expect((await launch.get()).data()).toMatchObject({ waitlistEnabled: false, demoEnabled: true });
  });

  test('switches by the merge alone too; a row in the log of acts says what was switched with it', async () => {
    expect(await switchWaitlist(token, true, false)).toBe(200);
    const { result } = await call('operations-listActs', { search: 'launch' }, token);
    const { acts } = operationsListActs.output.parse(result);
    expect(acts.map(({ act, change }) => [act, change])).toEqual([
      ['launch-switch', 'waitlist off, demo on'],
      ['launch-switch', 'waitlist on, demo on'],
    ]);
  });
});

test('where a provider sends the mails there is no outbox to read', async () => {
  const other = await startBackend({
    environment: { AMARANTH_ADMIN_EMAILS: ADMINISTRATOR, AMARANTH_SMTP_URL: 'smtp://127.0.0.1:9' },
  });
  try {
    const { services, catalogue } = await other.server.businessLogic();
    const { uid } = await services.auth.createUser({
      email: ADMINISTRATOR,
      emailVerified: true,
    });
    await services.auth.setCustomUserClaims(uid, { role: 'admin' });
    const listMail = catalogue.callables.find(({ name }) => name === 'administration-listMail');
    await expect(
      listMail?.call(
        {},
        {
          services,
          caller: {
            uid,
            email: ADMINISTRATOR,
            emailVerified: true,
            claims: { role: 'admin', auth_time: Math.ceil(Date.now() / 1000) + 1 },
          },
        },
      ),
    ).rejects.toMatchObject({ code: 'not-available' });
  } finally {
    await other.stop();
  }
});
