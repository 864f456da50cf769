/** What administrators did, for administrators; `administratorActs` writes it and nothing changes or deletes it. */
import { Filter, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { type AdministratorAct, operationsListActs } from '#shared/callables/operations.ts';
import { ADMINISTRATOR_ACTS } from '../administratorActs/index.ts';
import { defineHandler } from '../handler.ts';
import { listPage } from '../listPage.ts';

const storedSchema = z.object({
  at: z.instanceof(Timestamp).transform((timestamp) => timestamp.toDate().toISOString()),
  administrator: z.string(),
  act: z.string(),
  subject: z.string(),
  reason: z.string(),
  change: z.string(),
});

export const listActs = defineHandler(operationsListActs, {
  access: 'admin',
  effect: 'reads',
  run: async ({ search, limit, before }, { services: { firestore, log } }) => {
    const acts = firestore.collection(ADMINISTRATOR_ACTS);
    const chosen = search === '' ? acts : acts.where(isAbout(search));
    const { entries, next } = await listPage({
      collection: acts,
      ordered: chosen.orderBy('at', 'desc'),
      limit,
      before,
      read: readAct,
      noteUnread: (id) => log.log('warning', 'administrator-act-not-read', { id }),
    });
    return { acts: entries, next };
  },
});

/** Order numbers are in capitals, addresses are not: neither has to be typed so. */
function isAbout(search: string): Filter {
  const spellings = [...new Set([search, search.toLowerCase(), search.toUpperCase()])];
  return Filter.or(Filter.where('administrator', 'in', spellings), Filter.where('subject', 'in', spellings));
}

function readAct(row: QueryDocumentSnapshot): AdministratorAct | null {
  const { data } = storedSchema.safeParse(row.data());
  return data ? { ...data, id: row.id } : null;
}
