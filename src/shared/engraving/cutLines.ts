/** The words as they are cut. One rule on every side: what is checked, measured, kept and given to the workshop is this. */
import { withoutDirectionMarks } from '../directionMarks.ts';
import type { EngravingText } from '../shop/cart.ts';

const CONTROL = /\p{Cc}/gu;

/** Without marks that nobody sees, which would be cut as a gap, and composed (é as one letter). */
export const cutLine = (line: string): string =>
  withoutDirectionMarks(line.normalize('NFC')).replace(CONTROL, ' ').replace(/\s+/gu, ' ').trim();

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
