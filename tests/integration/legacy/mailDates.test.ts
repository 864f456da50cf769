/** Until when: in the owner's own zone and language, and never a day too late. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lifeVerificationArm, lifeVerificationConfigure } from '#shared/callables/lifeVerification.ts';
import { usualPolicy } from '#shared/lifeVerification/policy.ts';
import {
  bringTo,
  callAs,
  feedOne,
  makeOwner,
  passToDeadline,
  recordOf,
  runJobs,
} from '../../support/legacy/verification.ts';
import { type RunningWorld, startWorld } from '../../support/legacy/world.ts';

let world: RunningWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const ZONE = 'America/Los_Angeles';

test('the last days of waiting are named as the owner’s calendar has them, with the owner’s name', async () => {
  const owner = await makeOwner(world);
  const { version: _version, ...policy } = usualPolicy(ZONE);
  await callAs(world, owner.uid, lifeVerificationConfigure, { policy });
  await world.services.firestore
    .doc(`users/${owner.uid}`)
    .set({ settings: { language: 'fr' } }, { merge: true });
  await feedOne(world, owner.uid, { is: 'rehearsed' });
  await callAs(world, owner.uid, lifeVerificationArm, {});
  await bringTo(world, owner.uid, 'reminding');
  while ((await recordOf(world, owner.uid)).life.state.is !== 'grace') {
    await passToDeadline(world, owner.uid);
  }
  const { sentAt } = await noticeOf(owner.uid);
  world.clock.advance(Math.max(0, sentAt - world.clock.now()));
  await runJobs(world);
  await runJobs(world);
  const { life } = await recordOf(world, owner.uid);
  if (life.state.is !== 'grace' || life.state.term.is !== 'running') throw new Error('Its days run.');
  const lastDay = new Intl.DateTimeFormat('fr', { dateStyle: 'full', timeZone: ZONE })
    .format(life.state.term.endsAt - 1)
    .replace(' 1 ', ' 1er ');
  const mail = world.mailServer.received.findLast(({ to }) => to === owner.email);
  expect(mail?.text.replace(/\s+/g, ' ')).toContain(`jusqu’au ${lastDay} au soir`);
  expect(mail?.text).toMatch(/^Bonjour Rose,/);
});

async function noticeOf(uid: string) {
  const { state } = (await recordOf(world, uid)).life;
  if (state.is !== 'grace') throw new Error('It is in grace.');
  return state.notice;
}
