/**
 * [Note: A passage is data]
 * In a prompt, every text that a person wrote (a passage, a question) stands as one JSON text on a line of its own. JSON has no bare
 * line break, so nothing inside can look like one of the prompt's own lines, whatever it says. That keeps rules and memories apart for
 * readers that parse; a model may still be talked into something, which is why its answer is checked sentence by sentence.
 */
import { z } from 'zod';

export const promptPassageSchema = z.object({
  /** What an answer cites it by: `[1]`. */
  number: z.int().positive(),
  /** Its place among what was found, as the search scored it. */
  score: z.number(),
  language: z.enum(['en', 'fr']),
  /** What was asked, or where it stands: never quoted as said. */
  context: z.string(),
  /** When what it tells of was. */
  when: z.string().nullable(),
  text: z.string(),
});
export type PromptPassage = z.infer<typeof promptPassageSchema>;

/** The first line of what is asked. Another format has another number. */
export const PROMPT_FORMAT = 'amaranth-passages/1';

export const promptHeaderSchema = z.object({ language: z.enum(['en', 'fr']), question: z.string() });
export type PromptHeader = z.infer<typeof promptHeaderSchema>;
