/** The rehearsal: everything happens, in minutes, and nothing of it reaches anybody but who takes part. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as calls from '#shared/callables/lifeVerification.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { EFFECTS } from '../../../src/functions/lifeVerification/effectRows.ts';
import {
  askOfContact,
  callAs,
  MINUTE,
  makeOwner,
  type Owner,
  pass,
  recordOf,
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

async function passUntil(owner: Owner, state: string): Promise<number> {
  for (let minute = 0; minute < 15; minute += 1) {
    if ((await stateOf(world, owner.uid, 'rehearsal')) === state) return minute;
    await pass(world, MINUTE);
  }
  throw new Error(`It never was ${state}.`);
}

describe('a rehearsal', () => {
  test('goes through everything within ten minutes, tells the owner alone, and lets them arm', async () => {
    const owner = await makeOwner(world);
    const before = world.mailServer.received.length;
    await callAs(world, owner.uid, calls.lifeVerificationRehearse, { withContacts: false });
    expect(await passUntil(owner, 'released')).toBeLessThan(10);
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

  test('asks the contacts who take part, hears them, and is undone by one call', async () => {
    const owner = await makeOwner(world);
    const [jules, ada, iris] = owner.contacts;
    if (!jules || !ada || !iris) throw new Error('There are three.');
    await callAs(world, owner.uid, calls.lifeVerificationRehearse, { withContacts: true });
    await passUntil(owner, 'verifying');
    await pass(world, MINUTE);
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
    const mails = world.mailServer.received.length;
    await pass(world, 5 * MINUTE);
    expect(world.mailServer.received).toHaveLength(mails);
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
