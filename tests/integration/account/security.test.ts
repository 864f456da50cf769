import { multiFactor, signInWithEmailAndPassword, updatePassword } from 'firebase/auth';
import { deleteDoc, doc, getDoc, updateDoc } from 'firebase/firestore/lite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  accountCountRecoveryCodes,
  accountCreateRecoveryCodes,
  accountEndSession,
  accountListSessions,
  accountNoteSession,
  accountRecoverSecondFactor,
  accountRevokeSessions,
} from '#shared/callables/account.ts';
import { albumsCreate } from '#shared/callables/albums.ts';
import { mediaCommit, mediaLink } from '#shared/callables/media.ts';
import { type Clock, systemClock } from '#shared/clock.ts';
import { LINK_SESSION_PARAMETER } from '#shared/linkSession.ts';
import { outboundMessages } from '../../../src/functions/delivery/index.ts';
import type { Services } from '../../../src/functions/services.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { callableNamed, scheduleNamed } from '../../support/catalogue.ts';
import { ask, refresh } from '../../support/identity.ts';
import { type Person, signInPerson, signUpPerson } from '../../support/person.ts';
import { turnOnTwoStep } from '../../support/twoStep.ts';
import { describeFile, describeItem, fakeJpeg, reserveOne, sendContent } from '../../support/upload.ts';

const PASSWORD = 'a-secret-1';
/** Sessions are told apart by the second of their sign-in. */
const A_SECOND = 1_000;
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

const factorsOf = async ({ uid }: Person) =>
  (await (await backend.server.businessLogic()).services.auth.getUser(uid)).multiFactor?.enrolledFactors ??
  [];

/** Resolves with the address of the account. */
async function enrol(who: Person): Promise<string> {
  await turnOnTwoStep(backend, who, clock);
  return who.auth.currentUser?.email ?? '';
}

describe('Sessions', () => {
  test('are listed to their owner alone, and all end at once', async () => {
    // Revocation counts in seconds, by the machine's clock.
    ahead = -2_000;
    const owner = await signUpPerson(backend.origin);
    await owner.call(accountNoteSession, { device: 'Firefox on Linux' });
    const { sessions } = await owner.call(accountListSessions, {});
    expect(sessions).toMatchObject([{ device: 'Firefox on Linux', isThisOne: true }]);
    const { services } = await backend.server.businessLogic();
    await services.firestore
      .doc(`users/${owner.uid}/sessions/1`)
      .set({ device: 7, lastSeenAt: clock.now() + 1 });
    // A row that cannot be read hides no other.
    expect((await owner.call(accountListSessions, {})).sessions).toHaveLength(1);
    expect((await stranger.call(accountListSessions, {})).sessions).toMatchObject([{ isThisOne: true }]);
    ahead = 0;
    await owner.call(accountRevokeSessions, {});
    await expect(owner.call(accountListSessions, {})).rejects.toMatchObject({
      code: 'functions/unauthenticated',
    });
    await expect(owner.auth.currentUser?.getIdToken(true)).rejects.toMatchObject({
      code: 'auth/user-token-expired',
    });
    await owner.leave();
  });

  test('of the demo, which strangers share, are listed to nobody', async () => {
    const { services } = await backend.server.businessLogic();
    const visitor = { uid: stranger.uid, email: null, emailVerified: false };
    const list = (claims: object) =>
      callableNamed(accountListSessions.name).call(
        {},
        { services, caller: { ...visitor, claims: { auth_time: 1_000, ...claims } } },
      );
    expect(await list({})).toMatchObject({ sessions: [{ device: null }] });
    expect(await list({ demo: true })).toEqual({ sessions: [] });
  });

  test('are dated by their last use, which the device itself does not note', async () => {
    const owner = await signUpPerson(backend.origin);
    await owner.call(accountNoteSession, { device: 'Firefox on Linux' });
    ahead += 10 * 60 * A_SECOND;
    const usedAt = clock.now();
    await owner.auth.currentUser?.getIdToken(true);
    const [session] = (await owner.call(accountListSessions, {})).sessions;
    ahead -= 10 * 60 * A_SECOND;
    expect(session).toMatchObject({ device: 'Firefox on Linux' });
    expect(Date.parse(session?.lastSeenAt ?? '')).toBeGreaterThanOrEqual(usedAt);
    await owner.leave();
  });

  test('that were ended stay so for as long as a token of theirs may live, also when all end', async () => {
    const { services } = await backend.server.businessLogic();
    const owner = await signUpPerson(backend.origin);
    const marks = services.firestore.collection(`users/${owner.uid}/endedSessions`);
    for (const minutes of [61, 59])
      await marks.doc(`${minutes}`).set({ endedAt: clock.now() - minutes * 60 * A_SECOND });
    await owner.call(accountRevokeSessions, {});
    expect((await marks.get()).docs.map(({ id }) => id)).toEqual(['59']);
    await owner.leave();
  });
});

