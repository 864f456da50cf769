/** Begins a conversation (shared/callables/conversations.ts). The clone never does: it is opened by somebody, and greets. */
import { Timestamp } from 'firebase-admin/firestore';
import type { CallableOutput } from '#shared/callables/contract.ts';
import { conversationsOpen } from '#shared/callables/conversations.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { assertIsSomebody } from '../access/index.ts';
import { readHearing } from '../clone/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { allowanceOf, freeConversationOf, isSameConversation, readPayer } from './allowance/usageDocument.ts';
import { indexOf } from './answer/passageCache.ts';
import {
  conversationFrom,
  conversationOf,
  conversationView,
  type StoredConversation,
} from './conversationDocument.ts';
import { words } from './words.ts';

export const open = defineHandler(conversationsOpen, {
  access: 'user',
  limit: { calls: 60, within: 60 * 60_000 },
  run: async (input, { caller, services }): Promise<CallableOutput<typeof conversationsOpen>> => {
    assertIsSomebody(caller);
    const { firestore, clock, model, log } = services;
    const { ownerId, conversationId, language, introduction } = input;
    const opened = await firestore.runTransaction(async (transaction) => {
      const now = clock.now();
      const reference = conversationOf(firestore, input);
      const stored = await transaction.get(reference);
      const heard = await readHearing(transaction, services, caller.uid, ownerId);
      if (!heard) throw new Refusal('clone-closed', 'It does not speak.', { silence: 'gone' });
      if (heard.silence !== null) {
        throw new Refusal('clone-closed', 'It does not speak now.', { silence: heard.silence });
      }
      const { hearing, settings, ownerName } = heard;
      const payer = await readPayer(transaction, services, caller.uid);
      const earlier = conversationFrom(stored);
      if (earlier && earlier.listenerId !== caller.uid) {
        throw new Refusal('not-found', 'There is no such conversation.');
      }
      if (hearing !== 'owner' && introduction === '') {
        throw new Refusal('invalid-input', 'introduction: say who you are', { field: 'introduction' });
      }
      const conversation: StoredConversation = earlier ?? {
        id: conversationId,
        ownerId,
        listenerId: userIdSchema.parse(caller.uid),
        hearing,
        introduction,
        language,
        openedAt: new Date(now),
        endsAt: new Date(now + settings.sessionMinutes * 60_000),
        endedAt: null,
        exchanges: [],
        underway: null,
      };
      if (!earlier) {
        // Erased, and begun anew under its id: it was free once.
        const free = freeConversationOf(payer.usage);
        if (free && isSameConversation(free, input)) {
          throw new Refusal('conversation-over', 'This conversation was held and erased.');
        }
        const { openedAt, endsAt } = conversation;
        transaction.create(reference, {
          ...conversation,
          openedAt: Timestamp.fromDate(openedAt),
          endsAt: Timestamp.fromDate(endsAt),
        });
      }
      return { conversation, ownerName, settings, allowance: allowanceOf(payer, now) };
    });
    // The first question is not to wait for what every question needs.
    Promise.all([indexOf(services, ownerId), model.prepare()]).catch((error: unknown) => {
      log.log('warning', 'clone-not-prepared', { ownerId, reason: String(error) });
    });
    const { conversation, ownerName, settings, allowance } = opened;
    return {
      conversation: conversationView(conversation),
      ownerName,
      greeting: settings.personality.greeting || words[language].greeting(ownerName),
      allowance,
      answeredBy: model.is,
    };
  },
});
