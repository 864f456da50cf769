/** Shows administrators how far the mails that matter have come, never what is in them, and sends refused ones again. */
import {
  administrationListOutbound,
  administrationRetryOutbound,
  type OutboundEntry,
} from '#shared/callables/administration.ts';
import { recordAct } from '../administratorActs/index.ts';
import {
  deliverSoon,
  findMessage,
  type OutboundMessage,
  outboundMessage,
  outboundMessages,
  retryRefused,
} from '../delivery/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { listPage } from '../listPage.ts';

export const listOutbound = defineHandler(administrationListOutbound, {
  access: 'admin',
  effect: 'reads',
  run: async ({ limit, before, state }, { services: { firestore, log } }) => {
    const all = outboundMessages(firestore);
    const chosen = state === undefined ? all : all.where('delivery.state', '==', state);
    return listPage({
      collection: all,
      ordered: chosen.orderBy('createdAt', 'desc'),
      limit,
      before,
      read: (row) => {
        const message = findMessage(row);
        return message && entryOf(row.id, message);
      },
      noteUnread: (id) => log.log('warning', 'mail-not-read', { id }),
    });
  },
});

export const retryOutbound = defineHandler(administrationRetryOutbound, {
  access: 'admin',
  run: async ({ id }, { caller, services }) => {
    const row = outboundMessage(services.firestore, id);
    if (!findMessage(await row.get())) {
      throw new Refusal('not-found', 'This mail is no longer kept.', { field: 'id' });
    }
    const isWaiting = await retryRefused(services, row, (transaction) =>
      recordAct(transaction, { caller, services }, { act: administrationRetryOutbound.name, subject: id }),
    );
    if (!isWaiting) {
      throw new Refusal('conflict', 'Only a refused mail can be sent again.', { field: 'id' });
    }
    services.log.log('info', 'mail-retried', { id });
    await deliverSoon(services, [id]);
    const message = findMessage(await row.get());
    if (!message) throw new Refusal('not-found', 'This mail is no longer kept.', { field: 'id' });
    return entryOf(id, message);
  },
});

function entryOf(id: string, { purpose, to, createdAt, delivery }: OutboundMessage): OutboundEntry {
  return {
    id,
    purpose,
    recipient: to,
    createdAt: new Date(createdAt).toISOString(),
    delivery: deliveryOf(delivery),
  };
}

const asInstant = (milliseconds: number) => new Date(milliseconds).toISOString();

function deliveryOf(delivery: OutboundMessage['delivery']): OutboundEntry['delivery'] {
  switch (delivery.state) {
    case 'waiting':
      return {
        ...delivery,
        since: asInstant(delivery.since),
        nextAttemptAt: asInstant(delivery.nextAttemptAt),
      };
    case 'sent':
      return { ...delivery, acceptedAt: asInstant(delivery.acceptedAt) };
    case 'refused':
      return { ...delivery, refusedAt: asInstant(delivery.refusedAt) };
    case 'bounced':
      return {
        ...delivery,
        acceptedAt: asInstant(delivery.acceptedAt),
        bouncedAt: asInstant(delivery.bouncedAt),
      };
  }
}
