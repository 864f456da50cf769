/** What somebody tries who wants another's account or memories. Nothing gets through. */
import { scrypt } from 'node:crypto';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { accountListSessions } from '#shared/callables/account.ts';
import { albumsCreate } from '#shared/callables/albums.ts';
import { readServerConfiguration } from '../../../src/embedded/configuration/serverConfiguration.ts';
import { type Backend, movableClock, startBackend } from '../../support/backend.ts';
import { refresh } from '../../support/identity.ts';
import { type Person, signInPerson, signUpPerson } from '../../support/person.ts';

/** The slow part of a sign-in, watched. */
vi.mock('node:crypto', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:crypto')>();
  return { ...original, scrypt: vi.fn(original.scrypt) };
});

const clock = movableClock();
const PASSWORD = 'a-secret-1';
let backend: Backend;
let victim: Person;
let attacker: Person;
let address = '';

beforeAll(async () => {
  backend = await startBackend({ emulator: false, clock });
  victim = await signUpPerson(backend.origin);
  attacker = await signUpPerson(backend.origin);
  address = victim.auth.currentUser?.email ?? '';
});
afterAll(async () => {
  await victim.leave();
  await attacker.leave();
  await backend.stop();
});

async function identity(verb: string, body: object) {
  const response = await fetch(
    `${backend.origin}/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=local`,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  return (await response.json()) as { idToken?: string; refreshToken?: string; error?: { message: string } };
}
const signIn = (email: string, password: string) => identity('signInWithPassword', { email, password });
const refused = { code: 'permission-denied' };

describe('Another’s memories', () => {
  test('documents are neither read, listed, found by group nor written', async () => {
    await victim.call(albumsCreate, { title: 'Ours alone', description: '' });
    const { firestore } = attacker;
    const profile = doc(firestore, 'users', victim.uid);
    await expect(getDoc(profile)).rejects.toMatchObject(refused);
    await expect(getDocs(collection(firestore, 'users'))).rejects.toMatchObject(refused);
    await expect(getDocs(collection(firestore, 'users', victim.uid, 'albums'))).rejects.toMatchObject(
      refused,
    );
    await expect(getDocs(collectionGroup(firestore, 'albums'))).rejects.toMatchObject(refused);
    await expect(updateDoc(profile, { name: 'Mine now' })).rejects.toMatchObject(refused);
    await expect(setDoc(doc(firestore, 'users', 'nobody-yet'), { role: 'admin' })).rejects.toMatchObject(
      refused,
    );
    await expect(deleteDoc(profile)).rejects.toMatchObject(refused);
  });

  test('files are neither read, listed, written nor deleted', async () => {
    const token = await victim.auth.currentUser?.getIdToken();
    const at = (name: string) => `${backend.origin}/v0/b/${victim.bucket}/o/${encodeURIComponent(name)}`;
    const face = `users/${victim.uid}/avatar/current`;
    const upload = (bearer: string | undefined) =>
      fetch(`${backend.origin}/v0/b/${victim.bucket}/o?name=${encodeURIComponent(face)}`, {
        method: 'POST',
        headers: { authorization: `Firebase ${bearer}`, 'content-type': 'image/png' },
        body: new Uint8Array(64),
      });
    expect((await upload(token)).status).toBe(200);
    const authorization = `Firebase ${await attacker.auth.currentUser?.getIdToken()}`;
    const statuses = [
      await upload(await attacker.auth.currentUser?.getIdToken()),
      await fetch(at(face), { headers: { authorization } }),
      await fetch(`${at(face)}?alt=media`, { headers: { authorization } }),
      await fetch(`${at(face)}?alt=media&token=00000000-0000-0000-0000-000000000000`),
      await fetch(at(face), { method: 'DELETE', headers: { authorization } }),
      await fetch(at(face), { method: 'PATCH', headers: { authorization }, body: '{}' }),
      await fetch(`${backend.origin}/v0/b/${victim.bucket}/o?prefix=users/`, { headers: { authorization } }),
      await fetch(`${backend.origin}/storage/v1/b/${victim.bucket}/o`, { headers: { authorization } }),
    ].map(({ status }) => status);
    expect(statuses).toEqual(
      statuses.map(() => expect.toSatisfy((status: number) => status === 403 || status === 401)),
    );
  });
});

describe('More than one was given', () => {
  test.each([
    ['a role', { role: 'admin' }],
    ['a plan', { plan: 'Family+' }],
    ['more room', { storageLimit: 10 ** 12 }],
    ['used room', { storageUsed: 0 - 1 }],
    ['a confirmed address', { emailVerified: true }],
    ['an undone deletion', { deletionDueAt: null }],
  ])('%s is not written into one’s own profile', async (_, change) => {
    await expect(updateDoc(doc(attacker.firestore, 'users', attacker.uid), change)).rejects.toMatchObject(
      refused,
    );
  });

  test('claims, disabled accounts and other people are not changed with one’s own token', async () => {
    const idToken = await attacker.auth.currentUser?.getIdToken();
    await identity('update', {
      idToken,
      localId: victim.uid,
      customAttributes: '{"role":"admin"}',
      emailVerified: true,
      displayName: 'Eve',
    });
    const { services } = await backend.server.businessLogic();
    const [own, other] = await Promise.all([
      services.auth.getUser(attacker.uid),
      services.auth.getUser(victim.uid),
    ]);
    expect(own.customClaims?.role).not.toBe('admin');
    expect(own.emailVerified).toBe(false);
    expect(other.displayName).not.toBe('Eve');
  });
});

describe('A token that is not ours', () => {
  const claims = () => ({
    sub: victim.uid,
    user_id: victim.uid,
    aud: 'amaranth-local',
    iss: 'https://securetoken.google.com/amaranth-local',
    iat: Math.floor(clock.now() / 1000),
    exp: Math.floor(clock.now() / 1000) + 3_600,
    auth_time: Math.floor(clock.now() / 1000),
    role: 'admin',
    email_verified: true,
  });
  test.each([
    ['unsigned', async () => new UnsecuredJWT(claims()).encode()],
    [
      'signed with a guess',
      async () =>
        new SignJWT(claims())
          .setProtectedHeader({ alg: 'HS256' })
          .sign(new TextEncoder().encode('secret'.repeat(8))),
    ],
    ['the emulator’s', async () => 'owner'],
    ['cut', async () => (await victim.auth.currentUser?.getIdToken())?.slice(0, -4) ?? ''],
  ])('%s opens no door', async (_, make) => {
    const bearer = `Bearer ${await make()}`;
    const documents = `${backend.origin}/v1/projects/amaranth-local/databases/(default)/documents`;
    const statuses = await Promise.all(
      [
        fetch(`${documents}/users/${victim.uid}`, { headers: { authorization: bearer } }),
        fetch(`${backend.origin}/v0/b/${victim.bucket}/o?prefix=users/${victim.uid}/`, {
          headers: { authorization: bearer },
        }),
        fetch(`${backend.origin}/functions/${accountListSessions.name}`, {
          method: 'POST',
          headers: { authorization: bearer, 'content-type': 'application/json' },
          body: '{"data":{}}',
        }),
        fetch(
          `${backend.origin}/identitytoolkit.googleapis.com/v1/projects/amaranth-local/accounts:batchGet`,
          {
            headers: { authorization: bearer },
          },
        ),
      ].map(async (answer) => (await answer).status),
    );
    for (const status of statuses) expect([401, 403]).toContain(status);
  });
});

// Dozens of passwords are hashed, slowly on purpose.
describe('Guessing', { timeout: 240_000 }, () => {
  test('a thousand guesses at once are no more than ten', async () => {
    clock.advance(20 * 60_000);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, guess) => signIn(address, `guess-number-${guess}`)),
    );
    const messages = answers.map(({ error }) => error?.message ?? '');
    expect(messages.filter((message) => message === 'INVALID_PASSWORD')).toHaveLength(10);
    expect(messages.filter((message) => message.startsWith('TOO_MANY_ATTEMPTS_TRY_LATER'))).toHaveLength(30);
    expect((await signIn(address, PASSWORD)).error?.message).toMatch(/^TOO_MANY_ATTEMPTS/);
    clock.advance(11 * 60_000);
    expect((await signIn(address, PASSWORD)).idToken).toBeDefined();
  });

  test('from one place, over many accounts, is stopped as well; right passwords count nothing', async () => {
    clock.advance(20 * 60_000);
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(
        Array.from({ length: 12 }, (_, at) => signIn(`nobody-${round}-${at}@example.org`, 'wrong-pass-1')),
      );
      if (round < 4) expect((await signIn(address, PASSWORD)).idToken).toBeDefined();
    }
    expect((await signIn('nobody-at-all@example.org', 'wrong-pass-1')).error?.message).toMatch(/^TOO_MANY/);
    clock.advance(20 * 60_000);
  });

  test('takes the same work for an address without an account as for one with', async () => {
    clock.advance(20 * 60_000);
    const workOf = async (email: string) => {
      vi.mocked(scrypt).mockClear();
      await signIn(email, 'wrong-pass-1');
      return vi.mocked(scrypt).mock.calls.map(([_password, _salt, ...cost]) => cost.slice(0, 2));
    };
    const known = await workOf(address);
    expect(known).toEqual([[32, { N: 2 ** 15, r: 8, p: 3, maxmem: expect.any(Number) }]]);
    expect(await workOf('nobody-here@example.org')).toEqual(known);
  });
});

