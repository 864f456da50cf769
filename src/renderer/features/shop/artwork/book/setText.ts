/** Breaks a text into lines of a width and places them. Pure: how wide a word is comes from the typeface. */
import type { Face, Measure, SetLine } from '../page.ts';

export interface TextStyle {
  readonly face: Face;
  /** Of an em, in millimetres. */
  readonly size: number;
  readonly isSoft?: boolean;
}

/** From one baseline to the next, in ems. */
export const LEADING = 1.42;
/** From the top of a line to its baseline, in ems. */
const ASCENT = 1.02;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const STRONG = /\p{Script=Hebrew}|\p{Script=Arabic}|\p{L}/u;
const RIGHT_TO_LEFT = /^[\p{Script=Hebrew}\p{Script=Arabic}]$/u;

/** By its first letter, as UAX 9 has it. */
export const runsFromRight = (text: string): boolean => RIGHT_TO_LEFT.test(text.match(STRONG)?.[0] ?? '');

/** The lines of a text; a line feed begins a new one, and what has no space is broken where it ends. */
export function wrap(
  text: string,
  { face, size }: TextStyle,
  width: number,
  measure: Measure,
): readonly string[] {
  const fits = (line: string) => measure(line, face) * size <= width;
  return text
    .normalize('NFC')
    .split('\n')
    .flatMap((paragraph) => {
      const lines: string[] = [];
      let line = '';
      for (const word of paragraph.split(/[ \t]+/u).filter((part) => part !== '')) {
        const longer = line === '' ? word : `${line} ${word}`;
        if (fits(longer)) {
          line = longer;
          continue;
        }
        if (line !== '') lines.push(line);
        line = '';
        for (const { segment } of graphemes.segment(word)) {
          if (line !== '' && !fits(line + segment)) {
            lines.push(line);
            line = '';
          }
          line += segment;
        }
      }
      return [...lines, line];
    });
}

export const heightOf = (lines: readonly string[], { size }: TextStyle): number =>
  lines.length * size * LEADING;

/** Lines below each other from `top` on; at the side where their script begins, or in the middle. */
export function place(
  lines: readonly string[],
  style: TextStyle,
  box: { readonly x: number; readonly top: number; readonly width: number; readonly isCentred?: boolean },
  measure: Measure,
): readonly SetLine[] {
  const fromRight = runsFromRight(lines.join(' '));
  return lines.flatMap((text, index) => {
    if (text === '') return [];
    const free = box.width - measure(text, style.face) * style.size;
    const x = box.x + (box.isCentred ? free / 2 : fromRight ? free : 0);
    const baseline = box.top + index * style.size * LEADING + style.size * ASCENT;
    return [
      { is: 'line', text, face: style.face, size: style.size, x, baseline, isSoft: style.isSoft ?? false },
    ];
  });
}
