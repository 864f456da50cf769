/** Shows administrators what was sent, and notes what is answered. */
import { Timestamp } from 'firebase-admin/firestore';
import { contactList, contactMark, type ListedSupportRequest } from '#shared/callables/contact.ts';
import { recordAct } from '../administratorActs/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { listPage } from '../listPage.ts';
import { forgetAfter, readRequest, type SupportRequest, supportRequests } from './requestDocument.ts';

export const list = defineHandler(contactList, {
  access: 'admin',
  effect: 'reads',
  run: async ({ state, ticket, limit, before }, { services }) => {
    const all = supportRequests(services);
    if (ticket !== undefined) {
      const found = readRequest(await all.doc(ticket).get());
      return { requests: found ? [listed(ticket, found)] : [], next: null };
    }
    const ordered = all.where('state', '==', state).orderBy('sentAt', 'desc');
    const { entries, next } = await listPage({
      collection: all,
      ordered,
      limit,
      before,
      read: (row) => {
        const request = readRequest(row);
        return request && listed(row.id, request);
      },
      noteUnread: (id) => services.log.log('warning', 'support-request-not-read', { ticket: id }),
    });
    return { requests: entries, next };
  },
});

function listed(ticket: string, request: SupportRequest): ListedSupportRequest {
  const { sending: _sending, uid, ...told } = request;
  return { ...told, ticket, isMember: uid !== null };
}

export const mark = defineHandler(contactMark, {
  access: 'admin',
  run: async ({ ticket, state }, { caller, services }) => {
    const row = supportRequests(services).doc(ticket);
    await services.firestore.runTransaction(async (transaction) => {
      const found = readRequest(await transaction.get(row));
      if (!found) throw new Refusal('not-found', 'There is no such ticket.', { field: 'ticket' });
      if (found.state === state) return;
      const now = services.clock.now();
      transaction.update(row, {
        state,
        answeredAt: state === 'answered' ? Timestamp.fromMillis(now) : null,
        forgetAt: forgetAfter(now),
      });
      recordAct(
        transaction,
        { caller, services },
        { act: contactMark.name, subject: ticket, change: `${found.state} → ${state}` },
      );
    });
    services.log.log('info', 'support-request-marked', { ticket, state, by: caller.uid });
    return {};
  },
});
