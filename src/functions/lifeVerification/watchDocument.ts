/** Where the watch over clock and mail is kept: one document for everybody. */
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { Services } from '../services.ts';
import { type Watch, watchSchema } from './outages.ts';

export function watchOf(firestore: Firestore): DocumentReference {
  return firestore.doc('watch/lifeVerifications');
}

/** Outside of the transaction that needs it: only ever more is noted in it, and the job writes it every minute. */
export async function readWatch({ firestore }: Services): Promise<Watch> {
  return watchSchema.parse((await watchOf(firestore).get()).data() ?? {});
}
