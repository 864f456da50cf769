/** What stands in a letter that only one person can open: the content that `keys/contents.ts` seals under the release key. */
import { z } from 'zod';

/** Characters: with every one of them three bytes long it still is below what a sealed content holds. */
export const SEALED_LETTER_LENGTH = 30_000;

export const sealedLetterSchema = z.object({
  kind: z.literal('letter'),
  title: z.string().max(200),
  /** Plain text; an empty line parts paragraphs. */
  text: z.string().max(SEALED_LETTER_LENGTH),
  /** When the owner saved it, by their own clock. */
  writtenAt: z.iso.datetime().max(40),
});
export type SealedLetter = z.infer<typeof sealedLetterSchema>;
