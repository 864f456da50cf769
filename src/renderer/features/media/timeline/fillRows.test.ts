import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { fillRows } from './fillRows.ts';

const options = { width: 1_200, gap: 4, targetHeight: 220 };
const widthOf = (ratios: readonly number[], height: number) =>
  ratios.reduce((total, ratio) => total + ratio * height, options.gap * (ratios.length - 1));

describe('Rows of pictures', () => {
  it('all reach the edge, the last one too, and hold every picture once and in order', () => {
    const shapes = fc.array(fc.constantFrom(0.45, 2 / 3, 0.75, 1, 4 / 3, 1.5, 16 / 9, 3), {
      minLength: 4,
      maxLength: 120,
    });
    fc.assert(
      fc.property(shapes, (ratios) => {
        const rows = fillRows(ratios, options);
        expect(rows.flatMap(({ from, to }) => ratios.slice(from, to))).toEqual(ratios);
        const isOneShortRow = rows.length === 1 && rows[0]?.height === options.targetHeight;
        for (const { from, to, height } of isOneShortRow ? [] : rows) {
          expect(widthOf(ratios.slice(from, to), height)).toBeCloseTo(options.width, 6);
        }
      }),
    );
  });

  it('leave no picture alone at the end, as rows filled one after the other would', () => {
    const rowsOf = (count: number) =>
      fillRows(
        Array.from({ length: count }, () => 1),
        options,
      ).map(({ from, to }) => to - from);
    // Six squares make a row of the wanted height.
    expect(rowsOf(7)).toEqual([7]);
    expect(rowsOf(13).sort()).toEqual([6, 7]);
  });

  it('end early where so few pictures would have to be blown up', () => {
    expect(fillRows([4 / 3, 0.75], options)).toEqual([{ from: 0, to: 2, height: 220 }]);
  });
});
