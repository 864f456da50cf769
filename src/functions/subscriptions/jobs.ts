/** The clock's part: a grace that ends, a period that ended without a word, and who is told of too little room. */
import { defineJob, dueOrAstray, ownerOf } from '../jobs/index.ts';
import { followSubscription } from './followSubscription.ts';
import { HOUR, LONGEST_LOOK } from './subscriptionDocument.ts';

export const followDue = defineJob({
  name: 'subscriptions-followDue',
  expression: '23 * * * *',
  due: ({ firestore }, now) =>
    dueOrAstray(firestore.collectionGroup('billing'), { field: 'lookAt', now, longest: LONGEST_LOOK + HOUR }),
  process: async (services, subject) => {
    await followSubscription(services, ownerOf(subject));
  },
});
