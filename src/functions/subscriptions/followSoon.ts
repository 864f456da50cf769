/** For what was decided elsewhere and stands whatever the vendor answers: an account that is to be erased, or is not. */
import { Timestamp } from 'firebase-admin/firestore';
import { Refusal } from '../errors.ts';
import type { Services } from '../services.ts';
import { followSubscription } from './followSubscription.ts';
import { readRecord, storeRecord, subscriptionDocument } from './subscriptionDocument.ts';

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
      const [profile, stored] = await transaction.getAll(firestore.doc(`users/${uid}`), document);
      if (!profile?.exists) return;
      const now = clock.now();
      // What is paid may not have been recorded yet.
      const record = stored?.data() ?? storeRecord(readRecord(undefined, { is: 'none' }), now);
      transaction.set(document, { ...record, lookAt: Timestamp.fromMillis(now) });
    });
  }
}
