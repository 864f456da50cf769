/** The typefaces of a printed page: how wide a text is in them, what they lack, and a line's outlines. */
import type { Shaper } from '#shared/engraving/shaper.ts';
import type { Face, Measure, PrintedPage, SetLine } from '../page.ts';

export interface PrintType {
  readonly shaper: Shaper;
  /** The first file of each, TTF. */
  readonly fonts: ReadonlyMap<Face, Uint8Array>;
}

export const measureBy = (shaper: Shaper): Measure => {
  const known = new Map<string, number>();
  return (text, face) => {
    const key = `${face} ${text}`;
    const width = known.get(key) ?? shaper.shapeLine(text, face).width;
    known.set(key, width);
    return width;
  };
};

/** Scripts that are in the typeface's other files, and run from the right: PDFs are written here in one direction. */
const OTHER_SCRIPT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Whether the first file has all of it, so that it is written as text with that file embedded. */
export const isSetAsText = (shaper: Shaper, text: string, face: Face): boolean =>
  !OTHER_SCRIPT.test(text) && shaper.shapeLine(text, face).missing.length === 0;

/** As an SVG path in millimetres, without the signs that no file has. */
export function outlineOf(shaper: Shaper, { text, face, size, x, baseline }: SetLine): string {
  const rounded = (value: number) => Math.round(value * 1_000) / 1_000;
  return shaper
    .shapeLine(text, face)
    .outlines.flatMap((outline) =>
      outline.commands.map(({ type, values }) => {
        const points = values.map((value, axis) =>
          rounded(axis % 2 === 0 ? x + (outline.x + value) * size : baseline + (outline.y + value) * size),
        );
        return type + points.join(' ');
      }),
    )
    .join('');
}

/** Signs that are not printed, because no file has them; each once, in the order they are met. */
export function findMissing(shaper: Shaper, pages: readonly PrintedPage[]): readonly string[] {
  const lines = pages.flatMap(({ parts }) => parts.filter((part): part is SetLine => part.is === 'line'));
  return [...new Set(lines.flatMap(({ text, face }) => shaper.shapeLine(text, face).missing))];
}
