import { describe, expect, it } from 'vitest';
import { neighbour } from './neighbour.ts';

const row = (y: number, ...widths: number[]) => {
  let x = 0;
  return widths.map((width) => {
    const rectangle = { x, y, width, height: 100 };
    x += width;
    return rectangle;
  });
};
/** 0 1 2 / 3 4 / 5 6 7 8 */
const items = [...row(0, 100, 200, 100), ...row(100, 300, 100), ...row(250, 100, 100, 100, 100)];

describe('The keyboard in the grid', () => {
  it('goes left and right along the timeline, and stops at its ends', () => {
    expect(neighbour(items, 2, 'next', 300)).toBe(3);
    expect(neighbour(items, 3, 'previous', 300)).toBe(2);
    expect(neighbour(items, 0, 'previous', 300)).toBe(0);
    expect(neighbour(items, 8, 'next', 300)).toBe(8);
  });

  it('goes up and down to what stands nearest, though no columns line up', () => {
    expect(neighbour(items, 1, 'down', 300)).toBe(3);
    expect(neighbour(items, 2, 'down', 300)).toBe(4);
    expect(neighbour(items, 4, 'down', 300)).toBe(8);
    expect(neighbour(items, 5, 'up', 300)).toBe(3);
    expect(neighbour(items, 8, 'up', 300)).toBe(4);
  });

  it('stays where it is above the first row and below the last', () => {
    expect(neighbour(items, 1, 'up', 300)).toBe(1);
    expect(neighbour(items, 6, 'down', 300)).toBe(6);
  });

  it('jumps to both ends, and a page at a time', () => {
    expect(neighbour(items, 4, 'first', 300)).toBe(0);
    expect(neighbour(items, 4, 'last', 300)).toBe(8);
    expect(neighbour(items, 0, 'page-down', 150)).toBe(3);
    expect(neighbour(items, 0, 'page-down', 1_000)).toBe(6);
    expect(neighbour(items, 8, 'page-up', 1_000)).toBe(2);
  });

  it('moves at least a row, in a window smaller than one', () => {
    expect(neighbour(items, 0, 'page-down', 10)).toBe(3);
  });
});
