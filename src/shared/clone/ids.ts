/** What the clone's documents are called. */
import { z } from 'zod';

/** Drawn by the page, so that a call whose answer was lost is safe to repeat. */
export const answerIdSchema = z
  .uuid()
  .regex(/^[0-9a-f-]+$/, 'must be in lower case')
  .brand<'AnswerId'>();
export type AnswerId = z.infer<typeof answerIdSchema>;

/** Follows from its source (`answer_…`, `letter_…`, `caption_…`, `album_…`), and is drawn by the page for a note (`note_…`). */
export const memoryIdSchema = z
  .string()
  .max(140)
  .regex(/^(?:answer|letter|caption|album|note)_[A-Za-z0-9_-]{1,128}$/)
  .brand<'MemoryId'>();
export type MemoryId = z.infer<typeof memoryIdSchema>;

/** The memory's id and the passage's place in it: `letter_…_3`. */
export const passageIdSchema = z
  .string()
  .max(150)
  .regex(/^(?:answer|letter|caption|album|note)_[A-Za-z0-9_-]{1,128}_[0-9]{1,4}$/)
  .brand<'PassageId'>();
export type PassageId = z.infer<typeof passageIdSchema>;

export const listenerIdSchema = z
  .uuid()
  .regex(/^[0-9a-f-]+$/, 'must be in lower case')
  .brand<'ListenerId'>();
export type ListenerId = z.infer<typeof listenerIdSchema>;

/** A question of the interview, by the name it has in `shared/clone/questions`. */
export const questionIdSchema = z
  .string()
  .max(80)
  .regex(/^[a-z0-9-]{1,80}$/)
  .brand<'QuestionId'>();
export type QuestionId = z.infer<typeof questionIdSchema>;
