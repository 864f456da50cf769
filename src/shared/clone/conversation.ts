/** A conversation with a clone: what was asked, what was answered and from where, and what it cost. */
import { z } from 'zod';
import { userIdSchema } from '../domain/ids.ts';
import { passageIdSchema } from './ids.ts';
import { hearingSchema } from './listener.ts';
import { cloneLanguageSchema } from './passage.ts';

/** Characters of one question. */
export const CONVERSATION_QUESTION_LIMIT = 1_000;
/** Questions of one conversation: nobody is held longer than this, whatever the session's minutes. */
export const CONVERSATION_MESSAGE_LIMIT = 60;
/** Sentences of one reply: a model that goes on and on is cut. */
export const REPLY_SENTENCE_LIMIT = 12;
/** Words of the one who asks about who they are. */
export const INTRODUCTION_LIMIT = 200;

const drawnIdSchema = z.uuid().regex(/^[0-9a-f-]+$/, 'must be in lower case');
/** Both drawn by the page, so that a call whose answer was lost is safe to repeat. */
export const conversationIdSchema = drawnIdSchema.brand<'ConversationId'>();
export type ConversationId = z.infer<typeof conversationIdSchema>;
export const messageIdSchema = drawnIdSchema.brand<'MessageId'>();
export type MessageId = z.infer<typeof messageIdSchema>;

/**
 * `recorded`: stands word for word in the passage. `paraphrased`: the passage supports it. `not-recorded`: said by the page
 * about the clone, never by the person; it has no passage.
 */
export const sentenceLabelSchema = z.enum(['recorded', 'paraphrased', 'not-recorded']);
export type SentenceLabel = z.infer<typeof sentenceLabelSchema>;

export const replySentenceSchema = z.object({
  text: z.string().min(1).max(2_000),
  label: sentenceLabelSchema,
  passageId: passageIdSchema.nullable(),
  /** What the words are in: a quotation stays as it was said. */
  language: cloneLanguageSchema,
});
export type ReplySentence = z.infer<typeof replySentenceSchema>;

export const adviceKindSchema = z.enum(['medical', 'legal', 'financial']);
export type AdviceKind = z.infer<typeof adviceKindSchema>;

/** Why an answer did not come, or not whole. Nothing is charged for any of them. */
export const interruptionSchema = z.enum([
  /** The model did not begin, or fell silent. */
  'model-late',
  /** It could not be reached, or answered with an error or with nothing that can be read. */
  'model-unavailable',
  /** It broke off. */
  'model-cut',
  /** The server was stopped in between. */
  'server-stopped',
  /** The one who asked went on before the first sentence. */
  'stopped',
  /** Its owner paused it, took back what it was telling, or the right to hear it. */
  'silenced',
]);
export type Interruption = z.infer<typeof interruptionSchema>;

export const replyOutcomeSchema = z.discriminatedUnion('is', [
  /** `isWhole` is false where who asked stopped it. `isQuotedInstead`: the model failed, so the passages speak for themselves. */
  z.object({ is: z.literal('answered'), isWhole: z.boolean(), isQuotedInstead: z.boolean() }),
  z.object({ is: z.literal('not-recorded') }),
  /** In distress: people to turn to, and no word of the clone. */
  z.object({ is: z.literal('cared-for') }),
  z.object({ is: z.literal('advice-refused'), advice: adviceKindSchema }),
  /** The owner does not speak of it. */
  z.object({ is: z.literal('not-discussed') }),
  /** What was shown before stays, and is all there is. */
  z.object({ is: z.literal('interrupted'), by: interruptionSchema }),
]);
export type ReplyOutcome = z.infer<typeof replyOutcomeSchema>;

/** `nothing` where there was no answer to pay for. */
export const paymentSourceSchema = z.enum(['free', 'plan', 'credit', 'nothing']);
export type PaymentSource = z.infer<typeof paymentSourceSchema>;

const exchangeFields = {
  id: messageIdSchema,
  question: z.string().min(1).max(CONVERSATION_QUESTION_LIMIT),
  language: cloneLanguageSchema,
  sentences: z.array(replySentenceSchema).max(REPLY_SENTENCE_LIMIT),
  outcome: replyOutcomeSchema,
  paidBy: paymentSourceSchema,
};

/** As it is stored. */
export const exchangeSchema = z.object({ ...exchangeFields, askedAt: z.date() });
export type Exchange = z.infer<typeof exchangeSchema>;

/** Document `users/{ownerId}/cloneConversations/{id}`: the owner reads it, who held it gets it by callables. */
export const cloneConversationSchema = z.object({
  id: conversationIdSchema,
  ownerId: userIdSchema,
  listenerId: userIdSchema,
  hearing: hearingSchema,
  /** Who they are, in a line of their own; empty for the owner. */
  introduction: z.string().max(INTRODUCTION_LIMIT),
  language: cloneLanguageSchema,
  openedAt: z.date(),
  /** When the session's time is over. */
  endsAt: z.date(),
  /** Null while it goes on. */
  endedAt: z.date().nullable(),
  exchanges: z.array(exchangeSchema).max(CONVERSATION_MESSAGE_LIMIT),
});
export type CloneConversation = z.infer<typeof cloneConversationSchema>;

const instant = z.iso.datetime();
/** As a callable answers it. */
export const exchangeViewSchema = z.object({ ...exchangeFields, askedAt: instant });
export type ExchangeView = z.infer<typeof exchangeViewSchema>;
export const conversationViewSchema = cloneConversationSchema.extend({
  openedAt: instant,
  endsAt: instant,
  endedAt: instant.nullable(),
  exchanges: z.array(exchangeViewSchema),
});
export type ConversationView = z.infer<typeof conversationViewSchema>;

/** What the caller has left to ask with. */
export const conversationAllowanceSchema = z.object({
  /** `unused` until its first answer; `open` while that conversation goes on. */
  freeConversation: z.enum(['unused', 'open', 'used']),
  /** Of the calendar month, in UTC. */
  plan: z.object({ messages: z.int(), used: z.int(), renewsAt: instant }),
  credits: z.int(),
});
export type ConversationAllowance = z.infer<typeof conversationAllowanceSchema>;

/** Who helps, by telephone, whoever calls. */
export const helplineSchema = z.object({ name: z.string(), telephone: z.string(), place: z.string() });
export type Helpline = z.infer<typeof helplineSchema>;
