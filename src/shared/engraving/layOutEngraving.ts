/**
 * Lays a text out in its place: as large as it fits, every line alike, and what keeps it from being cut. What is refused
 * here is refused by the page while it is typed and by the server before it is paid.
 */
import { type EngravingFont, type EngravingText, engravingFonts } from '../shop/cart.ts';
import type { Engraving } from '../shop/products.ts';
import { cutLines, lengthOf } from './cutLines.ts';
import type { EngravingPlace } from './places.ts';
import type { OutlineCommand, ShapedLine, Shaper } from './shaper.ts';

export type EngravingIssue =
  | { readonly kind: 'missing' }
  | { readonly kind: 'too-many-lines'; readonly most: number }
  | { readonly kind: 'too-long'; readonly line: number; readonly most: number }
  | { readonly kind: 'emoji'; readonly sign: string }
  /** `elsewhere` is the typeface that has every sign of the text. */
  | { readonly kind: 'missing-sign'; readonly sign: string; readonly elsewhere: EngravingFont | null }
  /** In millimetres of the capitals. */
  | { readonly kind: 'too-small'; readonly height: number; readonly least: number };

export interface EngravingLayout {
  /** Of the capitals, in millimetres; 0 where there is nothing to cut. */
  readonly height: number;
  /** One outline of all letters (an SVG path), in millimetres from the upper left of the thing. */
  readonly path: string;
  readonly issues: readonly EngravingIssue[];
}

/** From one baseline to the next, in capitals' heights. */
const LEADING = 1.72;
const EMOJI = /\p{Emoji_Presentation}|\p{Regional_Indicator}|\p{Emoji}\uFE0F|\uFE0F|\u20E3/u;

export function layOutEngraving(
  text: EngravingText,
  { engraving, place, shaper }: { engraving: Engraving; place: EngravingPlace; shaper: Shaper },
): EngravingLayout {
  const lines = cutLines(text);
  const issues: EngravingIssue[] = [];
  if (lines.length === 0 && engraving.isRequired) issues.push({ kind: 'missing' });
  if (lines.length > engraving.lines) issues.push({ kind: 'too-many-lines', most: engraving.lines });
  lines.forEach((line, index) => {
    if (lengthOf(line) > engraving.longestLine) {
      issues.push({ kind: 'too-long', line: index + 1, most: engraving.longestLine });
    }
  });
  const emoji = lines.join('\n').match(EMOJI)?.[0];
  if (emoji) issues.push({ kind: 'emoji', sign: emojiIn(lines.join('\n')) });
  const shaped = lines.map((line) => shaper.shapeLine(line, text.font));
  const [sign] = emoji ? [] : shaped.flatMap(({ missing }) => missing);
  if (sign !== undefined) {
    issues.push({ kind: 'missing-sign', sign, elsewhere: typefaceFor(lines, text.font, shaper) });
  }
  if (lines.length === 0) return { height: 0, path: '', issues };
  const capital = shaper.capitalHeight(text.font);
  const height = greatestFit(shaped, capital, place);
  if (height < engraving.leastHeight) {
    issues.push({ kind: 'too-small', height, least: engraving.leastHeight });
  }
  return { height, path: pathOf(shaped, height, height / capital, place), issues };
}

const emojiIn = (text: string): string => {
  const signs = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)];
  return signs.find(({ segment }) => EMOJI.test(segment))?.segment ?? '';
};

function typefaceFor(lines: readonly string[], not: EngravingFont, shaper: Shaper): EngravingFont | null {
  const hasAll = (font: EngravingFont) =>
    lines.every((line) => shaper.shapeLine(line, font).missing.length === 0);
  return engravingFonts.find((font) => font !== not && hasAll(font)) ?? null;
}

function greatestFit(lines: readonly ShapedLine[], capital: number, place: EngravingPlace): number {
  const widest = Math.max(...lines.map(({ width }) => width)) / capital;
  const byWidth = widest === 0 ? place.greatestHeight : place.text.width / widest;
  const byHeight = place.text.height / (1 + LEADING * (lines.length - 1) + DESCENT);
  return Math.min(place.greatestHeight, byWidth, byHeight);
}

/** What hangs below the last baseline, in capitals' heights. */
const DESCENT = 0.3;

/** Centred in the place, line by line. */
function pathOf(lines: readonly ShapedLine[], height: number, em: number, { text }: EngravingPlace): string {
  const tall = height * (1 + LEADING * (lines.length - 1));
  const first = text.y + (text.height - tall) / 2 + height;
  const parts = lines.flatMap(({ width, outlines }, index) => {
    const left = text.x + (text.width - width * em) / 2;
    const baseline = first + index * LEADING * height;
    return outlines.flatMap(({ x, y, commands }) =>
      commands.map((command) => written(command, left + x * em, baseline + y * em, em)),
    );
  });
  return parts.join('');
}

const written = ({ type, values }: OutlineCommand, x: number, y: number, em: number): string =>
  type + values.map((value, axis) => rounded((axis % 2 === 0 ? x : y) + value * em)).join(' ');

/** A thousandth of a millimetre is finer than any tool. */
const rounded = (millimetres: number): number => Math.round(millimetres * 1_000) / 1_000;
