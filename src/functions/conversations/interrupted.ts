/** Closes the questions that a stopped server left open: what was shown stays, what was reserved is free again ([Note: Paid when answered]). */
import { defineJob, dueOrAstray, ownerOf } from '../jobs/index.ts';
import type { Services } from '../services.ts';
import {
  isSameConversation,
  type Reservation,
  readPayer,
  USAGE,
  writeUsage,
} from './allowance/usageDocument.ts';
import { ANSWER_ABANDONED, closeUnderway, isLongAgo, SERVER_STOPPED } from './closeUnderway.ts';
import { conversationFrom, conversationOf } from './conversationDocument.ts';

export const closeInterrupted = defineJob({
  name: 'conversations-closeInterrupted',
  expression: '* * * * *',
  due: ({ firestore }, now) =>
    dueOrAstray(firestore.collectionGroup(USAGE), {
      field: 'oldestReservedAt',
      now: now - ANSWER_ABANDONED,
      longest: 2 * ANSWER_ABANDONED,
    }),
  process: async (services, subject) => {
    const uid = ownerOf(subject);
    const now = services.clock.now();
    const payer = await services.firestore.runTransaction(
      (transaction) => readPayer(transaction, services, uid),
      { readOnly: true },
    );
    const abandoned = payer.usage.reserved.filter(({ at }) => isLongAgo(at, now));
    for (const reservation of abandoned) await closeOne(services, uid, reservation);
    if (abandoned.length === 0) await writeAnew(services, uid);
  },
});

/** Where no reservation that can be read makes it due: one that nobody can read holds nothing. */
async function writeAnew(services: Services, uid: string): Promise<void> {
  await services.firestore.runTransaction(async (transaction) => {
    const { usage } = await readPayer(transaction, services, uid);
    writeUsage(transaction, services, uid, usage);
  });
}

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
    const reserved = payer.usage.reserved.filter(
      (row) => row.messageId !== messageId || !isSameConversation(row, reservation),
    );
    writeUsage(transaction, services, uid, { ...payer.usage, reserved });
  });
}
