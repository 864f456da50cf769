/** Shows administrators who waits, and forgets an address whose owner asked for it. */
import { Timestamp } from 'firebase-admin/firestore';
import {
  type WaitlistEntry,
  waitlistCount,
  waitlistErase,
  waitlistList,
} from '#shared/callables/waitlist.ts';
import { recordAct } from '../administratorActs/index.ts';
import { defineHandler } from '../handler.ts';
import { listPage } from '../listPage.ts';
import { eraseItsMails, readEntry, type StoredEntry, waitlistOf } from './entries.ts';

/** After every character that an address can hold. */
const LAST_CHARACTER = '\uf8ff';

export const list = defineHandler(waitlistList, {
  access: 'admin',
  effect: 'reads',
  run: async ({ limit, before, search }, { services }) => {
    const all = waitlistOf(services);
    const ordered =
      search === ''
        ? all.orderBy('consentedAt', 'desc')
        : all
            .where('email', '>=', search)
            .where('email', '<=', search + LAST_CHARACTER)
            .orderBy('email');
    return listPage({
      collection: all,
      ordered,
      limit,
      before,
      read: (row) => {
        const entry = readEntry(row);
        return entry && listed(row.id, entry);
      },
      noteUnread: (id) => services.log.log('warning', 'waitlist-entry-not-read', { id }),
    });
  },
});

function listed(id: string, { email, plan, language, consentedAt, confirmedAt }: StoredEntry): WaitlistEntry {
  return {
    id,
    email,
    plan,
    language,
    consentedAt: consentedAt.toDate().toISOString(),
    confirmedAt: confirmedAt?.toDate().toISOString() ?? null,
  };
}

export const count = defineHandler(waitlistCount, {
  access: 'admin',
  effect: 'reads',
  run: async (_input, { services }) => {
    const all = waitlistOf(services);
    const [total, confirmed] = await Promise.all([
      all.count().get(),
      all.where('confirmedAt', '>', Timestamp.fromMillis(0)).count().get(),
    ]);
    const those = confirmed.data().count;
    return { confirmed: those, waiting: Math.max(0, total.data().count - those) };
  },
});

export const erase = defineHandler(waitlistErase, {
  access: 'admin',
  run: async ({ id }, { caller, services }) => {
    const row = waitlistOf(services).doc(id);
    const entry = await services.firestore.runTransaction(async (transaction) => {
      const stored = await transaction.get(row);
      if (!stored.exists) return null;
      transaction.delete(row);
      // Whose it was is what is to be forgotten.
      recordAct(transaction, { caller, services }, { act: waitlistErase.name, subject: 'waitlist' });
      return readEntry(stored);
    });
    if (entry) await eraseItsMails(services, entry.email);
    services.log.log('info', 'waitlist-entry-erased', { by: caller.uid });
    return {};
  },
});
