/** How a rehearsal gets from step to step: by the page that shows it, at the very instant, or by the job when nobody looks. */
import type { Transaction } from 'firebase-admin/firestore';
import { lifeVerificationGoOnRehearsing } from '#shared/callables/lifeVerification.ts';
import { waitsForSomebody } from '#shared/legacy/machineClock.ts';
import { ableContacts } from '#shared/lifeVerification/readiness.ts';
import { defineHandler } from '../handler.ts';
import type { Services } from '../services.ts';
import { carryOutSoon } from './carryOut.ts';
import { feed, readVerification } from './feed.ts';
import { tickOne } from './tickOne.ts';

/** More than any rehearsal has. */
const MOST_STEPS = 50;

/** Every step that is due, each carried out before the next. */
export async function goOn(services: Services, uid: string): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const rows = await tickOne(services, uid, 'rehearsal');
    if (!rows) return;
    await carryOutSoon(services, rows);
  }
}

export const goOnRehearsing = defineHandler(lifeVerificationGoOnRehearsing, {
  access: 'user',
  limit: { calls: 600, within: 60 * 60_000 },
  run: async ({ withoutWaiting }, { caller, services }) => {
    if (withoutWaiting) {
      const rows = await services.firestore.runTransaction((transaction) =>
        endWaiting(transaction, services, caller.uid),
      );
      await carryOutSoon(services, rows);
    }
    await goOn(services, caller.uid);
    return {};
  },
});

/** Contacts who are silent in it, or disagree, are answered for by made-up ones; after a check-in time leaps all the same. */
async function endWaiting(transaction: Transaction, services: Services, uid: string) {
  const verification = await readVerification(transaction, services, uid, 'rehearsal');
  if (!verification || !waitsForSomebody(verification.document.life)) return [];
  const { contacts, round, state } = verification.document.life;
  if (state.is === 'active') feed(transaction, services, verification, { is: 'tick' }, uid);
  for (const { id: contact } of state.is === 'active' ? [] : ableContacts(contacts)) {
    const vote = { is: 'vote', contact, says: 'gone', round } as const;
    feed(transaction, services, verification, vote, 'made-up');
  }
  return verification.rows;
}
