/** Who may talk to a clone, who looks after it, and what is asked by mail: from the link to the day it ends. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  cloneChangeSettings,
  cloneErase,
  cloneMarkQuestion,
  cloneSetState,
  cloneSetWeekly,
} from '#shared/callables/clone.ts';
import {
  cloneAcceptInvitation,
  cloneAnswerWeekly,
  cloneInviteListener,
  cloneLeave,
  cloneListHeard,
  cloneLookAtInvitation,
  cloneLookAtWeekly,
  cloneNameSteward,
  cloneRemoveListener,
  cloneStateAdult,
  cloneStewardAct,
  cloneStopWeekly,
} from '#shared/callables/cloneListeners.ts';
import { type ListenerId, listenerIdSchema, questionIdSchema } from '#shared/clone/ids.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { beneficiaryIdSchema } from '#shared/lifeVerification/people.ts';
import { readHearing, readIndex } from '../../../src/functions/clone/index.ts';
import { scheduleNamed } from '../../support/catalogue.ts';
import { beginClone, type Member, makeMember, makeTeller, memberOf } from '../../support/clone.ts';
import { give, leaveTo, makeGivingOwner, receivedBy, takeBackFrom } from '../../support/legacy/release.ts';
import { callAs, DAY, recordOf } from '../../support/legacy/verification.ts';
import { type RunningWorld, startWorld } from '../../support/legacy/world.ts';

let world: RunningWorld;
let rose: Member;
let ana: Member;

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  rose = await makeTeller(world);
  ana = await makeMember(world, 'Ana');
});

/** What follows the `#` of the newest mail to somebody. */
function mailed(to: string): string {
  const mail = world.mailServer.received.findLast((one) => one.to === to);
  const found = /#([\w.-]+)/.exec(mail?.text ?? '')?.[1];
  if (!found) throw new Error(`No link was mailed to ${to}.`);
  return found;
}

const hearing = (listener: Member, owner = rose) =>
  world.services.firestore.runTransaction((transaction) =>
    readHearing(transaction, world.services, listener.uid, owner.uid),
  );

const invite = (listenerId: ListenerId, email = ana.email) =>
  rose.call(cloneInviteListener, { listenerId, name: 'Ana', email, relationship: 'My niece' });

async function letListen(): Promise<ListenerId> {
  const listenerId = listenerIdSchema.parse(randomUUID());
  await invite(listenerId);
  await ana.call(cloneAcceptInvitation, { secret: mailed(ana.email), isAdult: true });
  return listenerId;
}

async function settingsRevision(): Promise<number> {
  const stored = await world.services.firestore.doc(`users/${rose.uid}/clone/settings`).get();
  return Number(stored.get('revision'));
}

