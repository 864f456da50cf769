/** Conversations with a clone: whoever may hear it asks, it answers from what was recorded, both may erase what was said. */
import { z } from 'zod';
import {
  CONVERSATION_QUESTION_LIMIT,
  conversationAllowanceSchema,
  conversationIdSchema,
  conversationViewSchema,
  exchangeViewSchema,
  helplineSchema,
  INTRODUCTION_LIMIT,
  messageIdSchema,
  replySentenceSchema,
} from '../clone/conversation.ts';
import { passageIdSchema } from '../clone/ids.ts';
import { cloneLanguageSchema, memorySourceSchema } from '../clone/passage.ts';
import { userIdSchema } from '../domain/ids.ts';
import { defineCallable } from './contract.ts';
import { distinct } from './lists.ts';

const theConversation = { ownerId: userIdSchema, conversationId: conversationIdSchema };

/**
 * Begins one. Refused with `clone-closed` (its `silence` says why: `adult-unstated` asks for `clone-stateAdult` first) to whom the clone does not speak. Safe to repeat with one
 * `conversationId`.
 */
export const conversationsOpen = defineCallable({
  name: 'conversations-open',
  input: z.object({
    ...theConversation,
    language: cloneLanguageSchema,
    /** Who asks, in a line of their own. Not asked of the owner. */
    introduction: z.string().trim().max(INTRODUCTION_LIMIT).default(''),
  }),
  output: z.object({
    conversation: conversationViewSchema,
    ownerName: z.string(),
    /** As the owner wrote it, or the usual one. */
    greeting: z.string(),
    allowance: conversationAllowanceSchema,
    /** Where the passages that were found go to be put into words: `outside` is a server of the operator's choice. */
    answeredBy: z.enum(['companion', 'outside']),
  }),
});

const chunk = z.discriminatedUnion('is', [
  z.object({ is: z.literal('sentence'), sentence: replySentenceSchema }),
  /** The model failed before its first sentence: what follows is quoted, and not charged. */
  z.object({ is: z.literal('quoted-instead') }),
]);

/**
 * Streams the sentences as each is checked, and then the whole. Refused with `conversation-over`, `clone-closed`, `credits-insufficient`
 * (nothing is left to ask with), `conflict` (another question is being answered). Safe to repeat with one `messageId`: it is answered
 * and charged once. Somebody in distress is answered whatever is left.
 */
export const conversationsAsk = defineCallable({
  name: 'conversations-ask',
  input: z.object({
    ...theConversation,
    messageId: messageIdSchema,
    question: z.string().trim().min(1).max(CONVERSATION_QUESTION_LIMIT),
    /** Of the interface: what a single word is taken to be in. */
    language: cloneLanguageSchema,
  }),
  output: z.object({
    exchange: exchangeViewSchema,
    allowance: conversationAllowanceSchema,
    /** For somebody in distress; empty otherwise. */
    helplines: z.array(helplineSchema),
  }),
  chunk,
});

/** Answers with the owner's farewell. One that is over already is as good as ended. */
export const conversationsEnd = defineCallable({
  name: 'conversations-end',
  input: z.object(theConversation),
  output: z.object({ farewell: z.string() }),
});

/** For good, by the owner or by who held them. Those that are gone are as good as erased. */
export const conversationsErase = defineCallable({
  name: 'conversations-erase',
  input: z.object({ ownerId: userIdSchema, conversationIds: distinct(conversationIdSchema, 100).min(1) }),
  output: z.object({}),
});

/** Those that the caller held, the newest first. */
export const conversationsList = defineCallable({
  name: 'conversations-list',
  input: z.object({
    /** With this clone alone. */
    ownerId: userIdSchema.optional(),
    /** The last one seen. */
    before: z.iso.datetime().max(40).optional(),
    limit: z.int().min(1).max(50).default(20),
  }),
  output: z.object({ conversations: z.array(conversationViewSchema), next: z.iso.datetime().nullable() }),
});

/** What a sentence was taken from, if it was cited in this conversation. The link works for some minutes. */
export const conversationsOpenSource = defineCallable({
  name: 'conversations-openSource',
  input: z.object({ ...theConversation, passageId: passageIdSchema }),
  output: z.object({
    passage: z.object({
      id: passageIdSchema,
      text: z.string(),
      language: cloneLanguageSchema,
      /** The question asked, the letter's or album's title. */
      context: z.string(),
      when: z.string().nullable(),
      source: memorySourceSchema,
    }),
    /** The recording, or the picture (`image/*` where it is drawn smaller); null where there is none, or it is no longer there. */
    media: z.object({ url: z.string(), contentType: z.string(), expiresAt: z.iso.datetime() }).nullable(),
  }),
});

/** Questions that something recorded answers, in this language. */
export const conversationsSuggest = defineCallable({
  name: 'conversations-suggest',
  input: z.object({ ownerId: userIdSchema, language: cloneLanguageSchema }),
  output: z.object({ questions: z.array(z.string()).max(12) }),
});

/** What the caller has left to ask with. */
export const conversationsReadAllowance = defineCallable({
  name: 'conversations-readAllowance',
  input: z.object({}),
  output: conversationAllowanceSchema,
});
