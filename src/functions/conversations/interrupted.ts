/** Closes the questions that a stopped server left open: what was shown stays, what was reserved is free again ([Note: Paid when answered]). */
import { Timestamp } from 'firebase-admin/firestore';
import { defineJob, ownerOf } from '../jobs/index.ts';
import type { Services } from '../services.ts';
import { type Reservation, readPayer, USAGE, writeUsage } from './allowance/usageDocument.ts';
import { ANSWER_ABANDONED, closeUnderway, SERVER_STOPPED } from './closeUnderway.ts';
import { conversationFrom, conversationOf } from './conversationDocument.ts';

export const closeInterrupted = defineJob({
  name: 'conversations-closeInterrupted',
  expression: '* * * * *',
  due: ({ firestore }, now) =>
    firestore
      .collectionGroup(USAGE)
      .where('oldestReservedAt', '<=', Timestamp.fromMillis(now - ANSWER_ABANDONED))
      .orderBy('oldestReservedAt'),
  process: async (services, subject) => {
    const uid = ownerOf(subject);
    const now = services.clock.now();
    const payer = await services.firestore.runTransaction(
      (transaction) => readPayer(transaction, services, uid),
      { readOnly: true },
    );
    const abandoned = payer.usage.reserved.filter(({ at }) => now - at >= ANSWER_ABANDONED);
    for (const reservation of abandoned) await closeOne(services, uid, reservation);
  },
});

async function closeOne(services: Services, uid: string, reservation: Reservation): Promise<void> {
  const { firestore } = services;
  await firestore.runTransaction(async (transaction) => {
    const conversation = conversationFrom(await transaction.get(conversationOf(firestore, reservation)));
    const payer = await readPayer(transaction, services, uid);
    const { messageId } = reservation;
    if (conversation?.underway?.id === messageId) {
      await closeUnderway(transaction, services, conversation, payer, SERVER_STOPPED);
      return;
    }
    const reserved = payer.usage.reserved.filter((row) => row.messageId !== messageId);
    writeUsage(transaction, services, uid, { ...payer.usage, reserved });
  });
}
