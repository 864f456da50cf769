/** What is engraved fits its place, and what cannot be cut is said: with the real fonts and the real shaper. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { EngravingFont } from '../shop/cart.ts';
import { checkEngraving } from '../shop/checkEngraving.ts';
import type { ProductId } from '../shop/product.ts';
import { products } from '../shop/products.ts';
import { layOutEngraving } from './layOutEngraving.ts';
import { engravingPlace } from './places.ts';
import { createShaper } from './shaper.ts';
import { engravingFiles, filesFor } from './typefaces.ts';

const folder = `${import.meta.dirname}/../../../resources/fonts/engraving`;
const shaper = await createShaper(
  new Map(engravingFiles.map((file) => [file, new Uint8Array(readFileSync(`${folder}/${file}.ttf`)).buffer])),
);

function engrave(productId: ProductId, lines: readonly string[], font: EngravingFont = 'serif', size = '') {
  const { engraving } = products[productId];
  const place = engravingPlace(productId, { size });
  if (!engraving || !place) throw new Error(`${productId} is not engraved.`);
  return layOutEngraving({ lines: [...lines], font }, { engraving, place, shaper });
}

/** The leftmost, rightmost, highest and lowest point of an outline. */
function boundsOf(path: string) {
  const numbers = [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

describe('A text that fits', () => {
  test.each(['serif', 'sans', 'script'] as const)('is cut within its place, in %s', (font) => {
    const { path, issues, height } = engrave('memorial-plaque', ['Marguerite Delaunay', '1931 – 2019'], font);
    const place = engravingPlace('memorial-plaque', {});
    expect(issues).toEqual([]);
    expect(height).toBeGreaterThanOrEqual(4);
    const { left, right, top, bottom } = boundsOf(path);
    const slack = 2;
    expect(left).toBeGreaterThan((place?.text.x ?? 0) - slack);
    expect(right).toBeLessThan((place?.text.x ?? 0) + (place?.text.width ?? 0) + slack);
    expect(top).toBeGreaterThan((place?.text.y ?? 0) - slack);
    expect(bottom).toBeLessThan((place?.text.y ?? 0) + (place?.text.height ?? 0) + slack);
  });

  test('is larger on the larger plaque', () => {
    const small = engrave('memorial-plaque', ['Rose'], 'serif', '200x120');
    const large = engrave('memorial-plaque', ['Rose'], 'serif', '300x200');
    expect(large.height).toBeGreaterThan(small.height);
  });

  test('may be empty where nothing has to be engraved', () => {
    expect(engrave('qr-medallion', ['', ' '])).toEqual({ height: 0, path: '', issues: [] });
  });
});

describe('What cannot be cut is said', () => {
  test('nothing, where something has to be engraved', () => {
    expect(engrave('engraved-pendant', ['']).issues).toEqual([{ kind: 'missing' }]);
  });

  test('an emoji, by its sign', () => {
    expect(engrave('memorial-plaque', ['Rose 🌹']).issues).toEqual([{ kind: 'emoji', line: 1, sign: '🌹' }]);
    expect(engrave('memorial-plaque', ['Rose ❤️']).issues).toEqual([{ kind: 'emoji', line: 1, sign: '❤️' }]);
    expect(engrave('memorial-plaque', ['Famille 👨‍👩‍👧']).issues).toEqual([
      { kind: 'emoji', line: 1, sign: '👨‍👩‍👧' },
    ]);
  });

  test.each([
    ...['🌹', '🕊️', '🕊', '❤️', '👨‍👩‍👧', '👍🏽', '🇫🇷', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '1️⃣', '#⃣'].map((sign) => ({ sign, is: 'emoji' })),
    ...['\u2060', '\u2062', '\ud800'].map((sign) => ({ sign, is: 'control-character' })),
    ...['1931', '#1 *', '½', '٢٠١٩', '©', '❤\ufe0e'].map((sign) => ({ sign, is: null })),
  ])('$sign, by the preview as by the cart', ({ sign, is }) => {
    const { engraving } = products['memorial-plaque'];
    if (!engraving) throw new Error('A plaque is engraved.');
    const lines = [`Rose ${sign}`];
    const checked = checkEngraving(engraving, { lines, font: 'serif' });
    const { issues } = engrave('memorial-plaque', lines);
    expect(checked.map(({ kind }) => kind)).toEqual(is === null ? [] : [is]);
    expect(issues.filter(({ kind }) => kind !== 'missing-signs')).toEqual(checked);
  });

  test('but not figures and signs that are letters', () => {
    expect(engrave('memorial-plaque', ['1931 – 2019 & #1 * 10'], 'sans').issues).toEqual([]);
  });

  test('every sign that the typeface lacks, and which one has them', () => {
    expect(engrave('memorial-plaque', ['Μαρία'], 'serif').issues).toEqual([
      { kind: 'missing-signs', signs: ['Μ', 'α', 'ρ', 'ί'], elsewhere: 'sans' },
    ]);
    expect(engrave('memorial-plaque', ['שרה'], 'script').issues).toEqual([
      { kind: 'missing-signs', signs: ['ש', 'ר', 'ה'], elsewhere: 'serif' },
    ]);
    expect(engrave('memorial-plaque', ['永遠'], 'serif').issues).toEqual([
      { kind: 'missing-signs', signs: ['永', '遠'], elsewhere: null },
    ]);
  });

  test('a line that is too long, with what it may have', () => {
    const issues = engrave('engraved-pendant', ['x'.repeat(17)]).issues;
    expect(issues).toContainEqual({ kind: 'too-long', line: 1, most: 16 });
  });

  test('letters that would be too small to be cut', () => {
    expect(engrave('engraved-pendant', ['WWWWWWWWWWWWWWWW']).issues).toEqual([
      { kind: 'too-small', height: expect.any(Number), least: 1.4 },
    ]);
  });

  test('lines beyond those that there is room for', () => {
    expect(engrave('usb-keepsake', ['a', 'b', 'c']).issues).toContainEqual({
      kind: 'too-many-lines',
      most: 2,
    });
  });
});

describe('Text that runs from the right', () => {
  test('is set from the right, and figures within it from the left', () => {
    const hebrew = shaper.shapeLine('אב', 'serif');
    const [first, second] = [shaper.shapeLine('ב', 'serif'), shaper.shapeLine('א', 'serif')];
    expect(hebrew.outlines.map(({ commands }) => commands)).toEqual([
      ...first.outlines.map(({ commands }) => commands),
      ...second.outlines.map(({ commands }) => commands),
    ]);
    const year = shaper.shapeLine('12', 'serif');
    const mixed = shaper.shapeLine('Rose אב', 'serif');
    expect(mixed.missing).toEqual([]);
    expect(year.outlines).toHaveLength(2);
  });

  test('joins Arabic letters', () => {
    const joined = shaper.shapeLine('مريم', 'serif');
    const apart = [...'مريم'].reduce((sum, letter) => sum + shaper.shapeLine(letter, 'serif').width, 0);
    expect(joined.missing).toEqual([]);
    expect(joined.width).toBeLessThan(apart * 0.95);
  });

  test('asks for the file of its script alone', () => {
    expect(filesFor('serif', 'Rose')).toEqual(['brygada-1918-medium']);
    expect(filesFor('serif', 'Rose مريم')).toEqual(['brygada-1918-medium', 'amiri-regular']);
  });

  test('leaves out marks that nobody sees', () => {
    expect(engrave('memorial-plaque', ['\u200fRose\u202c'])).toEqual(engrave('memorial-plaque', ['Rose']));
  });
});
