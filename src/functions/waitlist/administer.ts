/** Shows administrators who waits, and forgets an address whose owner asked for it. */
import { waitlistErase, waitlistList } from '#shared/callables/waitlist.ts';
import { defineHandler } from '../handler.ts';
import { readEntry, waitlistOf } from './entries.ts';

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
        if (entry) return [{ ...entry, id: row.id, consentedAt: entry.consentedAt.toDate().toISOString() }];
        services.log.log('warning', 'waitlist-entry-not-read', { id: row.id });
        return [];
      }),
      next: page.size === limit ? (page.docs.at(-1)?.id ?? null) : null,
    };
  },
});

export const erase = defineHandler(waitlistErase, {
  access: 'admin',
  run: async ({ id }, { caller, services }) => {
    await waitlistOf(services).doc(id).delete();
    services.log.log('info', 'waitlist-entry-erased', { by: caller.uid });
    return {};
  },
});
