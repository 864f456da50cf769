/** What operators see of the legacy: what stands still, what is overdue, what did not arrive. Never what anybody keeps. */
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { legacyCasesReadWatch, legacyCasesSendAgain } from '#shared/callables/legacyCases.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { noteBounce } from '../../../src/functions/delivery/index.ts';
import { countingReads } from '../../support/legacy/countingReads.ts';
import { asKeeper, FIRST, keepers, registerKeepers } from '../../support/legacy/keepers.ts';
import {
  bringTo,
  feedOne,
  logOf,
  MINUTE,
  makeArmedOwner,
  passToDeadline,
  recordOf,
  runJobs,
} from '../../support/legacy/verification.ts';
import { type RunningWorld, startWorld } from '../../support/legacy/world.ts';

let world: RunningWorld;
beforeAll(async () => {
  world = await startWorld({ AMARANTH_ADMIN_EMAILS: keepers.join(',') });
  await registerKeepers(world.services);
});
afterAll(() => world.stop());

const watch = (services = world.services) => asKeeper({ services }, FIRST, legacyCasesReadWatch, {});

test('They see which timers stand still and by which channel, and the others are counted without being read', async () => {
  const owner = await makeArmedOwner(world);
  await bringTo(world, owner.uid, 'grace');
  const { life } = await recordOf(world, owner.uid);
  if (life.state.is !== 'grace') throw new Error('It is in grace.');
  const [channel] = life.channels;
  if (!channel) throw new Error('There are two.');
  const notice = life.state.notice.number;
  const running = countingReads(world.services);
  const before = await watch(running.services);
  await feedOne(world, owner.uid, { is: 'bounced', channel: channel.id, notice });
  const counted = countingReads(world.services);
  const after = await watch(counted.services);
  expect(before.frozen).toEqual([]);
  expect(after.frozen).toMatchObject([
    { ownerId: owner.uid, state: 'grace', needed: 2, channels: ['bounced', 'accepted'] },
  ]);
  expect(after.armed).toBe(1);
  // Itself, and nobody whose term runs.
  expect(counted.read()).toBe(running.read() + 1);
  for (const named of ['Rose', 'Léa', owner.email]) expect(JSON.stringify(after)).not.toContain(named);

  const sent = await asKeeper(world, FIRST, legacyCasesSendAgain, { ownerId: userIdSchema.parse(owner.uid) });
  expect(sent).toEqual({ isSent: true });
  const log = await logOf(world, owner.uid);
  expect(log.findLast(({ event }) => event.is === 'send-again')?.event.actor).toBe(FIRST);
});

test('They see nobody among those whose notice arrived, and whose time runs', async () => {
  const owner = await makeArmedOwner(world);
  await bringTo(world, owner.uid, 'verifying');
  expect((await watch()).frozen.map(({ ownerId }) => ownerId)).not.toContain(owner.uid);
});

test('They see when the clock was last looked at, and the newest outages first', async () => {
  await runJobs(world);
  const looked = world.clock.now();
  world.clock.advance(40 * MINUTE);
  await runJobs(world);
  const first = await watch();
  expect(first).toMatchObject({ lookedAt: world.clock.now(), doubtedAt: null, mailDownSince: null });
  expect(first.outages[0]).toEqual({ from: looked, to: looked + 40 * MINUTE });
  world.clock.advance(MINUTE);
  await runJobs(world);
  const later = world.clock.now();
  world.clock.advance(20 * MINUTE);
  await runJobs(world);
  expect((await watch()).outages[0]).toEqual({ from: later, to: later + 20 * MINUTE });
});

test('They see mails that did not arrive and why, by what they are about and not by whose they are', async () => {
  const owner = await makeArmedOwner(world);
  await passToDeadline(world, owner.uid);
  const { docs } = await world.services.firestore
    .collection('outboundMessages')
    .where('to', '==', owner.email)
    .where('purpose', '==', 'life-reminder')
    .where('createdAt', '>', new Timestamp(0, 0))
    .get();
  const [mail] = docs;
  if (!mail) throw new Error('A reminder was written.');
  expect((await watch()).undelivered.filter(({ id }) => id === mail.id)).toEqual([]);
  await noteBounce(world.services, mail.id, `550 <${owner.email}> has moved`);
  const { undelivered } = await watch();
  const found = undelivered.find(({ id }) => id === mail.id);
  expect(found).toMatchObject({ purpose: 'life-reminder', state: 'bounced', reason: '550 <…> has moved' });
  expect(JSON.stringify(undelivered)).not.toContain(owner.email);
});

test('They see mails of the legacy, and none that an account gets otherwise', async () => {
  const owner = await makeArmedOwner(world);
  await passToDeadline(world, owner.uid);
  const rows = world.services.firestore.collection('outboundMessages');
  const { docs } = await rows.where('to', '==', owner.email).limit(1).get();
  const [mail] = docs;
  if (!mail) throw new Error('Something was written to the owner.');
  const other = rows.doc('of-a-password');
  await other.set({ ...mail.data(), purpose: 'password-changed' });
  await noteBounce(world.services, other.id, '550 has moved');
  expect((await watch()).undelivered.map(({ id }) => id)).not.toContain(other.id);
});

test('They see what nobody has carried out in time', async () => {
  const owner = await makeArmedOwner(world);
  const dueAt = Timestamp.fromMillis(world.clock.now() - 6 * MINUTE);
  const row = world.services.firestore.doc(`users/${owner.uid}/legacyEffects/left`);
  await row.set({
    ownerId: owner.uid,
    name: 'real',
    run: 'of-nobody',
    key: 'left',
    round: 0,
    deed: { do: 'close-round' },
    dueAt,
  });
  const { overdue } = await watch();
  expect(overdue).toContainEqual({ ownerId: owner.uid, deed: 'close-round', since: dueAt.toMillis() });
  await row.update({ dueAt: Timestamp.fromMillis(world.clock.now() - MINUTE) });
  expect((await watch()).overdue).toEqual([]);
});
