import { describe, expect, it } from 'vitest';
import { type ArrangementOptions, arrange, isSparse, squareColumns, targetRowHeight } from './arrange.ts';
import { visiblePart } from './window.ts';

const options: ArrangementOptions = {
  width: 1200,
  style: 'justified',
  gap: 4,
  headingHeight: 48,
  monthGap: 24,
};

/** Aspect ratios as cameras make them, repeatable. */
function ratios(count: number, seed: number): number[] {
  const shapes = [1.5, 1.333, 0.75, 0.667, 1.778, 1];
  return Array.from({ length: count }, (_, index) => shapes[(index * 7 + seed) % shapes.length] ?? 1);
}
const months = Array.from({ length: 100 }, (_, index) => ({
  key: `month-${index}`,
  aspectRatios: ratios(100, index),
}));

describe('The justified grid', () => {
  const arrangement = arrange(months, options);

  it('fills every row to the edge, the last of each month too, near the wanted height', () => {
    const uneven = Array.from({ length: 60 }, (_, index) => ({
      key: `month-${index}`,
      aspectRatios: ratios(6 + index, index),
    }));
    for (const width of [700, 1200, 1880]) {
      const wanted = targetRowHeight(width);
      const filled = arrange(uneven, { ...options, width });
      for (const month of filled.months) {
        const items = filled.items.slice(month.from, month.to);
        if (isSparse(uneven[filled.months.indexOf(month)]?.aspectRatios ?? [], { ...options, width }))
          continue;
        for (const row of Map.groupBy(items, ({ y }) => y).values()) {
          const right = Math.max(...row.map(({ x, width: across }) => x + across));
          expect(right).toBeCloseTo(width, 0);
          expect((row[0]?.height ?? 0) / wanted).toBeGreaterThan(0.6);
          expect((row[0]?.height ?? 0) / wanted).toBeLessThan(1.6);
        }
      }
    }
  });

  it('never lets two pictures overlap, nor a heading cover one', () => {
    let previous = arrangement.items[0];
    for (const item of arrangement.items.slice(1)) {
      if (!previous) throw new Error('no items');
      const isSameRow = item.y === previous.y;
      if (isSameRow) expect(item.x).toBeGreaterThanOrEqual(previous.x + previous.width);
      else expect(item.y).toBeGreaterThan(previous.y + previous.height - 1);
      previous = item;
    }
    for (const month of arrangement.months) {
      const first = arrangement.items[month.from];
      expect(first?.y).toBe(month.heading.y + month.heading.height);
    }
  });

  it('keeps the shape of every ordinary picture', () => {
    const shapes = months.flatMap(({ aspectRatios }) => aspectRatios);
    arrangement.items.forEach((item, index) => {
      expect(Math.abs(item.width / item.height - (shapes[index] ?? 0))).toBeLessThan(0.05);
    });
  });

  it('bounds a panorama and a screenshot rather than drawing a thread', () => {
    const { items } = arrange([{ key: 'odd', aspectRatios: [40, 0.01, 1, 1, 1, 1] }], options);
    for (const { width, height } of items) {
      expect(width / height).toBeGreaterThan(0.4);
      expect(width / height).toBeLessThan(8);
    }
  });

  it('keeps what is in view far below 500 elements, from a phone to a 4K screen', () => {
    for (const [width, height] of [
      [358, 844],
      [1200, 800],
      [1880, 1080],
      [3800, 2160],
    ] as const) {
      for (const style of ['justified', 'square'] as const) {
        const wide = arrange(months, { ...options, width, style });
        for (let top = 0; top < wide.height; top += height / 2) {
          const { items } = visiblePart(wide, top - height / 3, top + height * 1.33);
          expect(items.to - items.from).toBeLessThan(200);
        }
      }
    }
  });
});

describe('The square grid', () => {
  it('gives every item the same size and fills the width', () => {
    const { items } = arrange(months.slice(0, 1), { ...options, style: 'square' });
    const columns = squareColumns(options.width);
    expect(new Set(items.map(({ width }) => width)).size).toBe(1);
    const last = items[columns - 1];
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(options.width, 5);
    expect(items[columns]?.y).toBeGreaterThan(0);
  });

  it('shows three in a row on the narrowest phone', () => {
    expect(squareColumns(328)).toBe(3);
  });
});

describe('The grid of an empty album', () => {
  it('has no height', () => {
    expect(arrange([], options)).toEqual({ months: [], items: [], height: 0 });
  });

  it('shows bigger pictures on a wider screen', () => {
    expect(targetRowHeight(1800)).toBeGreaterThan(targetRowHeight(360));
  });
});

describe('The window onto the grid', () => {
  const arrangement = arrange(months, options);

  it('holds exactly the items that touch it', () => {
    for (const top of [-500, 0, 333, 5_000, arrangement.height - 100, arrangement.height + 50]) {
      const bottom = top + 800;
      const { items } = visiblePart(arrangement, top, bottom);
      const expected = arrangement.items.flatMap(({ y, height }, index) =>
        y + height > top && y < bottom ? [index] : [],
      );
      const actual = Array.from({ length: items.to - items.from }, (_, index) => items.from + index);
      expect(actual).toEqual(expected);
    }
  });

  it('holds the heading of every month that touches it', () => {
    const month = arrangement.months[50];
    if (!month) throw new Error('no month');
    const { months: inView } = visiblePart(arrangement, month.bounds.y + 100, month.bounds.y + 110);
    expect(inView).toEqual({ from: 50, to: 51 });
  });
});
