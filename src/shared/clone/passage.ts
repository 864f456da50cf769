/** What is searched and cited: a few sentences of one memory, and where exactly they stand. */
import { z } from 'zod';
import { albumIdSchema, mediaItemIdSchema } from '../domain/ids.ts';
import { languageSchema } from '../domain/userProfile.ts';
import { answerIdSchema, memoryIdSchema, passageIdSchema, questionIdSchema } from './ids.ts';

export const cloneLanguageSchema = languageSchema;
export type CloneLanguage = z.infer<typeof cloneLanguageSchema>;

/** Characters of one passage; longer texts become several. */
export const PASSAGE_TEXT_LIMIT = 1_200;
export const PASSAGE_CONTEXT_LIMIT = 600;

/** Seconds in the recording; null where nobody knows them, and in writing. */
const secondsSchema = z.number().min(0).max(86_400).nullable();

export const memorySourceSchema = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('answer'),
    answerId: answerIdSchema,
    questionId: questionIdSchema.nullable(),
    /** The recording; null for what was written. */
    mediaItemId: mediaItemIdSchema.nullable(),
    from: secondsSchema,
    to: secondsSchema,
  }),
  z.object({
    is: z.literal('letter'),
    mediaItemId: mediaItemIdSchema,
    albumId: albumIdSchema,
    /** Counted from 0, as the letter's blocks stand. */
    paragraph: z.int().min(0).max(100_000),
  }),
  z.object({ is: z.literal('caption'), mediaItemId: mediaItemIdSchema, albumId: albumIdSchema }),
  /** Title, description, period. */
  z.object({ is: z.literal('album'), albumId: albumIdSchema }),
  /** Written straight into the studio. */
  z.object({ is: z.literal('note') }),
]);
export type MemorySource = z.infer<typeof memorySourceSchema>;

export const passageSchema = z.object({
  id: passageIdSchema,
  memoryId: memoryIdSchema,
  text: z.string().min(1).max(PASSAGE_TEXT_LIMIT),
  language: cloneLanguageSchema,
  /** The question asked, the album's title, the date in words: searched, and never quoted as said. */
  context: z.string().max(PASSAGE_CONTEXT_LIMIT),
  /** When what it tells of was: a year, a month, a day (`1962`, `1962-07`, `1962-07-14`), or words. */
  when: z.string().max(60).nullable(),
  source: memorySourceSchema,
});
export type Passage = z.infer<typeof passageSchema>;
