/** The rehearsal: everything happens, in minutes, and nothing of it reaches anybody but who takes part. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as calls from '#shared/callables/lifeVerification.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { forecast } from '#shared/lifeVerification/forecast.ts';
import { EFFECTS } from '../../../src/functions/lifeVerification/effectRows.ts';
import {
  askOfContact,
  callAs,
  MINUTE,
  makeOwner,
  type Owner,
  pass,
  recordOf,
  skip,
  stateOf,
  subjectsTo,
  tokensMailedTo,
} from '../../support/legacy/verification.ts';
import { type RunningWorld, startWorld } from '../../support/legacy/world.ts';

let world: RunningWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** As the page does it while somebody looks. Resolves with the milliseconds that it took. */
async function watchUntil({ uid }: Owner, state: string): Promise<number> {
  const since = world.clock.now();
  for (let step = 0; step < 20; step += 1) {
    const { life, dueAt } = await recordOf(world, uid, 'rehearsal');
    if (life.state.is === state) return world.clock.now() - since;
    await skip(world, Math.max(0, (dueAt?.getTime() ?? since) - world.clock.now()));
    await callAs(world, uid, calls.lifeVerificationGoOnRehearsing, {});
  }
  throw new Error(`It never was ${state}.`);
}

describe('a rehearsal', () => {
  test('goes through everything within two minutes, tells the owner alone, and lets them arm', async () => {
    const owner = await makeOwner(world);
    const before = world.mailServer.received.length;
    await callAs(world, owner.uid, calls.lifeVerificationRehearse, { withContacts: false });
    expect(await watchUntil(owner, 'released')).toBeLessThan(2 * MINUTE);
    const told = world.mailServer.received.slice(before);
    expect(told.length).toBeGreaterThan(8);
    for (const { to, subject, text } of told) {
      expect([owner.email, `second-${owner.email}`]).toContain(to);
      expect(subject).toMatch(/^\[Rehearsal\] /);
      expect(text).toMatch(/^This is a rehearsal/);
    }
    expect(subjectsTo(world, owner.email)).toContain(
      '[Rehearsal] Your words and instructions would be given now',
    );
    const received = await world.services.firestore.collectionGroup('received').get();
    expect(received.size).toBe(0);
    expect((await recordOf(world, owner.uid)).life).toMatchObject({
      isRehearsed: true,
      state: { is: 'draft' },
    });
    await callAs(world, owner.uid, calls.lifeVerificationArm, {});
    expect(await stateOf(world, owner.uid)).toBe('active');
  });

  test('keeps the days of the real one: it ends when the page foretold', async () => {
    const owner = await makeOwner(world);
    await callAs(world, owner.uid, calls.lifeVerificationRehearse, { withContacts: false });
    const { life, clock } = await recordOf(world, owner.uid, 'rehearsal');
    if (!clock) throw new Error('A rehearsal has a clock.');
    const end = forecast(life, clock.shows).at(-1);
    await watchUntil(owner, 'released');
    expect((await recordOf(world, owner.uid, 'rehearsal')).clock?.shows).toBe(end?.at);
    expect((await recordOf(world, owner.uid)).life.policy).toMatchObject(life.policy);
  });

  test('goes on while its page is closed, and is over at the job’s next look', async () => {
    const owner = await makeOwner(world);
    await callAs(world, owner.uid, calls.lifeVerificationRehearse, { withContacts: false });
    expect(await stateOf(world, owner.uid, 'rehearsal')).toBe('reminding');
    await pass(world, 2 * MINUTE);
    expect(await stateOf(world, owner.uid, 'rehearsal')).toBe('released');
    expect((await recordOf(world, owner.uid)).life.isRehearsed).toBe(true);
  });

  test('waits for silent contacts and for who checked in, until its owner goes on', async () => {
    const owner = await makeOwner(world);
    await callAs(world, owner.uid, calls.lifeVerificationRehearse, { withContacts: true });
    const goOn = () =>
      callAs(world, owner.uid, calls.lifeVerificationGoOnRehearsing, { withoutWaiting: true });
    await watchUntil(owner, 'verifying');
    await pass(world, 30 * MINUTE);
    expect(await stateOf(world, owner.uid, 'rehearsal')).toBe('verifying');
    await goOn();
    expect(await stateOf(world, owner.uid, 'rehearsal')).toBe('veto');
    await callAs(world, owner.uid, calls.lifeVerificationCheckIn, { name: 'rehearsal' });
    await pass(world, 30 * MINUTE);
    expect(await stateOf(world, owner.uid, 'rehearsal')).toBe('active');
    await goOn();
    expect(await stateOf(world, owner.uid, 'rehearsal')).toBe('reminding');
    expect(await stateOf(world, owner.uid)).toBe('draft');
  });

  test('asks the contacts who take part, hears them, and is undone by one call', async () => {
    const owner = await makeOwner(world);
    const [jules, ada, iris] = owner.contacts;
    if (!jules || !ada || !iris) throw new Error('There are three.');
    await callAs(world, owner.uid, calls.lifeVerificationRehearse, { withContacts: true });
    await watchUntil(owner, 'verifying');
    expect(subjectsTo(world, jules.email)).toEqual(['[Rehearsal] Do you know how Rose is?']);
    expect(await askOfContact(world, jules)).toMatchObject({ isRehearsal: true, vote: 'nothing' });
    const { round } = (await recordOf(world, owner.uid, 'rehearsal')).life;
    const ownerId = userIdSchema.parse(owner.uid);
    for (const { uid, id } of [jules, ada]) {
      const said = { ownerId, contactId: id, name: 'rehearsal', round, says: 'gone' } as const;
      await callAs(world, uid, calls.lifeVerificationVote, said);
    }
    expect(await stateOf(world, owner.uid, 'rehearsal')).toBe('veto');

    await callAs(world, owner.uid, calls.lifeVerificationUndoRehearsal, {});
    const { firestore } = world.services;
    expect((await firestore.doc(`users/${owner.uid}/lifeVerifications/rehearsal`).get()).exists).toBe(false);
    expect((await firestore.collection(`users/${owner.uid}/${EFFECTS}`).get()).size).toBe(0);
    for (const contact of owner.contacts) expect(await askOfContact(world, contact)).toBeNull();
    expect((await recordOf(world, owner.uid)).life).toMatchObject({ isRehearsed: false });
    const told = [owner, ...owner.contacts].flatMap(({ email }) => subjectsTo(world, email));
    await pass(world, 5 * MINUTE);
    expect([owner, ...owner.contacts].flatMap(({ email }) => subjectsTo(world, email))).toEqual(told);
  });

  test('is ended by its own link like the real one, which its link does not touch', async () => {
    const owner = await makeOwner(world);
    await callAs(world, owner.uid, calls.lifeVerificationRehearse, { withContacts: false });
    const [token = ''] = tokensMailedTo(world, owner.email);
    expect(token).toContain('.rehearsal.');
    const real = await recordOf(world, owner.uid);
    expect(await callAs(world, null, calls.lifeVerificationCheckInByLink, { token })).toEqual({
      outcome: 'done',
    });
    expect(await stateOf(world, owner.uid, 'rehearsal')).toBe('active');
    expect(await recordOf(world, owner.uid)).toEqual(real);
    await callAs(world, owner.uid, calls.lifeVerificationUndoRehearsal, {});
    expect(await callAs(world, null, calls.lifeVerificationCheckInByLink, { token })).toEqual({
      outcome: 'unknown',
    });
  });
});
