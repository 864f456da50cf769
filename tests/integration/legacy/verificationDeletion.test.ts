/** An account that ends while somebody is asked whether its owner lives (docs/decisions/0024). */
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountRequestDeletion } from '#shared/callables/account.ts';
import * as calls from '#shared/callables/lifeVerification.ts';
import { scheduleNamed } from '../../support/catalogue.ts';
import {
  bringTo,
  callAs,
  DAY,
  HOUR,
  makeArmedOwner,
  type Owner,
  skip,
  stateOf,
} from '../../support/legacy/verification.ts';
import { type RunningWorld, startWorld } from '../../support/legacy/world.ts';

let world: RunningWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** As it stands when the 30 days and the reminder are behind. */
async function deletionFallsDue({ uid }: Owner): Promise<void> {
  const { services, clock } = world;
  const past = (days: number) => Timestamp.fromMillis(clock.now() - days * DAY);
  await services.firestore.doc(`users/${uid}`).update({
    deletionDueAt: past(1),
    deletionReminderAt: null,
    deletionRemindedAt: past(9),
  });
}
async function purge(): Promise<void> {
  const job = scheduleNamed('account-purge');
  for (let hour = 0; hour < 2; hour += 1) {
    await job.run({ services: world.services, dueAt: world.clock.now() });
    await skip(world, HOUR);
  }
}
const isThere = async ({ uid }: Owner) => (await world.services.firestore.doc(`users/${uid}`).get()).exists;

describe('an account whose deletion was asked for', () => {
  test('is one whose owner lives: whatever was asked is void', async () => {
    const owner = await makeArmedOwner(world);
    await bringTo(world, owner.uid, 'veto');
    await callAs(world, owner.uid, accountRequestDeletion, {});
    expect(await stateOf(world, owner.uid)).toBe('active');
  });

  test.each(['verifying', 'veto', 'releasing', 'released'] as const)(
    'is not erased in %s, and is once its owner is believed to live',
    async (state) => {
      const owner = await makeArmedOwner(world);
      await bringTo(world, owner.uid, state);
      await deletionFallsDue(owner);
      await purge();
      expect(await isThere(owner)).toBe(true);
      await callAs(world, owner.uid, calls.lifeVerificationCheckIn, {});
      await purge();
      expect(await isThere(owner)).toBe(false);
      const record = await world.services.firestore.doc(`users/${owner.uid}/lifeVerifications/real`).get();
      expect(record.exists).toBe(false);
    },
  );
});
