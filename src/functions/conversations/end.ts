/** Ends a conversation with the owner's farewell (shared/callables/conversations.ts). */
import { Timestamp } from 'firebase-admin/firestore';
import { conversationsEnd } from '#shared/callables/conversations.ts';
import { readHearing } from '../clone/index.ts';
import { defineHandler } from '../handler.ts';
import { freeConversationOf, isSameConversation, readPayer, writeUsage } from './allowance/usageDocument.ts';
import { closeUnderway, outcomeOfStopped } from './closeUnderway.ts';
import { conversationOf, readHeld } from './conversationDocument.ts';
import { words } from './words.ts';

export const end = defineHandler(conversationsEnd, {
  access: 'user',
  run: async (input, { caller: { uid }, services }) => {
    const { firestore, clock } = services;
    return firestore.runTransaction(async (transaction) => {
      const conversation = await readHeld(transaction, firestore, input, uid);
      const heard = await readHearing(transaction, services, uid, input.ownerId);
      const farewell = heard?.settings.personality.farewell || words[conversation.language].farewell;
      if (conversation.endedAt !== null) return { farewell };
      const payer = await readPayer(transaction, services, uid);
      const now = clock.now();
      const endedAt = Timestamp.fromMillis(now);
      const closed = await closeUnderway(
        transaction,
        services,
        conversation,
        payer,
        outcomeOfStopped(conversation),
        { endedAt },
      );
      if (!closed) transaction.update(conversationOf(firestore, input), { endedAt });
      const { usage } = closed?.payer ?? payer;
      const free = freeConversationOf(usage);
      if (free && isSameConversation(free, input)) {
        writeUsage(transaction, services, uid, { ...usage, freeUntil: Math.min(usage.freeUntil, now) });
      }
      return { farewell };
    });
  },
});
