/** A release is over when everything was given and nothing waits for a day, or for somebody who accepts. */
import { defineJob, ownerOf } from '../jobs/index.ts';
import { isAnythingLeft, noteLastLook, releasesToLookAt } from '../release/index.ts';
import { carryOutSoon } from './carryOut.ts';
import { feed, readVerification } from './feed.ts';

const HOUR = 60 * 60_000;

export const closeReleased = defineJob({
  name: 'lifeVerification-closeReleased',
  expression: '* * * * *',
  due: releasesToLookAt,
  process: async (services, subject) => {
    const ownerId = ownerOf(subject);
    const rows = await services.firestore.runTransaction(async (transaction) => {
      const verification = await readVerification(transaction, services, ownerId);
      const isLeft = await isAnythingLeft(transaction, services, ownerId);
      const stored = await transaction.get(subject.ref);
      if (!stored.exists) return [];
      const state = verification?.document.life.state.is;
      if (verification && state === 'released' && !isLeft) {
        feed(transaction, services, verification, { is: 'nothing-left' }, 'time');
      }
      // While other stages wait for their delay, this one may have been the last with a day.
      noteLastLook(transaction, subject, state === 'releasing' ? services.clock.now() + HOUR : null);
      return verification?.rows ?? [];
    });
    await carryOutSoon(services, rows);
  },
});
