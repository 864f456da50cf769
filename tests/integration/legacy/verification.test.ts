/** An owner who no longer answers: asked, asked after, and believed as soon as they give a sign of life. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountNoteSession } from '#shared/callables/account.ts';
import * as calls from '#shared/callables/lifeVerification.ts';
import { verifyLog } from '#shared/legacy/logChain.ts';
import { callableNamed, scheduleNamed } from '../../support/catalogue.ts';
import { countingReads } from '../../support/legacy/countingReads.ts';
import {
  askOfContact,
  bringTo,
  callAs,
  DAY,
  feedOne,
  HOUR,
  logOf,
  makeArmedOwner,
  makeOwner,
  pass,
  passToDeadline,
  recordOf,
  skip,
  stateOf,
  subjectsTo,
  voteAs,
} from '../../support/legacy/verification.ts';
import { type RunningWorld, startWorld } from '../../support/legacy/world.ts';

let world: RunningWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

describe('setting up', () => {
  test('says what is missing before arming, and arms once nothing is', async () => {
    const owner = await makeOwner(world);
    await expect(callAs(world, owner.uid, calls.lifeVerificationArm, {})).rejects.toMatchObject({
      code: 'verification-not-ready',
      details: { missing: 'rehearsal' },
    });
    await feedOne(world, owner.uid, { is: 'rehearsed' });
    await callAs(world, owner.uid, calls.lifeVerificationArm, {});
    expect(await recordOf(world, owner.uid)).toMatchObject({
      life: {
        state: { is: 'active' },
        contacts: owner.contacts.map(() => ({ hasAccepted: true })),
        recipients: [{ id: owner.beneficiaryId, stages: ['instructions', 'memories', 'vault', 'clone'] }],
      },
      dueAt: expect.any(Date),
    });
  });

  test('is armed by nobody whose address is not confirmed: they may not be who is to be asked', async () => {
    const owner = await makeOwner(world);
    await feedOne(world, owner.uid, { is: 'rehearsed' });
    await world.services.auth.updateUser(owner.uid, { emailVerified: false });
    await expect(callAs(world, owner.uid, calls.lifeVerificationArm, {})).rejects.toMatchObject({
      code: 'email-not-verified',
    });
    expect(await stateOf(world, owner.uid)).toBe('draft');
    await world.services.auth.updateUser(owner.uid, { emailVerified: true });
    await callAs(world, owner.uid, calls.lifeVerificationArm, {});
  });

  test('holds a smaller quorum for seven days, tells both channels, and lets the owner change their mind', async () => {
    const owner = await makeArmedOwner(world);
    const { policy } = (await recordOf(world, owner.uid)).life;
    const { version: _version, ...next } = { ...policy, quorum: 1 };
    const { heldUntil } = await callAs(world, owner.uid, calls.lifeVerificationConfigure, { policy: next });
    expect(heldUntil).toBeGreaterThanOrEqual(world.clock.now() + 7 * DAY);
    await pass(world, 24 * HOUR);
    const told = 'A change to your life verification waits for seven days';
    expect(subjectsTo(world, owner.email)).toContain(told);
    expect(subjectsTo(world, `second-${owner.email}`)).toContain(told);
    await callAs(world, owner.uid, calls.lifeVerificationDropChange, {});
    expect((await recordOf(world, owner.uid)).life).toMatchObject({ hold: null, policy: { quorum: 2 } });
  });

  test('is called off by who signed in just now, and by no session that was left open', async () => {
    const owner = await makeArmedOwner(world);
    const { services, clock } = world;
    const auth_time = Math.floor(clock.now() / 1000) - 3_600;
    const caller = { uid: owner.uid, email: owner.email, emailVerified: true, claims: { auth_time } };
    const left = callableNamed(calls.lifeVerificationCancel.name).call({}, { services, caller });
    await expect(left).rejects.toMatchObject({ code: 'recent-sign-in-required' });
    expect(await stateOf(world, owner.uid)).toBe('active');
    await callAs(world, owner.uid, calls.lifeVerificationCancel, {});
    expect(await stateOf(world, owner.uid)).toBe('cancelled');
  });

  test('asks every 90 days on the Free plan and as the others allow, and leaves an interval as it is when the plan ends', async () => {
    const owner = await makeOwner(world);
    const profile = world.services.firestore.doc(`users/${owner.uid}`);
    const { version: _version, ...policy } = (await recordOf(world, owner.uid)).life.policy;
    const ask = (intervalDays: number) =>
      callAs(world, owner.uid, calls.lifeVerificationConfigure, { policy: { ...policy, intervalDays } });
    const refused = { code: 'invalid-input', details: { field: 'policy.intervalDays' } };
    await expect(ask(6)).rejects.toMatchObject(refused);
    await ask(365);
    await ask(7);
    await profile.update({ plan: 'Free' });
    await ask(7);
    await expect(ask(30)).rejects.toMatchObject(refused);
    await ask(90);
    await profile.update({ plan: 'Premium' });
    await ask(1);
  });

  test('refuses to take away one of two channels while it watches', async () => {
    const owner = await makeArmedOwner(world);
    const [channelId] = owner.channels;
    await expect(
      callAs(world, owner.uid, calls.lifeVerificationRemoveChannel, { channelId: channelId ?? '' }),
    ).rejects.toMatchObject({ code: 'verification-not-ready', details: { missing: 'second-channel' } });
  });
});

describe('an owner who no longer answers', () => {
  test('is reminded on their first channel until it is taken, and asked nothing again once they sign in', async () => {
    const owner = await makeArmedOwner(world);
    expect(await passToDeadline(world, owner.uid)).toBe('reminding');
    expect(subjectsTo(world, owner.email)).toEqual(['Are you well? Your check-in at Amaranth']);
    expect(await passToDeadline(world, owner.uid)).toBe('reminding');
    expect(subjectsTo(world, owner.email)).toEqual([
      'Are you well? Your check-in at Amaranth',
      'Your check-in at Amaranth: our second reminder',
    ]);
    await callAs(world, owner.uid, accountNoteSession, { device: 'A telephone' });
    expect(await stateOf(world, owner.uid)).toBe('active');
    expect(await verifyLog(await logOf(world, owner.uid))).toEqual({ is: 'whole' });
  });

  test('is not taken to live because a device notes the same session again', async () => {
    const owner = await makeArmedOwner(world);
    await bringTo(world, owner.uid, 'grace');
    const session = String(Math.floor(world.clock.now() / 1000));
    await world.services.firestore
      .doc(`users/${owner.uid}/sessions/${session}`)
      .set({ device: 'A telephone', signedInAt: 0, lastSeenAt: 0 });
    await callAs(world, owner.uid, accountNoteSession, { device: 'A telephone' });
    expect(await stateOf(world, owner.uid)).toBe('grace');
  });

  test('is asked after; a sign of life tells everybody and takes every question back', async () => {
    const owner = await makeArmedOwner(world);
    await bringTo(world, owner.uid, 'grace');
    expect(await passToDeadline(world, owner.uid)).toBe('verifying');
    const [jules, ada] = owner.contacts;
    if (!jules || !ada) throw new Error('There are three.');
    expect(subjectsTo(world, jules.email)).toEqual(['Do you know how Rose is?']);
    expect(await askOfContact(world, jules)).toMatchObject({ vote: 'nothing', since: 'verifying' });
    await pass(world, 24 * HOUR);
    await voteAs(world, owner, jules, 'gone');
    expect(await askOfContact(world, jules)).toMatchObject({ vote: 'gone' });
    await voteAs(world, owner, ada, 'gone');
    expect(await stateOf(world, owner.uid)).toBe('veto');

    await callAs(world, owner.uid, calls.lifeVerificationCheckIn, {});
    expect(await stateOf(world, owner.uid)).toBe('active');
    expect(await askOfContact(world, jules)).toBeNull();
    expect(subjectsTo(world, jules.email).at(-1)).toBe('You need not answer about Rose any more');
    const lines = await logOf(world, owner.uid);
    expect(await verifyLog(lines)).toEqual({ is: 'whole' });
    expect(lines.at(-1)?.event).toMatchObject({ is: 'mail' });
    expect(lines.map(({ event }) => event)).toContainEqual(
      expect.objectContaining({ is: 'sign-of-life', actor: owner.uid, before: 'veto', after: 'active' }),
    );
  });

  test('whose mail comes back is asked on the next channel, and time stands still until two have taken it', async () => {
    const owner = await makeArmedOwner(world);
    const [first] = owner.channels;
    world.mailServer.unknown.add(owner.email);
    await bringTo(world, owner.uid, 'grace');
    expect(await passToDeadline(world, owner.uid)).toBe('verifying');
    await pass(world, 24 * HOUR);
    const { life } = await recordOf(world, owner.uid);
    expect(life.state).toMatchObject({ notice: { accepted: [owner.channels[1]], bounced: [first] } });
    const channel = await world.services.firestore.doc(`users/${owner.uid}/channels/${first}`).get();
    expect(channel.get('bouncedAt')).not.toBeNull();
    for (const contact of owner.contacts) await voteAs(world, owner, contact, 'gone');
    expect(await stateOf(world, owner.uid)).toBe('verifying');
    world.mailServer.unknown.delete(owner.email);
  });
});

describe('the clock', () => {
  test('reads those that are due, and none of the others', async () => {
    const due = await makeArmedOwner(world);
    const { services } = world;
    const record = await services.firestore.doc(`users/${due.uid}/lifeVerifications/real`).get();
    const many = services.firestore.batch();
    for (let count = 0; count < 200; count += 1) {
      many.set(services.firestore.doc(`users/armed-${count}/lifeVerifications/real`), {
        ...record.data(),
        ownerId: `armed-${count}`,
        dueAt: new Date(world.clock.now() + 300 * DAY),
      });
    }
    await many.commit();
    await skip(world, 31 * DAY);
    const counting = countingReads(services);
    await scheduleNamed('lifeVerification-tick').run({
      services: counting.services,
      dueAt: world.clock.now(),
    });
    expect(counting.read()).toBeLessThan(60);
  });
});
