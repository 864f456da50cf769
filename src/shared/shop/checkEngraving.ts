/**
 * What can be said of an engraving without its typeface: whether it is there, how long it is, and that each of its characters is
 * something an engraver cuts. Whether the typeface has them and they fit is measured where the typeface is.
 */
import { cutLines, lengthOf } from '../engraving/cutLines.ts';
import type { EngravingText } from './cart.ts';
import type { Engraving } from './products.ts';

export type EngravingIssue =
  | { readonly is: 'missing' }
  | { readonly is: 'too-many-lines'; readonly most: number }
  | { readonly is: 'line-too-long'; readonly line: number; readonly most: number }
  /** Something that nothing is drawn for. */
  | { readonly is: 'control-character'; readonly line: number }
  | { readonly is: 'emoji'; readonly line: number };

/** What is unassigned, private or half a character, and invisible joiners but those that scripts need. */
const CONTROL = /[\p{Co}\p{Cn}\p{Cs}\u2060-\u2064]/u;
const EMOJI =
  /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|[\u20e3\ufe0f\u{1f000}-\u{1faff}\u{e0020}-\u{e007f}]/u;

export const isEngraved = (text: EngravingText | null): text is EngravingText =>
  text !== null && cutLines(text).length > 0;

/** None for a text that may be measured, and for none where none is required. */
export function checkEngraving(engraving: Engraving, text: EngravingText | null): readonly EngravingIssue[] {
  if (!isEngraved(text)) return engraving.isRequired ? [{ is: 'missing' }] : [];
  const issues: EngravingIssue[] = [];
  const lines = cutLines(text);
  if (lines.length > engraving.lines) issues.push({ is: 'too-many-lines', most: engraving.lines });
  for (const [line, words] of lines.entries()) {
    if (CONTROL.test(words)) issues.push({ is: 'control-character', line });
    if (EMOJI.test(words)) issues.push({ is: 'emoji', line });
    if (lengthOf(words) > engraving.longestLine)
      issues.push({ is: 'line-too-long', line, most: engraving.longestLine });
  }
  return issues;
}
