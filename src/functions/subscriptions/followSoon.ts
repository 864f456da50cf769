/** For what was decided elsewhere and stands whatever the vendor answers: an account that is to be erased, or is not. */
import { Timestamp } from 'firebase-admin/firestore';
import { Refusal } from '../errors.ts';
import type { Services } from '../services.ts';
import { followSubscription } from './followSubscription.ts';
import { subscriptionDocument } from './subscriptionDocument.ts';

/** Now, or by `subscriptions-followDue` where the vendor cannot be asked. */
export async function followSoon(services: Services, uid: string): Promise<void> {
  const { firestore, clock, log } = services;
  try {
    await followSubscription(services, uid);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    log.log('warning', 'subscription-followed-later', { uid, code: error.code });
    const document = subscriptionDocument(firestore, uid);
    await firestore.runTransaction(async (transaction) => {
      const stored = await transaction.get(document);
      if (stored.exists) transaction.update(document, { lookAt: Timestamp.fromMillis(clock.now()) });
    });
  }
}