test('no server of people is told to hash with little work', () => {
  expect(() => readServerConfiguration({ AMARANTH_CHEAP_PASSWORDS: '1' })).toThrow(/for --emulator alone/);
});

describe('Sessions and links', () => {
  const renew = async (token: string) => {
    const { body, code } = await refresh(backend, token);
    return { next: String(body.refresh_token ?? ''), code };
  };

  test('a stolen refresh token that was used already ends the session it came from', async () => {
    const { refreshToken = '' } = await signIn(address, PASSWORD);
    const { next } = await renew(refreshToken);
    expect(next).not.toBe(refreshToken);
    const { next: last } = await renew(next);
    clock.advance(3 * 60_000);
    expect((await renew(refreshToken)).code).toBe('TOKEN_EXPIRED');
    expect((await renew(last)).code).toBe('TOKEN_EXPIRED');
  });

  test('a stolen refresh token that is used before its successor ends with the owner’s next move', async () => {
    const { refreshToken = '' } = await signIn(address, PASSWORD);
    const { next: owners } = await renew(refreshToken);
    clock.advance(3 * 60_000);
    // It may be the owner, whose answer was lost: the two cannot be told apart until the other token comes.
    const { next: stolen } = await renew(refreshToken);
    expect((await renew(owners)).code).toBe('TOKEN_EXPIRED');
    expect((await renew(stolen)).code).toBe('TOKEN_EXPIRED');
  });

  test('a sign-in takes no session that was there before it', async () => {
    const before = await signIn(address, PASSWORD);
    clock.advance(1_000);
    const after = await identity('signInWithPassword', {
      email: address,
      password: PASSWORD,
      idToken: before.idToken,
      refreshToken: before.refreshToken,
    });
    expect(after.idToken).not.toBe(before.idToken);
    expect(after.refreshToken).not.toBe(before.refreshToken);
  });

  test.each([
    'https://evil.example/',
    'javascript:alert(1)',
    '//evil.example',
    'http://localhost.evil.example',
  ])('a mail’s link does not lead to %s', async (continueUrl) => {
    const { error } = await identity('sendOobCode', {
      requestType: 'PASSWORD_RESET',
      email: address,
      continueUrl,
    });
    expect(error?.message).toMatch(/^(UNAUTHORIZED_DOMAIN|INVALID_CONTINUE_URI)/);
  });

  test('a page elsewhere cannot make somebody’s browser act: no cookie is a credential, no form is a call', async () => {
    const form = await fetch(`${backend.origin}/functions/${albumsCreate.name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
      body: 'data=%7B%7D',
    });
    expect(form.status).toBeGreaterThanOrEqual(400);
    expect(form.headers.get('access-control-allow-origin')).toBeNull();
    const signedIn = await fetch(
      `${backend.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k`,
      {
        method: 'POST',
        body: JSON.stringify({ email: address, password: PASSWORD }),
      },
    );
    // The one cookie says that this browser was here before, to whoever counts guesses; it opens nothing.
    const cookie = signedIn.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^amaranth_device=[^;]+;.*HttpOnly; SameSite=Lax/);
    const withCookieAlone = await fetch(`${backend.origin}/functions/${accountListSessions.name}`, {
      method: 'POST',
      headers: { cookie: cookie.split(';')[0] ?? '', 'content-type': 'application/json' },
      body: '{"data":{}}',
    });
    expect(withCookieAlone.status).toBe(401);
  });

  test('a confirmed address gives way to none that nobody confirmed, however fresh the sign-in', async () => {
    const { services } = await backend.server.businessLogic();
    const owner = await signUpPerson(backend.origin);
    const email = owner.auth.currentUser?.email ?? '';
    await services.auth.updateUser(owner.uid, { emailVerified: true });
    const thief = await signIn(email, PASSWORD);
    const moved = await identity('update', { idToken: thief.idToken, email: 'thief@example.org' });
    expect(moved.error?.message).toMatch(/^OPERATION_NOT_ALLOWED/);
    expect((await services.auth.getUser(owner.uid)).email).toBe(email);
    await owner.leave();
  });

  test('a device that was signed out by a new password stays out', async () => {
    clock.advance(2_000);
    const lost = await signInPerson(backend.origin, address);
    clock.advance(2_000);
    const { idToken } = await signIn(address, PASSWORD);
    await identity('update', { idToken, password: 'another-secret-2' });
    await expect(getDoc(doc(lost.firestore, 'users', lost.uid))).rejects.toMatchObject({
      code: expect.stringMatching(/unauthenticated|permission-denied/),
    });
    await expect(lost.auth.currentUser?.getIdToken(true)).rejects.toMatchObject({
      code: 'auth/user-token-expired',
    });
    await lost.leave();
  });
});