describe('A session ended from another device', () => {
  test('is refused by every rule and callable at once, and gets no new token; the others go on', async () => {
    const here = await signUpPerson(backend.origin);
    const email = here.auth.currentUser?.email ?? '';
    ahead += A_SECOND;
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

  test('plays and downloads nothing more by a link that it asked for, ended or revoked; the others go on', async () => {
    // Sign-ins are dated to the second, and those before a revocation end.
    ahead = -3 * A_SECOND;
    const here = await signUpPerson(backend.origin);
    const email = here.auth.currentUser?.email ?? '';
    const { albumId } = await here.call(albumsCreate, { title: 'Summer' });
    const content = fakeJpeg(2_000);
    const file = describeFile(content);
    const reserved = await reserveOne(here, albumId, file);
    if (reserved.outcome !== 'reserved') throw new Error(reserved.code);
    await sendContent(here, reserved.folder, content);
    await here.call(mediaCommit, { items: [describeItem(file.uploadId)] });
    ahead += A_SECOND;
    const there = await signInPerson(backend.origin, email);
    const { sessionId } = await there.call(accountNoteSession, { device: 'Safari on iPhone' });
    const linkOf = async (who: Person) => (await who.call(mediaLink, { itemId: reserved.itemId })).url;
    const [kept, lost] = [await linkOf(here), await linkOf(there)];
    const statusOf = async (url: string) => (await fetch(url)).status;
    expect([await statusOf(kept), await statusOf(lost)]).toEqual([200, 200]);

    await here.call(accountEndSession, { sessionId });
    expect([await statusOf(kept), await statusOf(lost)]).toEqual([200, 403]);
    const unnamed = new URL(lost);
    unnamed.searchParams.delete(LINK_SESSION_PARAMETER);
    expect(await statusOf(unnamed.href)).toBe(403);
    ahead = 0;
    await here.call(accountRevokeSessions, {});
    expect(await statusOf(kept)).toBe(403);
    await there.leave();
    await here.leave();
  });

  test('a sign-in whose spent refresh token comes back has ended too: it does not leave the list and act on', async () => {
    const owner = await signUpPerson(backend.origin);
    const email = owner.auth.currentUser?.email ?? '';
    ahead += A_SECOND;
    const thief = await signInPerson(backend.origin, email);
    await thief.call(accountNoteSession, { device: 'Firefox on Linux' });
    const spent = thief.auth.currentUser?.refreshToken ?? '';
    // What replaced it was used, so that it is no answer that was lost.
    for (const _ of ['once', 'again']) await thief.auth.currentUser?.getIdToken(true);
    const idToken = await thief.auth.currentUser?.getIdToken();
    ahead += 3 * 60_000;
    expect((await refresh(backend, spent)).code).toBe('TOKEN_EXPIRED');

    await expect(thief.call(accountListSessions, {})).rejects.toMatchObject(business('session-ended'));
    await expect(getDoc(doc(thief.firestore, 'users', owner.uid))).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect((await ask(backend, 'lookup', { idToken })).code).toBe('TOKEN_EXPIRED');
    expect((await owner.call(accountListSessions, {})).sessions).toMatchObject([{ isThisOne: true }]);
    expect((await getDoc(doc(owner.firestore, 'users', owner.uid))).exists()).toBe(true);
    await thief.leave();
    await owner.leave();
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
    ahead += A_SECOND;
    const owner = await signInPerson(backend.origin, email);
    const { sessions } = await owner.call(accountListSessions, {});
    expect(sessions.map(({ isThisOne }) => isThisOne)).toEqual([true, false]);
    expect((await getDoc(doc(owner.firestore, 'users', owner.uid))).exists()).toBe(true);
    await owner.leave();
    await thief.leave();
  });

  test('no note takes another one out of its owner’s list, whatever it says it goes on from', async () => {
    const owner = await signUpPerson(backend.origin);
    const laptop = await owner.call(accountNoteSession, { device: 'Firefox on Linux' });
    ahead += A_SECOND;
    const phone = await signInPerson(backend.origin, owner.auth.currentUser?.email ?? '');
    const noted = await phone.call(accountNoteSession, { device: 'Safari on iPhone' });
    const claim = async (who: Person, device: string, replaces: string) =>
      fetch(`${backend.origin}/functions/${accountNoteSession.name}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${await who.auth.currentUser?.getIdToken()}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ data: { device, replaces } }),
      });
    await claim(phone, 'Safari on iPhone', laptop.sessionId);
    await claim(owner, 'Firefox on Linux', noted.sessionId);
    ahead += A_SECOND;
    const tablet = await signInPerson(backend.origin, owner.auth.currentUser?.email ?? '');
    const { sessions } = await tablet.call(accountListSessions, {});
    expect(sessions.map(({ id }) => id)).toEqual(expect.arrayContaining([laptop.sessionId, noted.sessionId]));
    for (const person of [tablet, phone, owner]) await person.leave();
  });

  test('ending it twice, after an answer that was lost, says the same', async () => {
    const owner = await signUpPerson(backend.origin);
    const { sessionId } = await owner.call(accountNoteSession, { device: 'Firefox on Linux' });
    ahead += A_SECOND;
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
    expect(await recover({ code: ` ${code.toUpperCase().replaceAll('-', ' ')} ` })).toEqual({});
    await signInWithEmailAndPassword(person.auth, email, PASSWORD);
    await expect(recover({})).rejects.toMatchObject(business('recovery-refused'));
  });

  test('end with the factor they were made for: an earlier one opens nothing that is enrolled later', async () => {
    const owner = await signUpPerson(backend.origin);
    const email = await enrol(owner);
    const { codes: earlier } = await owner.call(accountCreateRecoveryCodes, {});
    expect(await owner.call(accountCountRecoveryCodes, {})).toEqual({ left: 10 });
    const recover = (code = '') => recoverAsVisitor({ email, password: PASSWORD, code });
    expect(await recover(earlier[0])).toEqual({ result: {} });
    ahead += A_SECOND;
    await signInWithEmailAndPassword(owner.auth, email, PASSWORD);
    expect(await owner.call(accountCountRecoveryCodes, {})).toEqual({ left: 0 });
    // As where the answer with the new codes was lost.
    await enrol(owner);
    expect(await owner.call(accountCountRecoveryCodes, {})).toEqual({ left: 0 });
    expect(await recover(earlier[1])).toMatchObject({ error: business('recovery-refused') });
    expect(await factorsOf(owner)).toHaveLength(1);
    const { codes } = await owner.call(accountCreateRecoveryCodes, {});
    expect(await recover(codes[1])).toEqual({ result: {} });
    await owner.leave();
  });

  test('are not made without a second factor, whoever knows the password, and cost its owner nothing', async () => {
    const owner = await signUpPerson(backend.origin);
    const email = owner.auth.currentUser?.email ?? '';
    const thief = await signInPerson(backend.origin, email);
    for (let time = 0; time < 11; time += 1)
      await expect(thief.call(accountCreateRecoveryCodes, {})).rejects.toMatchObject(business('conflict'));
    ahead += A_SECOND;
    await enrol(owner);
    expect((await owner.call(accountCreateRecoveryCodes, {})).codes).toHaveLength(10);
    await thief.leave();
    await owner.leave();
  });

  test('are made only by a recent sign-in that used the factor', async () => {
    const owner = await signUpPerson(backend.origin);
    await enrol(owner);
    const { services } = await backend.server.businessLogic();
    const [factor] = await factorsOf(owner);
    const make = (firebase: object, age = 0) =>
      callableNamed(accountCreateRecoveryCodes.name).call(
        {},
        {
          services,
          caller: {
            uid: owner.uid,
            email: null,
            emailVerified: true,
            claims: { auth_time: Math.floor(clock.now() / 1000) - age, firebase },
          },
        },
      );
    const used = { second_factor_identifier: factor?.uid };
    await expect(make({})).rejects.toMatchObject({ code: 'recent-sign-in-required' });
    await expect(make({ second_factor_identifier: 'another' })).rejects.toMatchObject({
      code: 'recent-sign-in-required',
    });
    await expect(make(used, 6 * 60)).rejects.toMatchObject({ code: 'recent-sign-in-required' });
    await expect(make(used)).resolves.toMatchObject({ codes: expect.anything() });
    await owner.leave();
  });

  test('are never shown again, and no client reads what is kept of them', async () => {
    const { services } = await backend.server.businessLogic();
    await enrol(person);
    const { codes } = await person.call(accountCreateRecoveryCodes, {});
    const kept = await services.firestore.doc(`recovery_codes/${person.uid}`).get();
    expect(JSON.stringify(kept.data())).not.toContain(codes[0]);
    const address = `${backend.origin}/v1/projects/amaranth-local/databases/(default)/documents/recovery_codes/${person.uid}`;
    const token = await person.auth.currentUser?.getIdToken();
    const read = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    expect(read.status).toBe(403);
  });

  test('are not made again and again', async () => {
    const owner = await signUpPerson(backend.origin);
    await enrol(owner);
    const make = () => owner.call(accountCreateRecoveryCodes, {});
    for (let time = 0; time < 10; time += 1) await make();
    await expect(make()).rejects.toMatchObject(business('too-many-attempts'));
    // Nobody is held to what another did before: whoever enrols anew gets codes for it.
    const user = owner.auth.currentUser;
    const [factor] = user ? multiFactor(user).enrolledFactors : [];
    if (!user || !factor) throw new Error('Nothing is enrolled.');
    await multiFactor(user).unenroll(factor);
    await enrol(owner);
    expect((await make()).codes).toHaveLength(10);
    await owner.leave();
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
    expect(await recover(codes[0] ?? '')).toEqual({ result: {} });
  });
});

describe('A recovery code whose use was cut short', () => {
  let owner: Person;
  let email: string;
  let code: string;
  beforeEach(async () => {
    ahead = 0;
    owner = await signUpPerson(backend.origin);
    email = await enrol(owner);
    const { codes } = await owner.call(accountCreateRecoveryCodes, {});
    [code = ''] = codes;
    await expect(useCode(await dyingServices())).rejects.toThrow('The process ended.');
    expect(await factorsLeft()).toBe(1);
    expect(await mailsAboutIt()).toEqual([]);
  });
  afterEach(() => owner.leave());

  const allServices = async () => (await backend.server.businessLogic()).services;
  const useCode = (services: Services, given = code) =>
    callableNamed('account-recoverSecondFactor').call(
      { email, password: PASSWORD, code: given },
      { services, caller: null, address: '127.0.0.1' },
    );
  const factorsLeft = async () => (await factorsOf(owner)).length;
  const mailsAboutIt = async () => {
    const { docs } = await outboundMessages((await allServices()).firestore)
      .where('uid', '==', owner.uid)
      .get();
    return docs.map((row) => String(row.get('purpose')));
  };

  /** Those of a process that ends before the identity service hears of the recovery. */
  async function dyingServices(): Promise<Services> {
    const services = await allServices();
    const auth = new Proxy(services.auth, {
      get: (target, name) => {
        if (name === 'updateUser') return () => Promise.reject(new Error('The process ended.'));
        const member: unknown = Reflect.get(target, name, target);
        return typeof member === 'function' ? member.bind(target) : member;
      },
    });
    return { ...services, auth };
  }

  test('finishes when it is given again, and only then says that it worked', async () => {
    expect(await useCode(await allServices())).toEqual({});
    expect(await factorsLeft()).toBe(0);
    expect(await mailsAboutIt()).toEqual(['second-factor-recovered']);
  });

  test('is finished by the job when nobody gives it again', async () => {
    ahead = 11 * 60 * A_SECOND;
    const services = await allServices();
    await scheduleNamed('account-finishRecoveries').run({ services, dueAt: clock.now() });
    expect(await factorsLeft()).toBe(0);
    expect(await mailsAboutIt()).toEqual(['second-factor-recovered']);
  });

  test('is finished and told to the owner whoever makes new codes meanwhile', async () => {
    const { codes } = await owner.call(accountCreateRecoveryCodes, {});
    ahead = 11 * 60 * A_SECOND;
    const services = await allServices();
    await scheduleNamed('account-finishRecoveries').run({ services, dueAt: clock.now() });
    expect(await factorsLeft()).toBe(0);
    expect(await mailsAboutIt()).toEqual(['second-factor-recovered']);
    await expect(useCode(services)).rejects.toMatchObject({ code: 'recovery-refused' });
    await expect(useCode(services, codes[0])).rejects.toMatchObject({ code: 'recovery-refused' });
  });

  describe('takes off no factor that its owner enrolled since', () => {
    /** Ends after the identity service took the factor off and before the claim ends; the owner enrols another. */
    async function enrolAnew(): Promise<readonly string[]> {
      const services = await allServices();
      await services.auth.updateUser(owner.uid, { multiFactor: { enrolledFactors: null } });
      await services.auth.revokeRefreshTokens(owner.uid);
      ahead += 2 * A_SECOND;
      await signInWithEmailAndPassword(owner.auth, email, PASSWORD);
      await enrol(owner);
      return (await owner.call(accountCreateRecoveryCodes, {})).codes;
    }

    test('when the job finishes it: the mail comes all the same, and the new codes work', async () => {
      const codes = await enrolAnew();
      ahead += 11 * 60 * A_SECOND;
      const services = await allServices();
      await scheduleNamed('account-finishRecoveries').run({ services, dueAt: clock.now() });
      expect(await factorsLeft()).toBe(1);
      expect(await mailsAboutIt()).toEqual(['second-factor-recovered']);
      expect(await useCode(services, codes[0])).toEqual({});
      expect(await factorsLeft()).toBe(0);
    });

    test('when the code is given again', async () => {
      await enrolAnew();
      await expect(useCode(await allServices())).rejects.toMatchObject({ code: 'recovery-refused' });
      expect(await factorsLeft()).toBe(1);
      expect(await mailsAboutIt()).toEqual(['second-factor-recovered']);
    });

    test('beside the one the code was for: nothing is taken off, and no mail says so', async () => {
      await enrol(owner);
      ahead += 11 * 60 * A_SECOND;
      const services = await allServices();
      await scheduleNamed('account-finishRecoveries').run({ services, dueAt: clock.now() });
      expect(await factorsLeft()).toBe(2);
      expect(await mailsAboutIt()).toEqual([]);
      await expect(useCode(services)).rejects.toMatchObject({ code: 'recovery-refused' });
    });
  });

  test('is finished when the account is gone meanwhile: nothing of it is left to try again', async () => {
    const services = await allServices();
    await services.auth.deleteUser(owner.uid);
    ahead = 11 * 60 * A_SECOND;
    await scheduleNamed('account-finishRecoveries').run({ services, dueAt: clock.now() });
    const kept = await services.firestore.doc(`recovery_codes/${owner.uid}`).get();
    expect(kept.get('claimedAt')).toBeNull();
    expect(await mailsAboutIt()).toEqual([]);
  });

  test('takes nothing off a second time, and is no guess', async () => {
    const services = await allServices();
    await useCode(services);
    for (let again = 0; again < 12; again += 1) {
      await expect(useCode(services)).rejects.toMatchObject({ code: 'recovery-refused' });
    }
    await expect(useCode(services, 'aaaaaa-bbbbbb-ccccc')).rejects.toMatchObject({
      code: 'recovery-refused',
    });
    expect(await mailsAboutIt()).toEqual(['second-factor-recovered']);
  });
});

describe('A sign-in that says nothing of itself', () => {
  test('stands in its owner’s list with its first and last use, and is ended by itself', async () => {
    const owner = await signUpPerson(backend.origin);
    await owner.call(accountNoteSession, { device: 'Firefox on Linux' });
    ahead += A_SECOND;
    const script = await signInPerson(backend.origin, owner.auth.currentUser?.email ?? '');
    const signedInAt = Math.floor(clock.now() / 1000) * 1000;
    ahead += 10 * 60 * A_SECOND;
    await script.auth.currentUser?.getIdToken(true);
    const { sessions } = await owner.call(accountListSessions, {});
    expect(sessions.map(({ device }) => device)).toEqual([null, 'Firefox on Linux']);
    const [silent] = sessions;
    expect(silent).toMatchObject({ isThisOne: false });
    expect(Math.abs(Date.parse(silent?.signedInAt ?? '') - signedInAt)).toBeLessThan(5 * A_SECOND);
    expect(Date.parse(silent?.lastSeenAt ?? '')).toBeGreaterThanOrEqual(signedInAt + 10 * 60 * A_SECOND);

    await owner.call(accountEndSession, { sessionId: silent?.id ?? '' });
    await expect(script.call(accountListSessions, {})).rejects.toMatchObject(business('session-ended'));
    await expect(script.auth.currentUser?.getIdToken(true)).rejects.toMatchObject({
      code: 'auth/user-token-expired',
    });
    expect((await owner.call(accountListSessions, {})).sessions).toMatchObject([
      { device: 'Firefox on Linux', isThisOne: true },
    ]);
    await script.leave();
    await owner.leave();
  });

  test.each([false, true])(
    'that ended with a new password is not listed, also where it was noted: %s',
    async (isNoted) => {
      const owner = await signUpPerson(backend.origin);
      ahead += A_SECOND;
      const script = await signInPerson(backend.origin, owner.auth.currentUser?.email ?? '');
      if (isNoted) await script.call(accountNoteSession, { device: 'Safari on iPad' });
      ahead += A_SECOND;
      const user = owner.auth.currentUser;
      if (!user) throw new Error('Nobody is signed in.');
      await updatePassword(user, 'another-secret-2');
      const { sessions } = await owner.call(accountListSessions, {});
      expect(sessions).toMatchObject([{ isThisOne: true }]);
      await script.leave();
      await owner.leave();
    },
  );
});
