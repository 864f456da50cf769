/** Mail by the clock: what could not be delivered at once, and the receipts of what was, which are kept for a while. */
import { Filter, Timestamp } from 'firebase-admin/firestore';
import { MAIL_RECEIPT_RETENTION } from '#shared/limits.ts';
import { defineJob } from '../jobs/index.ts';
import { deliver, LONGEST_DELAY } from './deliver.ts';
import { findMessage, isOutdated, outboundMessages } from './outboundMessage.ts';

export const deliverWaiting = defineJob({
  name: 'mail-deliver',
  expression: '* * * * *',
  due: ({ firestore }, now) =>
    outboundMessages(firestore)
      .where(
        Filter.or(
          Filter.where('delivery.nextAttemptAt', '<=', Timestamp.fromMillis(now)),
          // Written by a clock that was ahead.
          Filter.where('delivery.nextAttemptAt', '>', Timestamp.fromMillis(now + LONGEST_DELAY)),
        ),
      )
      .orderBy('delivery.nextAttemptAt'),
  process: (services, { ref }) => deliver(services, ref),
});

export const forgetOld = defineJob({
  name: 'mail-forgetOld',
  erases: true,
  expression: '11 4 * * *',
  due: ({ firestore }, now) =>
    outboundMessages(firestore)
      .where('createdAt', '<=', Timestamp.fromMillis(now - MAIL_RECEIPT_RETENTION))
      .orderBy('createdAt'),
  process: (services, { ref }) =>
    services.firestore.runTransaction(async (transaction) => {
      const message = findMessage(await transaction.get(ref));
      // One that still waits is not old, however long the server was off, unless nobody needs to be told any more.
      const isWaiting = message?.delivery.state === 'waiting';
      if (!isWaiting || isOutdated(message, services.clock.now())) transaction.delete(ref);
    }),
});
