/** What a change causes is done once, whatever ends between any two of its writes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyLog } from '#shared/legacy/logChain.ts';
import { EFFECTS } from '../../../src/functions/lifeVerification/effectRows.ts';
import { killedAt } from '../../support/legacy/killedAt.ts';
import {
  askOfContact,
  bringTo,
  HOUR,
  logOf,
  MINUTE,
  makeArmedOwner,
  type Owner,
  pass,
  recordOf,
  runJobs,
  skip,
  stateOf,
  subjectsTo,
} from '../../support/legacy/verification.ts';
import { type RunningWorld, startWorld } from '../../support/legacy/world.ts';

let world: RunningWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

async function rowsOf({ uid }: Owner): Promise<number> {
  return (await world.services.firestore.collection(`users/${uid}/${EFFECTS}`).get()).size;
}

describe('a kill', () => {
  test('at every other transaction of the step at which contacts are asked costs no mail, sends none twice, and leaves the log whole', async () => {
    let wasKilled = true;
    for (let n = 1; wasKilled && n < 60; n += 2) {
      const moment = n % 4 === 1 ? 'before' : 'after';
      const owner = await makeArmedOwner(world);
      await bringTo(world, owner.uid, 'grace');
      const { dueAt } = await recordOf(world, owner.uid);
      await skip(world, (dueAt?.getTime() ?? 0) - world.clock.now());
      const killed = killedAt(world.services, n, moment);
      await runJobs(world, killed.services).catch((error: unknown) => {
        if (!killed.isKilled()) throw error;
      });
      wasKilled = killed.isKilled();
      await pass(world, MINUTE);
      // What failed is tried again after a rest.
      await pass(world, 8 * MINUTE);
      await pass(world, 26 * HOUR);
      expect(await stateOf(world, owner.uid)).toBe('verifying');
      expect(await rowsOf(owner)).toBe(0);
      for (const contact of owner.contacts) {
        expect(new Set(messageIds(contact.email)).size).toBe(1);
        expect(await askOfContact(world, contact)).toMatchObject({ vote: 'nothing' });
      }
      for (const address of [owner.email, `second-${owner.email}`]) {
        expect(subjectsTo(world, address)).toContain(
          'Your life verification: we are asking your trusted contacts',
        );
      }
      expect((await recordOf(world, owner.uid)).life.state).toMatchObject({
        notice: { accepted: expect.arrayContaining([...owner.channels]) },
      });
      expect(await verifyLog(await logOf(world, owner.uid))).toEqual({ is: 'whole' });
      // Whom the jobs of the next one are not to ask again.
      await world.services.firestore.recursiveDelete(world.services.firestore.doc(`users/${owner.uid}`));
    }
    expect(wasKilled).toBe(false);
  }, 600_000);
});

const messageIds = (address: string) =>
  world.mailServer.received.filter(({ to }) => to === address).map(({ messageId }) => messageId);
