/** Keeps an address that asked for a place. */
import { Timestamp } from 'firebase-admin/firestore';
import { waitlistJoin } from '#shared/callables/waitlist.ts';
import { countVisit } from '../callLimit.ts';
import { defineHandler } from '../handler.ts';
import { entryIdOf, readEntry, waitlistOf } from './entries.ts';

/** A household, or a hall of people behind one address, joins; a machine that fills the list does not get far. */
const JOINS_FROM_ONE_PLACE = { calls: 30, within: 3_600_000 };

export const join = defineHandler(waitlistJoin, {
  access: 'visitor',
  run: async ({ email, plan, language }, { services, address }) => {
    await countVisit(waitlistJoin.name, JOINS_FROM_ONE_PLACE, address, services);
    const row = waitlistOf(services).doc(entryIdOf(email));
    await services.firestore.runTransaction(async (transaction) => {
      const known = readEntry(await transaction.get(row));
      // The latest choice counts; the place in the row is that of the first consent.
      const consentedAt = known?.consentedAt ?? Timestamp.fromMillis(services.clock.now());
      transaction.set(row, { email, plan, language, consentedAt });
    });
    return {};
  },
});
