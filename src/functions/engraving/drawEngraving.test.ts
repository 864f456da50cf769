/** The workshop gets what the buyer saw: every letter as an outline, in millimetres, whatever its script. */
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Shaper } from '#shared/engraving/shaper.ts';
import type { EngravingFont } from '#shared/shop/cart.ts';
import { drawEngraving, fitsOn } from './drawEngraving.ts';
import { serverShaper } from './serverShaper.ts';

let shaper: Shaper;
beforeAll(async () => {
  shaper = await serverShaper({
    readResource: (path) => readFile(`${import.meta.dirname}/../../../resources/${path}`),
  });
});

const plaque = (lines: readonly string[], font: EngravingFont = 'serif') => ({
  productId: 'memorial-plaque' as const,
  options: { size: '200x120', material: 'slate' },
  engraving: { lines: [...lines], font },
});
const pathOf = (svg: string | null) => svg?.match(/ d="([^"]+)"/)?.[1] ?? '';
/** Letters begin with a move; an accent is an outline of its own. */
const outlines = (svg: string | null) => pathOf(svg).split('M').length - 1;
const draw = (...given: Parameters<typeof plaque>) => drawEngraving(shaper, plaque(...given));

describe('The workshop’s file of an engraving', () => {
  test('is as large as the piece, and holds shapes alone', () => {
    const svg = draw(['Rose']);
    expect(svg).toContain('width="200mm" height="120mm" viewBox="0 0 200 120"');
    expect(svg).not.toMatch(/<text|font/);
    const numbers = [...pathOf(svg).matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(200);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  });

  test('has its accents, composed or not', () => {
    expect(outlines(draw(['Élégie']))).toBeGreaterThan(outlines(draw(['Elegie'])));
    expect(draw(['E\u0301le\u0301gie'])).toBe(draw(['Élégie']));
  });

  test('sets Hebrew from the right: its first letter is the rightmost', () => {
    const rightmost = (text: string) => {
      const xs = [...pathOf(draw([text])).matchAll(/M(-?[\d.]+)/g)].map(([, x]) => Number(x));
      return Math.max(...xs);
    };
    expect(outlines(draw(['שלום']))).toBeGreaterThan(3);
    // What is written after is further to the left, so that the same first letter moves to the right of the middle.
    expect(rightmost('שלום')).toBeGreaterThan(rightmost('ש'));
    expect(draw(['שלום'])).not.toBe(draw(['םולש']));
  });

  test('is none for what is not engraved', () => {
    expect(drawEngraving(shaper, { ...plaque([]), engraving: null })).toBeNull();
    expect(draw(['', ' '])).toBeNull();
  });
});

describe('The server’s measure', () => {
  const fits = (lines: readonly string[], font?: EngravingFont) => {
    const line = plaque(lines, font);
    return fitsOn(shaper, line.engraving, line);
  };

  test('takes what the typeface has, in Latin, Hebrew and Arabic', () => {
    expect(fits(['Marguerite Élise', 'שלום', 'سلام'])).toBe(true);
  });

  test('refuses a sign that the typeface lacks', () => {
    expect(fits(['Rose 漢'])).toBe(false);
    expect(fits(['שלום'], 'script')).toBe(false);
  });

  test('refuses what would be cut too small to read', () => {
    const line = {
      productId: 'engraved-pendant' as const,
      options: { material: 'silver', chain: '45' },
      engraving: { lines: ['WWWWWWWWWWWWWWWW'], font: 'serif' as const },
    };
    expect(fitsOn(shaper, line.engraving, line)).toBe(false);
  });
});
