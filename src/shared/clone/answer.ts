/** An answer of the interview, and what its owner wants with the questions that they did not answer. */
import { z } from 'zod';
import { mediaItemIdSchema, userIdSchema } from '../domain/ids.ts';
import { answerIdSchema, questionIdSchema } from './ids.ts';
import { cloneLanguageSchema } from './passage.ts';

/** Characters of one answer. */
export const ANSWER_TEXT_LIMIT = 20_000;
export const ANSWER_SEGMENT_LIMIT = 1_000;
export const QUESTION_TEXT_LIMIT = 300;
export const CLONE_ANSWER_LIMIT = 2_000;

const secondsSchema = z.number().min(0).max(86_400).nullable();

/**
 * A stretch of what was said. Correcting its words keeps its times; of what was written, and where nobody knows them, they
 * are null.
 */
export const answerSegmentSchema = z
  .object({
    text: z.string().trim().min(1).max(ANSWER_TEXT_LIMIT),
    from: secondsSchema,
    to: secondsSchema,
  })
  .refine(({ from, to }) => from === null || to === null || from <= to, 'It ends before it begins');
export type AnswerSegment = z.infer<typeof answerSegmentSchema>;

/** Empty for a recording that nobody wrote down yet. */
export const answerSegmentsSchema = z
  .array(answerSegmentSchema)
  .max(ANSWER_SEGMENT_LIMIT)
  .refine(
    (segments) => segments.reduce((sum, { text }) => sum + text.length, 0) <= ANSWER_TEXT_LIMIT,
    `An answer has at most ${ANSWER_TEXT_LIMIT.toLocaleString('en')} characters`,
  );

export const answerMediumSchema = z.enum(['text', 'voice', 'film']);
export type AnswerMedium = z.infer<typeof answerMediumSchema>;

/** Who wrote a recording down: the browser, the operator's endpoint, or a person. */
export const transcriptSourceSchema = z.enum(['browser', 'endpoint', 'person']);

export const answerWordsSchema = z.object({
  /** Null for a question of the owner's own. */
  questionId: questionIdSchema.nullable(),
  /** As it was asked, in the language it was asked in. */
  question: z.string().trim().min(1).max(QUESTION_TEXT_LIMIT),
  language: cloneLanguageSchema,
  medium: answerMediumSchema,
  /** The recording, an item of an album of the owner's; null for what was written. */
  mediaItemId: mediaItemIdSchema.nullable(),
  segments: answerSegmentsSchema,
  transcribedBy: transcriptSourceSchema.nullable().default(null),
  /** When what it tells of was; see `Passage.when`. */
  when: z.string().trim().max(60).nullable().default(null),
});
export type AnswerWords = z.infer<typeof answerWordsSchema>;

/** Document `users/{uid}/cloneAnswers/{answerId}`. */
export const cloneAnswerSchema = answerWordsSchema.extend({
  id: answerIdSchema,
  ownerId: userIdSchema,
  /** Grows by one with each change, so that two tabs do not write over each other unseen. */
  revision: z.int().positive(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type CloneAnswer = z.infer<typeof cloneAnswerSchema>;

/** `never` is not asked again, nor by mail. */
export const questionMarkSchema = z.enum(['later', 'skipped', 'never']);
export type QuestionMark = z.infer<typeof questionMarkSchema>;

export const QUESTION_MARK_LIMIT = 1_000;

/** Document `users/{uid}/clone/interview`. */
export const cloneInterviewSchema = z.object({
  marks: z.record(questionIdSchema, questionMarkSchema).default({}),
});
export type CloneInterview = z.infer<typeof cloneInterviewSchema>;
