import { multiFactor, signInWithEmailAndPassword, TotpMultiFactorGenerator } from 'firebase/auth';
import { deleteDoc, doc, getDoc, updateDoc } from 'firebase/firestore/lite';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accountCountRecoveryCodes,
  accountCreateRecoveryCodes,
  accountEndSession,
  accountListSessions,
  accountNoteSession,
  accountRecoverSecondFactor,
  accountRevokeSessions,
} from '#shared/callables/account.ts';
import { type Clock, systemClock } from '#shared/clock.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { type Person, signInPerson, signUpPerson } from '../../support/person.ts';

const PASSWORD = 'a-secret-1';
let ahead = 0;
/** Flows like the machine's, from further on: the Admin SDK dates revocations by the machine's clock. */
const clock: Clock = { ...systemClock, now: () => Date.now() + ahead };
let backend: Backend;
let person: Person;
let stranger: Person;

beforeAll(async () => {
  backend = await startBackend({ clock });
  person = await signUpPerson(backend.origin);
  stranger = await signUpPerson(backend.origin);
});
afterAll(async () => {
  await person.leave();
  await stranger.leave();
  await backend.stop();
});

const business = (code: string) => ({ details: { code } });

/** As somebody who is not signed in, which is when the codes are needed. */
async function recoverAsVisitor(data: object): Promise<unknown> {
  const response = await fetch(`${backend.origin}/functions/${accountRecoverSecondFactor.name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
  });
  return response.json();
}

async function enrol({ auth, uid }: Person): Promise<string> {
  const { services } = await backend.server.businessLogic();
  await services.auth.updateUser(uid, { emailVerified: true });
  const user = auth.currentUser;
  if (!user) throw new Error('Nobody is signed in.');
  await user.reload();
  await user.getIdToken(true);
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  const code = new TOTP({ secret: Secret.fromBase32(secret.secretKey) }).generate({ timestamp: clock.now() });
  await multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code));
  return user.email ?? '';
}

describe('Sessions', () => {
  test('are listed to their owner alone, and all end at once', async () => {
    const owner = await signUpPerson(backend.origin);
    await owner.call(accountNoteSession, { device: 'Firefox on Linux' });
    const { sessions } = await owner.call(accountListSessions, {});
    expect(sessions).toMatchObject([{ device: 'Firefox on Linux', isThisOne: true }]);
    expect((await stranger.call(accountListSessions, {})).sessions).toEqual([]);
    // Revocation counts in seconds.
    await new Promise((resume) => setTimeout(resume, 1_100));
    await owner.call(accountRevokeSessions, {});
    await expect(owner.call(accountListSessions, {})).rejects.toMatchObject({
      code: 'functions/unauthenticated',
    });
    await expect(owner.auth.currentUser?.getIdToken(true)).rejects.toMatchObject({
      code: 'auth/user-token-expired',
    });
    await owner.leave();
  });
});

describe('A session ended from another device', () => {
  test('is refused by every rule and callable at once, and gets no new token; the others go on', async () => {
    const here = await signUpPerson(backend.origin);
    const email = here.auth.currentUser?.email ?? '';
    // Sessions are told apart by the second of their sign-in.
    await new Promise((resume) => setTimeout(resume, 1_100));
    const there = await signInPerson(backend.origin, email);
    await here.call(accountNoteSession, { device: 'Firefox on Linux' });
    await there.call(accountNoteSession, { device: 'Safari on iPhone' });
    const { sessions } = await here.call(accountListSessions, {});
    const phone = sessions.find(({ device }) => device === 'Safari on iPhone');
    expect(phone).toMatchObject({ isThisOne: false });

    await here.call(accountEndSession, { sessionId: phone?.id ?? '' });
    await expect(there.call(accountListSessions, {})).rejects.toMatchObject(business('session-ended'));
    await expect(getDoc(doc(there.firestore, 'users', here.uid))).rejects.toMatchObject({
      code: 'permission-denied',
    });
    await expect(
      updateDoc(doc(there.firestore, 'users', here.uid), { name: 'Somebody' }),
    ).rejects.toMatchObject({ code: 'permission-denied' });
    const picture = `${backend.origin}/v0/b/${here.bucket}/o?name=${encodeURIComponent(`users/${here.uid}/avatar/current`)}`;
    const upload = async (who: Person) =>
      fetch(picture, {
        method: 'POST',
        headers: {
          authorization: `Firebase ${await who.auth.currentUser?.getIdToken()}`,
          'content-type': 'image/png',
        },
        body: new Uint8Array(10),
      });
    expect((await upload(there)).status).toBe(403);
    expect((await upload(here)).status).toBe(200);
    // How that device finds out, and nothing else.
    const mark = doc(there.firestore, 'users', here.uid, 'endedSessions', phone?.id ?? '');
    expect((await getDoc(mark)).exists()).toBe(true);
    await expect(deleteDoc(mark)).rejects.toMatchObject({ code: 'permission-denied' });

    expect((await here.call(accountListSessions, {})).sessions).toMatchObject([
      { device: 'Firefox on Linux', isThisOne: true },
    ]);
    expect((await getDoc(doc(here.firestore, 'users', here.uid))).exists()).toBe(true);
    await expect(there.auth.currentUser?.getIdToken(true)).rejects.toMatchObject({
      code: 'auth/user-token-expired',
    });
    await there.leave();
    await here.leave();
  });

  test('nobody ends somebody else’s', async () => {
    const owner = await signUpPerson(backend.origin);
    await owner.call(accountNoteSession, { device: 'Firefox on Linux' });
    const [session] = (await owner.call(accountListSessions, {})).sessions;
    await expect(stranger.call(accountEndSession, { sessionId: session?.id ?? '' })).rejects.toMatchObject(
      business('not-found'),
    );
    await expect(owner.call(accountListSessions, {})).resolves.toMatchObject({
      sessions: [{ isThisOne: true }],
    });
    await owner.leave();
  });

  test('nobody with a stolen session ends one that has not begun: the owner signs in again', async () => {
    const thief = await signUpPerson(backend.origin);
    const email = thief.auth.currentUser?.email ?? '';
    const now = Math.floor(clock.now() / 1000);
    for (let second = now + 1; second < now + 30; second += 1)
      await expect(thief.call(accountEndSession, { sessionId: String(second) })).rejects.toMatchObject(
        business('not-found'),
      );
    await new Promise((resume) => setTimeout(resume, 1_100));
    const owner = await signInPerson(backend.origin, email);
    await expect(owner.call(accountListSessions, {})).resolves.toMatchObject({ sessions: [] });
    expect((await getDoc(doc(owner.firestore, 'users', owner.uid))).exists()).toBe(true);
    await owner.leave();
    await thief.leave();
  });

  test('whoever says that theirs goes on from another one does not take that one out of its owner’s list', async () => {
    const owner = await signUpPerson(backend.origin);
    const noted = await owner.call(accountNoteSession, { device: 'Firefox on Linux' });
    await new Promise((resume) => setTimeout(resume, 1_100));
    const other = await signInPerson(backend.origin, owner.auth.currentUser?.email ?? '');
    const devicesOf = async (who: Person) =>
      (await who.call(accountListSessions, {})).sessions.map(({ device }) => device).toSorted();
    const { sessionId } = await other.call(accountNoteSession, {
      device: 'Safari on iPad',
      replaces: noted.sessionId,
    });
    expect(await devicesOf(other)).toEqual(['Safari on iPad']);
    expect(await devicesOf(owner)).toEqual(['Firefox on Linux', 'Safari on iPad']);
    await owner.call(accountEndSession, { sessionId });
    expect(await devicesOf(owner)).toEqual(['Firefox on Linux']);
    await other.leave();
    await owner.leave();
  });

  test('ending it twice, after an answer that was lost, says the same', async () => {
    const owner = await signUpPerson(backend.origin);
    const { sessionId } = await owner.call(accountNoteSession, { device: 'Firefox on Linux' });
    await new Promise((resume) => setTimeout(resume, 1_100));
    const phone = await signInPerson(backend.origin, owner.auth.currentUser?.email ?? '');
    const first = await phone.call(accountEndSession, { sessionId });
    expect(await phone.call(accountEndSession, { sessionId })).toEqual(first);
    await phone.leave();
    await owner.leave();
  });
});

describe('Recovery codes', () => {
  test('take a lost phone’s step off the account, once each, beside the password', async () => {
    const email = await enrol(person);
    const { codes } = await person.call(accountCreateRecoveryCodes, {});
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-9]{6}-[a-z2-9]{6}-[a-z2-9]{5}$/);
    const [code = ''] = codes;
    const recover = (given: { password?: string; code?: string }) =>
      stranger.call(accountRecoverSecondFactor, { email, password: PASSWORD, code, ...given });

    await expect(recover({ password: 'not-the-one-1' })).rejects.toMatchObject(business('recovery-refused'));
    await expect(recover({ code: 'aaaaaa-bbbbbb-ccccc' })).rejects.toMatchObject(
      business('recovery-refused'),
    );
    await expect(signInWithEmailAndPassword(person.auth, email, PASSWORD)).rejects.toMatchObject({
      code: 'auth/multi-factor-auth-required',
    });
    expect(await recover({ code: ` ${code.toUpperCase().replaceAll('-', ' ')} ` })).toEqual({ codesLeft: 9 });
    await signInWithEmailAndPassword(person.auth, email, PASSWORD);
    await expect(recover({})).rejects.toMatchObject(business('recovery-refused'));
    expect(await person.call(accountCountRecoveryCodes, {})).toEqual({ left: 9 });
  });

  test('are never shown again, and no client reads what is kept of them', async () => {
    const { services } = await backend.server.businessLogic();
    const kept = await services.firestore.doc(`recovery_codes/${person.uid}`).get();
    const { codes } = await person.call(accountCreateRecoveryCodes, {});
    expect(JSON.stringify(kept.data())).not.toContain(codes[0]);
    const address = `${backend.origin}/v1/projects/amaranth-local/databases/(default)/documents/recovery_codes/${person.uid}`;
    const token = await person.auth.currentUser?.getIdToken();
    const read = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    expect(read.status).toBe(403);
  });

  test('cannot be guessed: ten wrong ones and the day is over', async () => {
    const email = person.auth.currentUser?.email ?? '';
    const { codes } = await person.call(accountCreateRecoveryCodes, {});
    const recover = (code: string) => recoverAsVisitor({ email, password: PASSWORD, code });
    for (let guess = 0; guess < 10; guess += 1) {
      expect(await recover(`aaaaaa-bbbbbb-cccc${guess}`)).toMatchObject({
        error: business('recovery-refused'),
      });
    }
    expect(await recover(codes[0] ?? '')).toMatchObject({ error: business('too-many-attempts') });
    ahead = 25 * 3600_000;
    expect(await recover(codes[0] ?? '')).toEqual({ result: { codesLeft: 9 } });
  });
});
