/**
 * What can be said of an engraving without its typeface: whether it is there, how long it is, and that each of its characters is
 * something an engraver cuts. Whether the typeface has them and they fit is measured where the typeface is.
 */
import { cutLines, lengthOf, signsOf } from '../engraving/cutLines.ts';
import type { EngravingText } from './cart.ts';
import type { Engraving } from './product.ts';

/** Lines are counted from one, as a person does. */
export type EngravingIssue =
  | { readonly kind: 'missing' }
  | { readonly kind: 'too-many-lines'; readonly most: number }
  | { readonly kind: 'too-long'; readonly line: number; readonly most: number }
  /** Something that nothing is drawn for. */
  | { readonly kind: 'control-character'; readonly line: number }
  | { readonly kind: 'emoji'; readonly line: number; readonly sign: string };

/** What is unassigned, private or half a character, and invisible joiners but those that scripts need. */
const CONTROL = /[\p{Co}\p{Cn}\p{Cs}\u2060-\u2064]/u;
/** With their flags, keycaps and tags; a figure, ©, or a heart that is asked for as a letter is none. */
const EMOJI =
  /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|[\u20e3\ufe0f\u{1f000}-\u{1faff}\u{e0020}-\u{e007f}]/u;

export const isEngraved = (text: EngravingText | null): text is EngravingText =>
  text !== null && cutLines(text).length > 0;

/** None for a text that may be measured, and for none where none is required. */
export function checkEngraving(engraving: Engraving, text: EngravingText | null): readonly EngravingIssue[] {
  if (!isEngraved(text)) return engraving.isRequired ? [{ kind: 'missing' }] : [];
  const lines = cutLines(text);
  const { lines: mostLines, longestLine } = engraving;
  return [
    ...(lines.length > mostLines ? [{ kind: 'too-many-lines', most: mostLines } as const] : []),
    ...lines.flatMap((words, index) => checkLine(words, { line: index + 1, most: longestLine })),
  ];
}

function checkLine(words: string, { line, most }: { line: number; most: number }): EngravingIssue[] {
  const issues: EngravingIssue[] = [];
  if (CONTROL.test(words)) issues.push({ kind: 'control-character', line });
  const sign = signsOf(words).find((one) => EMOJI.test(one));
  if (sign !== undefined) issues.push({ kind: 'emoji', line, sign });
  if (lengthOf(words) > most) issues.push({ kind: 'too-long', line, most });
  return issues;
}
