/** Shows administrators how far the mails that matter have come, never what is in them, and sends refused ones again. */
import {
  administrationListOutbound,
  administrationRetryOutbound,
  type OutboundEntry,
} from '#shared/callables/administration.ts';
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

export const listOutbound = defineHandler(administrationListOutbound, {
  access: 'admin',
  effect: 'reads',
  run: async ({ limit, before, state }, { services: { firestore, log } }) => {
    const all = outboundMessages(firestore);
    const chosen = state === undefined ? all : all.where('delivery.state', '==', state);
    const newest = chosen.orderBy('createdAt', 'desc').limit(limit);
    const last = before === undefined ? null : await outboundMessage(firestore, before).get();
    const page = await (last?.exists ? newest.startAfter(last) : newest).get();
    return {
      entries: page.docs.flatMap((row) => {
        const message = findMessage(row);
        if (message) return [entryOf(row.id, message)];
        log.log('warning', 'mail-not-read', { id: row.id });
        return [];
      }),
      next: page.size === limit ? (page.docs.at(-1)?.id ?? null) : null,
    };
  },
});

export const retryOutbound = defineHandler(administrationRetryOutbound, {
  access: 'admin',
  run: async ({ id }, { services }) => {
    const row = outboundMessage(services.firestore, id);
    if (!findMessage(await row.get())) {
      throw new Refusal('not-found', 'This mail is no longer kept.', { field: 'id' });
    }
    if (!(await retryRefused(services, row))) {
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
