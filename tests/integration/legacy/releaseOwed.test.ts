/** Nobody's inheritance depends on a card (PRODUCT.md): what is owed changes nothing of what is given, and when. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plans } from '#shared/plans.ts';
import { addAlbum, addItem, leaveTo, receivedBy } from '../../support/legacy/release.ts';
import {
  bringTo,
  DAY,
  HOUR,
  makeArmedOwner,
  recordOf,
  runJobs,
  skip,
  stateOf,
} from '../../support/legacy/verification.ts';
import { type RunningWorld, startWorld } from '../../support/legacy/world.ts';

let world: RunningWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const paid = (now: number) => ({ planId: 'premium', interval: 'month', currentPeriodEnd: now });
const everything = { thing: { is: 'everything' } } as const;

test.each([
  ['is past due', (now: number) => ({ is: 'past-due', ...paid(now), graceUntil: now + DAY }), 'Premium'],
  [
    'ended unpaid, with far more kept than Free has room for',
    () => ({ is: 'none', overQuotaSince: 1 }),
    'Free',
  ],
])(
  'an owner whose plan %s is asked, and leaves everything, as ever',
  async (_title, recordFor, planName) => {
    const { firestore } = world.services;
    const owner = await makeArmedOwner(world);
    await firestore.doc(`users/${owner.uid}/beneficiaries/${owner.beneficiaryId}`).delete();
    await addItem(world, owner.uid, await addAlbum(world, owner.uid));
    const heir = await leaveTo(world, owner.uid, { wishes: [everything] });
    const stages = ['instructions', 'memories', 'vault', 'clone'];
    await firestore.doc(`users/${owner.uid}/lifeVerifications/real`).update({
      'life.recipients': [{ id: heir.id, stages }],
      'life.policy.stageDelayDays': { instructions: 0, memories: 0, vault: 0, clone: 0 },
    });
    await firestore.doc(`users/${owner.uid}/billing/subscription`).set(recordFor(world.clock.now()));
    await firestore.doc(`users/${owner.uid}`).update({
      plan: planName,
      storageLimit: plans.free.storageBytes,
      storageUsed: 50 * plans.free.storageBytes,
    });
    await bringTo(world, owner.uid, 'veto');
    const { dueAt } = await recordOf(world, owner.uid);
    await skip(world, (dueAt?.getTime() ?? 0) - world.clock.now());
    await skip(world, HOUR);
    for (let day = 0; day < 3; day += 1) {
      for (let run = 0; run < 2; run += 1) await runJobs(world);
      await skip(world, 26 * HOUR);
    }
    // Everything was given, and nobody is waited for.
    expect(await stateOf(world, owner.uid)).toBe('closed');
    const received = await receivedBy(world, owner, heir);
    expect(received?.stages.map(({ stage }) => stage).toSorted()).toEqual(stages.toSorted());
    expect(received?.albumIds).toHaveLength(1);
  },
  180_000,
);
