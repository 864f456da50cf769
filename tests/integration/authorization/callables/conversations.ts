import { randomUUID } from 'node:crypto';
import { accountAgree } from '#shared/callables/agreements.ts';
import { cloneBegin, cloneWriteNote } from '#shared/callables/clone.ts';
import { conversationsAsk, conversationsOpen } from '#shared/callables/conversations.ts';
import { conversationIdSchema, messageIdSchema } from '#shared/clone/conversation.ts';
import { memoryIdSchema } from '#shared/clone/ids.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { legalVersions } from '../../../../src/shared/legalVersions.ts';
import type { CallableRows } from '../callables.ts';
import { CANARY, type Scene } from '../scene.ts';

const QUESTION = 'What did the kitchen smell of?';

async function begun({ owner }: Scene) {
  const version = legalVersions['ai-clone-agreement'];
  await owner.call(accountAgree, { documents: [{ document: 'ai-clone-agreement', version }] });
  await owner.call(cloneBegin, { languages: ['en'] });
  const memoryId = memoryIdSchema.parse(`note_${randomUUID()}`);
  const text = `The kitchen smelled of ${CANARY}.`;
  await owner.call(cloneWriteNote, { memoryId, title: '', text, language: 'en', when: null });
  return userIdSchema.parse(owner.uid);
}

const opening = (ownerId: Awaited<ReturnType<typeof begun>>) => ({
  ownerId,
  conversationId: conversationIdSchema.parse(randomUUID()),
  language: 'en' as const,
  introduction: `${CANARY} speaking`,
});

async function makeConversation(scene: Scene) {
  const opened = opening(await begun(scene));
  await scene.owner.call(conversationsOpen, opened);
  const { ownerId, conversationId } = opened;
  return { ownerId, conversationId };
}

const question = () => ({
  messageId: messageIdSchema.parse(randomUUID()),
  question: QUESTION,
  language: 'en' as const,
});

export const rows: CallableRows = {
  'conversations-open': {
    apart: 'a conversation',
    input: async (scene) => opening(await begun(scene)),
  },
  'conversations-ask': {
    apart: 'a conversation, and what it costs',
    input: async (scene) => ({ ...(await makeConversation(scene)), ...question() }),
  },
  'conversations-end': { apart: 'a conversation', input: makeConversation },
  'conversations-erase': {
    apart: 'conversations',
    input: async (scene) => {
      const { ownerId, conversationId } = await makeConversation(scene);
      return { ownerId, conversationIds: [conversationId] };
    },
  },
  'conversations-list': { input: () => ({}) },
  'conversations-openSource': {
    input: async (scene) => {
      const conversation = await makeConversation(scene);
      const { exchange } = await scene.owner.call(conversationsAsk, { ...conversation, ...question() });
      return { ...conversation, passageId: exchange.sentences[0]?.passageId };
    },
  },
  'conversations-suggest': {
    input: async (scene) => ({ ownerId: await begun(scene), language: 'en' }),
  },
  'conversations-readAllowance': { input: () => ({}) },
};