describe('a listener', () => {
  test('is let in by the link alone, once, says that they are an adult, and is out at once when removed', async () => {
    const listenerId = listenerIdSchema.parse(randomUUID());
    await invite(listenerId);
    const secret = mailed(ana.email);
    expect(await callAs(world, null, cloneLookAtInvitation, { secret })).toMatchObject({
      is: 'open',
      role: 'listener',
      personName: 'Ana',
    });
    expect(await hearing(ana)).toBeNull();
    await ana.call(cloneAcceptInvitation, { secret, isAdult: true });
    await ana.call(cloneAcceptInvitation, { secret, isAdult: true });
    expect(await hearing(ana)).toMatchObject({ hearing: 'invited', silence: null });
    const other = await makeMember(world, 'Eve');
    await expect(other.call(cloneAcceptInvitation, { secret, isAdult: true })).rejects.toMatchObject({
      code: 'invitation-gone',
    });
    expect(await hearing(other)).toBeNull();
    // Whatever stands with a listener: whom it was given to stands with the owner.
    const heardByOther = world.services.firestore.doc(`users/${other.uid}/heardClones/${rose.uid}`);
    await heardByOther.set({ ownerId: rose.uid, listenerId, adultSince: new Date() });
    expect(await hearing(other)).toBeNull();
    const { heard } = await ana.call(cloneListHeard, {});
    expect(heard).toMatchObject([{ ownerId: rose.uid, hearing: 'invited', silence: null }]);
    await rose.call(cloneRemoveListener, { listenerId });
    expect(await hearing(ana)).toBeNull();
    expect((await ana.call(cloneListHeard, {})).heard).toEqual([]);
  });

  test('who was sent another link, or whose link has expired, is not let in by the former', async () => {
    const listenerId = listenerIdSchema.parse(randomUUID());
    await invite(listenerId);
    const former = mailed(ana.email);
    await invite(listenerId);
    await expect(ana.call(cloneAcceptInvitation, { secret: former, isAdult: true })).rejects.toMatchObject({
      code: 'invitation-gone',
    });
    world.clock.advance(31 * DAY);
    await expect(
      ana.call(cloneAcceptInvitation, { secret: mailed(ana.email), isAdult: true }),
    ).rejects.toMatchObject({ code: 'invitation-gone' });
  });

  test('hears why a clone does not speak, and nobody else hears that there is one', async () => {
    await letListen();
    await rose.call(cloneSetState, { state: 'paused' });
    expect(await hearing(ana)).toMatchObject({ silence: 'paused' });
    await rose.call(cloneSetState, { state: 'active' });
    const today = new Date(world.clock.now()).toISOString().slice(0, 10);
    await rose.call(cloneChangeSettings, { revision: await settingsRevision(), expiresOn: today });
    expect(await hearing(ana)).toMatchObject({ silence: null });
    world.clock.advance(2 * DAY);
    expect(await hearing(ana)).toMatchObject({ silence: 'expired' });
    expect(await hearing(await makeMember(world, 'Eve'))).toBeNull();
    // The owner listens to it whenever they like.
    expect(await hearing(rose)).toMatchObject({ hearing: 'owner', silence: null });
  });

  test('may go by themselves, and an erased clone leaves nothing with them', async () => {
    await letListen();
    await ana.call(cloneLeave, { ownerId: userIdSchema.parse(rose.uid), role: 'listener' });
    expect(await hearing(ana)).toBeNull();
    ana = await makeMember(world, 'Ada');
    await letListen();
    await rose.call(cloneErase, {});
    const left = await world.services.firestore.collection(`users/${ana.uid}/heardClones`).get();
    expect(left.empty).toBe(true);
  });
});

