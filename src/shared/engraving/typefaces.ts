/**
 * The typefaces that are cut, and the font files each is made of: one for its own letters, then one a script that it lacks.
 * TTF, under OFL-1.1 with their licences beside them (`resources/fonts/engraving`): the shaper reads a WOFF2 without a
 * complaint and finds no letter in it.
 */
import type { EngravingFont } from '../shop/cart.ts';

export const engravingFiles = [
  'brygada-1918-medium',
  'frank-ruhl-libre-medium',
  'amiri-regular',
  'source-sans-3-medium',
  'noto-sans-hebrew-medium',
  'noto-sans-arabic-medium',
  'great-vibes-regular',
] as const;
export type EngravingFile = (typeof engravingFiles)[number];

export interface TypefaceFile {
  readonly file: EngravingFile;
  /** Against the first file's, so that words of two scripts look equally large in one line. */
  readonly scale: number;
  /** What asks for this file; the first one is always there. */
  readonly script: RegExp | null;
}

const HEBREW = /\p{Script=Hebrew}/u;
const ARABIC = /\p{Script=Arabic}/u;

/** The script typeface has no Hebrew and no Arabic: a sign that is missing is said, and which typeface has it. */
export const typefaces: Readonly<Record<EngravingFont, readonly [TypefaceFile, ...TypefaceFile[]]>> = {
  serif: [
    { file: 'brygada-1918-medium', scale: 1, script: null },
    { file: 'frank-ruhl-libre-medium', scale: 1.08, script: HEBREW },
    { file: 'amiri-regular', scale: 1.15, script: ARABIC },
  ],
  sans: [
    { file: 'source-sans-3-medium', scale: 1, script: null },
    { file: 'noto-sans-hebrew-medium', scale: 1, script: HEBREW },
    { file: 'noto-sans-arabic-medium', scale: 1, script: ARABIC },
  ],
  script: [{ file: 'great-vibes-regular', scale: 1, script: null }],
};

/** The files without which `text` cannot be set in that typeface. */
export function filesFor(font: EngravingFont, text: string): readonly EngravingFile[] {
  return typefaces[font].filter(({ script }) => !script || script.test(text)).map(({ file }) => file);
}
