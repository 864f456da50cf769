/**
 * The text of a letter, a story or a recipe: a title, and blocks of plain text of which parts may be bold or italic.
 * No markup, no links, no pictures: nothing in it can run, wherever it is shown in twenty years.
 */
import { z } from 'zod';
import { LETTER_BLOCK_LIMIT, LETTER_SPAN_LIMIT, LETTER_TEXT_LIMIT } from '../limits.ts';

export const letterTitleSchema = z
  .string()
  .trim()
  .min(1, 'Give the letter a title')
  .max(120, 'A title has at most 120 characters');

/** A line feed inside a text is a new line of the same block, as in a poem or an address. */
const plainText = z
  .string()
  .min(1, 'A piece of text is empty')
  .max(LETTER_TEXT_LIMIT, `A letter has at most ${LETTER_TEXT_LIMIT.toLocaleString('en')} characters`)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused
  .regex(/^[^\u0000-\u0009\u000b-\u001f\u007f]*$/, 'Control characters are not text');

const letterSpanSchema = z.object({
  text: plainText,
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
});
export type LetterSpan = z.infer<typeof letterSpanSchema>;

/** `bullet` and `step` are items of a list; those that follow each other are one list. */
const letterBlockKindSchema = z.enum(['paragraph', 'heading', 'quote', 'bullet', 'step']);
export type LetterBlockKind = z.infer<typeof letterBlockKindSchema>;

export const letterBlockSchema = z.object({
  kind: letterBlockKindSchema,
  spans: z.array(letterSpanSchema).min(1, 'A block is empty').max(LETTER_SPAN_LIMIT),
});
export type LetterBlock = z.infer<typeof letterBlockSchema>;

export const letterBodySchema = z
  .array(letterBlockSchema)
  .min(1, 'Write something first')
  .max(LETTER_BLOCK_LIMIT, `A letter has at most ${LETTER_BLOCK_LIMIT.toLocaleString('en')} paragraphs`)
  .refine(
    (body) => body.reduce((count, { spans }) => count + spans.length, 0) <= LETTER_SPAN_LIMIT,
    `A letter has at most ${LETTER_SPAN_LIMIT.toLocaleString('en')} changes of bold and italic`,
  )
  .refine(
    (body) => letterLength(body) <= LETTER_TEXT_LIMIT,
    `A letter has at most ${LETTER_TEXT_LIMIT.toLocaleString('en')} characters`,
  );

export interface LetterText {
  readonly title: string;
  readonly body: readonly LetterBlock[];
}

/** Characters as JavaScript counts them, without the title. */
export function letterLength(body: readonly LetterBlock[]): number {
  return body.reduce((sum, block) => sum + textOf(block).length, 0);
}

export function textOf({ spans }: LetterBlock): string {
  return spans.map(({ text }) => text).join('');
}

/** The size of a letter that its details tell: title and text, with their marks, in UTF-8. */
export function letterByteCount({ title, body }: LetterText): number {
  return new TextEncoder().encode(JSON.stringify({ title, body })).length;
}

/** Whether two letters say the same in the same way. */
export function isSameText(one: LetterText, other: LetterText): boolean {
  return fingerprint(one) === fingerprint(other);
}

/** Written field by field: the order of a stored map's fields is nobody's promise. */
function fingerprint({ title, body }: LetterText): string {
  return JSON.stringify([
    title,
    body.map(({ kind, spans }) => [kind, spans.map(({ text, bold, italic }) => [text, !!bold, !!italic])]),
  ]);
}
