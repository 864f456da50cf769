/**
 * Sets one line in a typeface: which file has each letter, in which order the letters stand (the bidirectional algorithm,
 * UAX 9), and their outlines (HarfBuzz, which joins Arabic and places marks). The preview and the workshop's file are made
 * of the same outlines. Loaded on demand: with its fonts it weighs more than the page.
 */
import bidiFactory from 'bidi-js';
import * as harfbuzz from 'harfbuzzjs';
import type { EngravingFont } from '../shop/cart.ts';
import { type EngravingFile, type TypefaceFile, typefaces } from './typefaces.ts';

/** In ems of the typeface, the baseline at 0 and up negative, as SVG has it. */
export interface ShapedLine {
  readonly width: number;
  readonly outlines: readonly PlacedOutline[];
  /** Signs that no file of the typeface has, each once. */
  readonly missing: readonly string[];
}

export interface PlacedOutline {
  readonly x: number;
  readonly y: number;
  readonly commands: readonly OutlineCommand[];
}

/** `M`, `L`, `Q`, `C` with their coordinates, and `Z`. */
export interface OutlineCommand {
  readonly type: string;
  readonly values: readonly number[];
}

export interface Shaper {
  shapeLine(text: string, font: EngravingFont): ShapedLine;
  /** Of the typeface's capitals, in ems. */
  capitalHeight(font: EngravingFont): number;
}

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** What joins letters and is no letter itself: no font need have it. */
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}]$/u;

interface Loaded extends TypefaceFile {
  readonly shaped: harfbuzz.Font;
  readonly unitsPerEm: number;
}

interface Run {
  readonly text: string;
  readonly level: number;
  readonly file: Loaded;
}

/** `fonts` holds the files that are there; a script whose file is not counts as missing. */
export async function createShaper(fonts: ReadonlyMap<EngravingFile, ArrayBuffer>): Promise<Shaper> {
  await harfbuzz.ready;
  const loaded = new Map<EngravingFile, { shaped: harfbuzz.Font; unitsPerEm: number }>();
  for (const [file, bytes] of fonts) {
    const face = new harfbuzz.Face(new harfbuzz.Blob(bytes));
    loaded.set(file, { shaped: new harfbuzz.Font(face), unitsPerEm: face.upem });
  }
  const filesOf = (font: EngravingFont): readonly Loaded[] =>
    typefaces[font].flatMap((described) => {
      const held = loaded.get(described.file);
      return held ? [{ ...described, ...held }] : [];
    });
  return {
    shapeLine: (text, font) => shapeRuns(...splitIntoRuns(text, filesOf(font))),
    capitalHeight(font) {
      const [first] = filesOf(font);
      if (!first) throw new Error(`The typeface ${font} was not loaded.`);
      const glyph = first.shaped.nominalGlyph(CAPITAL);
      const height = glyph === undefined ? undefined : first.shaped.glyphExtents(glyph)?.yBearing;
      if (!height) throw new Error(`The typeface ${font} has no capitals.`);
      return height / first.unitsPerEm;
    },
  };
}

const CAPITAL = 'H'.codePointAt(0) ?? 0;

const has = (file: Loaded, grapheme: string): boolean =>
  [...grapheme].every(
    (sign) => INVISIBLE.test(sign) || file.shaped.nominalGlyph(sign.codePointAt(0) ?? 0) !== undefined,
  );

function splitIntoRuns(text: string, files: readonly Loaded[]): [runs: readonly Run[], missing: string[]] {
  const { levels } = bidi.getEmbeddingLevels(text);
  const runs: Run[] = [];
  const missing = new Set<string>();
  for (const { segment, index } of graphemes.segment(text)) {
    const level = levels[index] ?? 0;
    const last = runs.at(-1);
    // A space or a full stop stays with the word before it.
    const file =
      last && has(last.file, segment) ? last.file : files.find((candidate) => has(candidate, segment));
    if (!file) missing.add(segment);
    else if (last?.file === file && last.level === level) {
      runs.splice(-1, 1, { ...last, text: last.text + segment });
    } else runs.push({ text: segment, level, file });
  }
  return [inVisualOrder(runs), [...missing]];
}

/** Rule L2 of UAX 9, on runs instead of letters: within a run the shaper turns them around itself. */
function inVisualOrder(runs: readonly Run[]): readonly Run[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end === start) continue;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  }
  return ordered;
}

function shapeRuns(runs: readonly Run[], missing: readonly string[]): ShapedLine {
  const outlines: PlacedOutline[] = [];
  let width = 0;
  for (const { text, level, file } of runs) {
    const unit = file.scale / file.unitsPerEm;
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(level % 2 === 1 ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
    harfbuzz.shape(file.shaped, buffer);
    const positions = buffer.getGlyphPositions();
    buffer.getGlyphInfos().forEach(({ codepoint: glyph }, place) => {
      const position = positions[place];
      if (!position) return;
      const commands = file.shaped.glyphToJson(glyph).map(({ type, values }) => ({
        type,
        values: values.map((value, axis) => (axis % 2 === 0 ? value * unit : -value * unit)),
      }));
      if (commands.length > 0) {
        outlines.push({ x: width + position.xOffset * unit, y: -position.yOffset * unit, commands });
      }
      width += position.xAdvance * unit;
    });
  }
  return { width, outlines, missing };
}
