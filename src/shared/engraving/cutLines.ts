/** The words as they are cut. One rule on every side: what is checked, measured, kept and given to the workshop is this. */
import type { EngravingText } from '../shop/cart.ts';

/** Marks that turn letters around and are no letters: pasted with a name, they would be cut as a gap. */
const DIRECTION_MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu;
const CONTROL = /\p{Cc}/gu;

/** Without marks that nobody sees, and composed (é as one letter). */
export const cutLine = (line: string): string =>
  line.normalize('NFC').replace(DIRECTION_MARKS, '').replace(CONTROL, ' ').replace(/\s+/gu, ' ').trim();

/** Empty lines at the end are not cut; one between two others keeps its place. */
export function cutLines({ lines }: Pick<EngravingText, 'lines'>): readonly string[] {
  const cut = lines.map(cutLine);
  return cut.slice(0, cut.findLastIndex((line) => line !== '') + 1);
}

/** Null where nothing would be cut. */
export function cutText(text: EngravingText | null): EngravingText | null {
  const lines = text ? cutLines(text) : [];
  return text && lines.length > 0 ? { lines: [...lines], font: text.font } : null;
}

/** As a person counts them: a letter with its accents, a flag, a family. */
export const signsOf = (line: string): readonly string[] =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(line)].map(({ segment }) => segment);

export const lengthOf = (line: string): number => signsOf(line).length;
