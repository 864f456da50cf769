/** The job of a collection whose documents say by `forgetAt` until when they are kept. */
import { type CollectionReference, Timestamp } from 'firebase-admin/firestore';
import type { Schedule } from '../schedule.ts';
import type { Services } from '../services.ts';
import { defineJob, type Job } from './defineJob.ts';

interface Forgetting extends Pick<Job, 'name' | 'formerName' | 'expression'> {
  readonly collection: (services: Services) => CollectionReference;
}

export const defineForgetting = ({ collection, ...job }: Forgetting): Schedule =>
  defineJob({
    ...job,
    erases: true,
    due: (services, now) =>
      collection(services).where('forgetAt', '<=', Timestamp.fromMillis(now)).orderBy('forgetAt'),
    process: ({ firestore, clock }, { ref }) =>
      firestore.runTransaction(async (transaction) => {
        const forgetAt: unknown = (await transaction.get(ref)).get('forgetAt');
        // It was put off, or is to be kept, in the meantime.
        if (!(forgetAt instanceof Timestamp) || forgetAt.toMillis() > clock.now()) return;
        transaction.delete(ref);
      }),
  });
