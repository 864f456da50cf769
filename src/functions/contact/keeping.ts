/** Messages are forgotten when their term is over, and with the account that they were sent from. */
import { Timestamp } from 'firebase-admin/firestore';
import { defineJob } from '../jobs/index.ts';
import type { Services } from '../services.ts';
import { supportRequests } from './requestDocument.ts';

export const forgetOld = defineJob({
  name: 'contact-forgetOld',
  erases: true,
  expression: '17 4 * * *',
  due: (services, now) =>
    supportRequests(services).where('forgetAt', '<=', Timestamp.fromMillis(now)).orderBy('forgetAt'),
  process: ({ firestore, clock }, { ref }) =>
    firestore.runTransaction(async (transaction) => {
      const forgetAt: unknown = (await transaction.get(ref)).get('forgetAt');
      // Somebody has just marked it.
      if (forgetAt instanceof Timestamp && forgetAt.toMillis() > clock.now()) return;
      transaction.delete(ref);
    }),
});

export async function eraseElsewhere(uid: string, services: Services): Promise<void> {
  const { docs } = await supportRequests(services).where('uid', '==', uid).get();
  for (const { ref } of docs) await ref.delete();
}
