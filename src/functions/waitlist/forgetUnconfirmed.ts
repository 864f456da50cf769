/** Forgets addresses that nobody confirmed in time. */
import { Timestamp } from 'firebase-admin/firestore';
import { defineJob } from '../jobs/index.ts';
import { eraseItsMails, isTermOver, readEntry, waitlistOf } from './entries.ts';

export const forgetUnconfirmed = defineJob({
  name: 'waitlist-forgetUnconfirmed',
  erases: true,
  expression: '41 * * * *',
  due: (services, now) =>
    waitlistOf(services).where('forgetAt', '<=', Timestamp.fromMillis(now)).orderBy('forgetAt'),
  process: async (services, { ref }) => {
    const email = await services.firestore.runTransaction(async (transaction) => {
      const entry = readEntry(await transaction.get(ref));
      // Confirmed, or asked for once more, in the meantime.
      if (!entry || !isTermOver(entry, services.clock.now())) return null;
      transaction.delete(ref);
      return entry.email;
    });
    if (email !== null) await eraseItsMails(services, email);
  },
});
