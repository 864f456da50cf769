/** Ends a conversation with the owner's farewell (shared/callables/conversations.ts). */
import { Timestamp } from 'firebase-admin/firestore';
import { conversationsEnd } from '#shared/callables/conversations.ts';
import { readHearing } from '../clone/index.ts';
import { defineHandler } from '../handler.ts';
import { readPayer, writeUsage } from './allowance/usageDocument.ts';
import { closeUnderway } from './closeUnderway.ts';
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
      const shown = conversation.underway?.sentences.length ?? 0;
      const closed = await closeUnderway(
        transaction,
        services,
        conversation,
        payer,
        shown > 0
          ? { is: 'answered', isWhole: false, isQuotedInstead: false }
          : { is: 'interrupted', by: 'stopped' },
        { endedAt },
      );
      if (!closed) transaction.update(conversationOf(firestore, input), { endedAt });
      const { usage } = closed?.payer ?? payer;
      if (usage.freeConversationId === input.conversationId) {
        writeUsage(transaction, services, uid, { ...usage, freeUntil: Math.min(usage.freeUntil, now) });
      }
      return { farewell };
    });
  },
});
