/** Forgets where visitors called from, once it limits nothing any more. */
import { Timestamp } from 'firebase-admin/firestore';
import { VISITOR_LIMITS } from '../callLimit.ts';
import { defineJob } from '../jobs/index.ts';

export const forgetPlaces = defineJob({
  name: 'waitlist-forgetPlaces',
  erases: true,
  expression: '23 * * * *',
  due: ({ firestore }, now) =>
    firestore
      .collection(VISITOR_LIMITS)
      .where('forgetAt', '<=', Timestamp.fromMillis(now))
      .orderBy('forgetAt'),
  process: ({ firestore, clock }, { ref }) =>
    firestore.runTransaction(async (transaction) => {
      const forgetAt: unknown = (await transaction.get(ref)).get('forgetAt');
      // Somebody called from there in the meantime.
      if (forgetAt instanceof Timestamp && forgetAt.toMillis() > clock.now()) return;
      transaction.delete(ref);
    }),
});
