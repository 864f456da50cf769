/**
 * Lays a text out in its place: as large as it fits, every line alike, and what keeps it from being cut: what
 * `checkEngraving` says, and what only its typeface can tell. What is refused here is refused by the page while it is typed and
 * by the server before it is paid.
 */
import { type EngravingFont, type EngravingText, engravingFonts } from '../shop/cart.ts';
import { checkEngraving, type EngravingIssue } from '../shop/checkEngraving.ts';
import type { Engraving } from '../shop/product.ts';
import { cutLines } from './cutLines.ts';
import type { EngravingPlace } from './places.ts';
import type { OutlineCommand, ShapedLine, Shaper } from './shaper.ts';

export type LayoutIssue =
  | EngravingIssue
  /** `signs` are all that the typeface lacks, each once; `elsewhere` is the typeface that has every sign of the text. */
  | {
      readonly kind: 'missing-signs';
      readonly signs: readonly string[];
      readonly elsewhere: EngravingFont | null;
    }
  /** In millimetres of the capitals. */
  | { readonly kind: 'too-small'; readonly height: number; readonly least: number };

export interface EngravingLayout {
  /** Of the capitals, in millimetres; 0 where there is nothing to cut. */
  readonly height: number;
  /** One outline of all letters (an SVG path), in millimetres from the upper left of the thing. */
  readonly path: string;
  readonly issues: readonly LayoutIssue[];
}

/** From one baseline to the next, in capitals' heights. */
const LEADING = 1.72;

export function layOutEngraving(
  text: EngravingText,
  { engraving, place, shaper }: { engraving: Engraving; place: EngravingPlace; shaper: Shaper },
): EngravingLayout {
  const lines = cutLines(text);
  const issues: LayoutIssue[] = [...checkEngraving(engraving, text)];
  const shaped = lines.map((line) => shaper.shapeLine(line, text.font));
  // No typeface has what is no letter, and it is said already.
  const hasOther = issues.some(({ kind }) => kind === 'emoji' || kind === 'control-character');
  const signs = hasOther ? [] : [...new Set(shaped.flatMap(({ missing }) => missing))];
  if (signs.length > 0) {
    issues.push({ kind: 'missing-signs', signs, elsewhere: typefaceFor(lines, text.font, shaper) });
  }
  if (lines.length === 0) return { height: 0, path: '', issues };
  const capital = shaper.capitalHeight(text.font);
  const height = greatestFit(shaped, capital, place);
  if (height < engraving.leastHeight) {
    issues.push({ kind: 'too-small', height, least: engraving.leastHeight });
  }
  return { height, path: pathOf(shaped, height, height / capital, place), issues };
}

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
