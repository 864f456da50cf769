/** What a change causes is done once, whatever ends between any two of its writes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyLog } from '#shared/legacy/logChain.ts';
import { EFFECTS } from '../../../src/functions/lifeVerification/effectRows.ts';
import type { Services } from '../../../src/functions/services.ts';
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

class Killed extends Error {}

/** A server that is killed at its n-th transaction: right before it commits, or right after. */
function killedAt(
  services: Services,
  n: number,
  moment: 'before' | 'after',
): { services: Services; isKilled(): boolean } {
  const { firestore } = services;
  let passed = 0;
  let isDead = false;
  const runTransaction: typeof firestore.runTransaction = async (work, options) => {
    if (isDead) throw new Killed();
    passed += 1;
    const isLast = passed === n;
    const result = await firestore.runTransaction(async (transaction) => {
      const written = await work(transaction);
      if (isLast && moment === 'before') {
        isDead = true;
        throw new Killed();
      }
      return written;
    }, options);
    if (isLast) {
      isDead = true;
      throw new Killed();
    }
    return result;
  };
  const killed: Services = {
    ...services,
    mail: {
      send: (mail) => (isDead ? Promise.reject(new Killed()) : services.mail.send(mail)),
    },
    firestore: new Proxy(firestore, {
      get: (target, name) => {
        if (name === 'runTransaction')
          return runTransaction satisfies (work: never, options?: never) => unknown;
        const member: unknown = Reflect.get(target, name, target);
        return typeof member === 'function' ? member.bind(target) : member;
      },
    }),
  };
  return { services: killed, isKilled: () => isDead };
}

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
        expect(subjectsTo(world, address)).toContain('We are asking your trusted contacts after you');
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
