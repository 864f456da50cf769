/** The clock's part: a grace that ends, a period that ended without a word, and who is told of too little room. */
import { Timestamp } from 'firebase-admin/firestore';
import { defineJob, ownerOf } from '../jobs/index.ts';
import { followSubscription } from './followSubscription.ts';

export const followDue = defineJob({
  name: 'subscriptions-followDue',
  expression: '23 * * * *',
  due: ({ firestore }, now) =>
    firestore.collectionGroup('billing').where('lookAt', '<=', Timestamp.fromMillis(now)).orderBy('lookAt'),
  process: async (services, subject) => {
    await followSubscription(services, ownerOf(subject));
  },
});
