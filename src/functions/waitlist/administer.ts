/** Shows administrators who waits, and forgets an address whose owner asked for it. */
import { Timestamp } from 'firebase-admin/firestore';
import { waitlistCount, waitlistErase, waitlistList } from '#shared/callables/waitlist.ts';
import { defineHandler } from '../handler.ts';
import { eraseItsMails, readEntry, waitlistOf } from './entries.ts';

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
    const last = before === undefined ? null : await all.doc(before).get();
    const page = await (last?.exists ? ordered.startAfter(last) : ordered).limit(limit).get();
    return {
      entries: page.docs.flatMap((row) => {
        const entry = readEntry(row);
        if (entry) {
          const { email, plan, language, consentedAt, confirmedAt } = entry;
          return [
            {
              id: row.id,
              email,
              plan,
              language,
              consentedAt: consentedAt.toDate().toISOString(),
              confirmedAt: confirmedAt?.toDate().toISOString() ?? null,
            },
          ];
        }
        services.log.log('warning', 'waitlist-entry-not-read', { id: row.id });
        return [];
      }),
      next: page.size === limit ? (page.docs.at(-1)?.id ?? null) : null,
    };
  },
});

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
    const entry = readEntry(await row.get());
    await row.delete();
    if (entry) await eraseItsMails(services, entry.email);
    services.log.log('info', 'waitlist-entry-erased', { by: caller.uid });
    return {};
  },
});
