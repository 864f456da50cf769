/** Forgets where visitors called from, once it limits nothing any more. */
import { VISITOR_LIMITS } from '../callLimit.ts';
import { defineForgetting } from '../jobs/index.ts';

export const forgetPlaces = defineForgetting({
  name: 'visitors-forgetPlaces',
  formerName: 'waitlist-forgetPlaces',
  expression: '23 * * * *',
  collection: ({ firestore }) => firestore.collection(VISITOR_LIMITS),
});