describe('a steward', () => {
  const ownerId = () => userIdSchema.parse(rose.uid);

  test('suspends, wakes and retires it, and may do no more and nobody else may', async () => {
    await rose.call(cloneNameSteward, { steward: { name: 'Ana', email: ana.email } });
    const suspend = (who: Member) => who.call(cloneStewardAct, { ownerId: ownerId(), state: 'suspended' });
    await expect(suspend(ana)).rejects.toMatchObject({ code: 'not-found' });
    await ana.call(cloneAcceptInvitation, { secret: mailed(ana.email), isAdult: true });
    await suspend(ana);
    expect(world.mailServer.received.findLast(({ to }) => to === rose.email)?.text).toContain('suspended');
    expect((await ana.call(cloneListHeard, {})).stewarded).toMatchObject([{ state: 'suspended' }]);
    // To look after it is not to listen.
    expect(await hearing(ana)).toBeNull();
    await ana.call(cloneStewardAct, { ownerId: ownerId(), state: 'active' });
    await rose.call(cloneSetState, { state: 'paused' });
    await ana.call(cloneStewardAct, { ownerId: ownerId(), state: 'active' });
    expect(await hearing(rose)).toMatchObject({ settings: { state: 'paused' } });
    // Nor by suspending what is paused, and taking the suspension back.
    await suspend(ana);
    await ana.call(cloneStewardAct, { ownerId: ownerId(), state: 'active' });
    expect(await hearing(rose)).toMatchObject({ settings: { state: 'paused' } });
    await rose.call(cloneSetState, { state: 'active' });
    await suspend(ana);
    await rose.call(cloneSetState, { state: 'paused' });
    await ana.call(cloneStewardAct, { ownerId: ownerId(), state: 'active' });
    expect(await hearing(rose)).toMatchObject({ settings: { state: 'paused' } });
    await ana.call(cloneStewardAct, { ownerId: ownerId(), state: 'retired' });
    expect(await hearing(rose)).toMatchObject({ silence: 'retired' });
    await rose.call(cloneNameSteward, { steward: null });
    await expect(suspend(ana)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('after a release', () => {
  test('an heir may talk to it once they said that they are an adult, and no more when it is taken back', async () => {
    const owner = await makeGivingOwner(world);
    await beginClone(memberOf(world, owner.uid));
    const heir = await leaveTo(world, owner.uid, { wishes: [{ thing: { is: 'clone' } }] });
    const lea = memberOf(world, heir.uid);
    const ownerAsMember = memberOf(world, owner.uid);
    await give(world, owner, heir, 'instructions');
    expect(await hearing(lea, ownerAsMember)).toBeNull();
    await give(world, owner, heir, 'clone');
    expect(await receivedBy(world, owner, heir)).toMatchObject({ clone: 'given' });
    expect(world.mailServer.received.filter(({ to }) => to === heir.email).at(-1)?.text).toContain(
      'An AI answers',
    );
    expect(await hearing(lea, ownerAsMember)).toMatchObject({
      hearing: 'released',
      silence: 'adult-unstated',
    });
    await lea.call(cloneStateAdult, { ownerId: userIdSchema.parse(owner.uid), isAdult: true });
    expect(await hearing(lea, ownerAsMember)).toMatchObject({ silence: null });
    await takeBackFrom(world, owner, heir, (await recordOf(world, owner.uid)).life.round);
    expect(await hearing(lea, ownerAsMember)).toBeNull();
  });

  test('whom the owner invited talks to it no more, unless the owner said that they may stay', async () => {
    const owner = await makeGivingOwner(world);
    const ownerAsMember = memberOf(world, owner.uid);
    await beginClone(ownerAsMember);
    const listenerId = listenerIdSchema.parse(randomUUID());
    await ownerAsMember.call(cloneInviteListener, { listenerId, name: 'Ana', email: ana.email });
    await ana.call(cloneAcceptInvitation, { secret: mailed(ana.email), isAdult: true });
    expect(await hearing(ana, ownerAsMember)).toBeNull();
    await ownerAsMember.call(cloneChangeSettings, { revision: 1, listenersStayAfterRelease: true });
    expect(await hearing(ana, ownerAsMember)).toMatchObject({ hearing: 'invited', silence: null });
  });

  test('a clone that waits for an age is not given before, and is told of in no mail', async () => {
    const owner = await makeGivingOwner(world);
    await beginClone(memberOf(world, owner.uid));
    const wish = { thing: { is: 'clone' as const }, when: { is: 'on-date' as const, date: '2040-01-01' } };
    const heir = await leaveTo(world, owner.uid, { wishes: [wish] });
    await give(world, owner, heir, 'instructions', 'clone');
    expect(await receivedBy(world, owner, heir)).toMatchObject({ clone: null, waiting: 1 });
    expect(await hearing(memberOf(world, heir.uid), memberOf(world, owner.uid))).toBeNull();
    expect(world.mailServer.received.filter(({ to }) => to === heir.email)).toHaveLength(1);
  });
});

test('a listener is tied to no beneficiary but one of the owner’s own', async () => {
  const listenerId = listenerIdSchema.parse(randomUUID());
  const beneficiaryId = beneficiaryIdSchema.parse(randomUUID());
  const name = () =>
    rose.call(cloneInviteListener, { listenerId, name: 'Ana', email: ana.email, beneficiaryId });
  await expect(name()).rejects.toMatchObject({ code: 'beneficiary-not-found' });
  await world.services.firestore.doc(`users/${rose.uid}/beneficiaries/${beneficiaryId}`).set({ name: 'Ana' });
  await name();
});

describe('one question a week', () => {
  const ask = () =>
    scheduleNamed('clone-askWeekly').run({ services: world.services, dueAt: world.clock.now() });
  const switchOn = () => rose.call(cloneSetWeekly, { isOn: true, language: 'fr', timeZone: 'Europe/Paris' });

  /** To the Sunday after the next, so that each test has a week of its own. */
  async function passToSunday() {
    const stored = await world.services.firestore.doc(`users/${rose.uid}/clone/settings`).get();
    const dueAt: unknown = stored.get('weeklyDueAt')?.toMillis();
    if (typeof dueAt !== 'number') throw new Error('Nothing is due.');
    const local = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Paris',
      weekday: 'long',
      hour: '2-digit',
    });
    expect(local.format(dueAt)).toBe('Sunday, 09');
    world.clock.advance(dueAt - world.clock.now());
  }

  test('comes on a Sunday morning of the owner’s, is answered once without signing in, and becomes a memory', async () => {
    await switchOn();
    await ask();
    expect(world.mailServer.received.filter(({ to }) => to === rose.email)).toHaveLength(0);
    await passToSunday();
    await ask();
    await ask();
    expect(world.mailServer.received.filter(({ to }) => to === rose.email)).toHaveLength(1);
    const token = mailed(rose.email);
    const looked = await callAs(world, null, cloneLookAtWeekly, { token });
    expect(looked).toMatchObject({ is: 'open', language: 'fr' });
    const answer = (text: string) => callAs(world, null, cloneAnswerWeekly, { token, text });
    expect(await answer('Ça sentait la soupe.')).toEqual({ outcome: 'kept' });
    expect(await answer('Ça sentait la soupe.')).toEqual({ outcome: 'kept' });
    expect(await answer('Autre chose.')).toEqual({ outcome: 'answered-before' });
    expect(await callAs(world, null, cloneLookAtWeekly, { token })).toEqual({ is: 'answered' });
    const { passages } = await readIndex(world.services, rose.uid);
    expect(passages.map(({ passage: { text } }) => text)).toEqual(['Ça sentait la soupe.']);
  });

  test('ends by its own link, and a link that nobody signed does nothing', async () => {
    await switchOn();
    await passToSunday();
    await ask();
    const token = mailed(rose.email);
    const mail = world.mailServer.received.findLast(({ to }) => to === rose.email);
    expect(mail?.endedBy).toMatch(/^<.+\/weekly-question#.+>$/);
    expect(mail?.endedBy).toContain(token);
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    expect(await callAs(world, null, cloneAnswerWeekly, { token: forged, text: 'Hello' })).toEqual({
      outcome: 'gone',
    });
    expect(await callAs(world, null, cloneStopWeekly, { token: forged })).toEqual({ outcome: 'gone' });
    expect(await callAs(world, null, cloneStopWeekly, { token })).toEqual({ outcome: 'stopped' });
    world.clock.advance(8 * DAY);
    await ask();
    expect(world.mailServer.received.filter(({ to }) => to === rose.email)).toHaveLength(1);
  });

  test('is never one that is not to be asked, and a row that cannot be read keeps nobody waiting', async () => {
    await switchOn();
    await passToSunday();
    const stranger = world.services.firestore.doc(`users/a-${randomUUID()}/clone/settings`);
    await stranger.set({ weeklyDueAt: new Date(0), state: 17 });
    await ask();
    const sent = await world.services.firestore.collection(`users/${rose.uid}/cloneQuestions`).get();
    const [first] = sent.docs;
    const questionId = questionIdSchema.parse(first?.get('questionId'));
    await rose.call(cloneMarkQuestion, { questionId, mark: 'never' });
    await passToSunday();
    await ask();
    const again = await world.services.firestore.collection(`users/${rose.uid}/cloneQuestions`).get();
    expect(again.docs.map((row) => row.get('questionId')).filter((id) => id === questionId)).toHaveLength(1);
    expect(again.size).toBe(2);
    await stranger.delete();
  });
});
