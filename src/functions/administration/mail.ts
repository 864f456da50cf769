/** Lets administrators read the outbox of the embedded server. */
import { administrationListMail, administrationReadMail } from '#shared/callables/administration.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import type { Outbox, Services } from '../services.ts';
import { isFoundBy, sealEntry, sealMessage } from './sealedMail.ts';

export const listMail = defineHandler(administrationListMail, {
  access: 'admin',
  effect: 'reads',
  run: async ({ limit, before, search }, { caller, services }) => {
    const entries = await outboxOf(services).list({
      limit,
      isListed: (entry) => isFoundBy(search, sealEntry(entry, caller)),
      ...(before === undefined ? {} : { before }),
    });
    return { entries: entries.map((entry) => sealEntry(entry, caller)) };
  },
});

export const readMail = defineHandler(administrationReadMail, {
  access: 'admin',
  effect: 'reads',
  run: async ({ id }, { caller, services }) => {
    const message = await outboxOf(services).read(id);
    if (!message) throw new Refusal('not-found', 'This mail is no longer in the outbox.', { field: 'id' });
    return sealMessage(message, caller);
  },
});

function outboxOf({ outbox }: Services): Outbox {
  if (outbox) return outbox;
  throw new Refusal(
    'not-available',
    'Mails are sent by your own provider here. You will find them in its records.',
  );
}
