import { describe, expect, it } from 'vitest';
import type { Section } from './mergeSparseMonths.ts';
import { namedStops, stopAt, stopsBeside, yearStops } from './yearStops.ts';

const box = (y: number) => ({ x: 0, y, width: 100, height: 56 });

/** Sections of pictures from these years, each below its heading and in a row of its own. */
function stage(...parts: { readonly y: number; readonly years: readonly number[] }[]) {
  const items = parts.flatMap(({ y, years }) => years.map((_, row) => box(y + 56 + row * 100)));
  let from = 0;
  const months = parts.map(({ y, years }) => {
    const to = from + years.length;
    const month = { key: String(y), heading: box(y), bounds: box(y), from, to };
    from = to;
    return month;
  });
  const sections = parts.map(({ y, years }): Section<{ id: string; takenAt: string }> => {
    const [first = 0, last = first] = [years[0], years.at(-1)];
    return {
      key: String(y),
      span: { first: { year: first, month: 1 }, last: { year: last, month: 1 } },
      rememberedDate: null,
      items: years.map((year, index) => ({ id: `${y}-${index}`, takenAt: `${year}-01-01T12:00:00` })),
    };
  });
  return { sections, arrangement: { months, items } };
}

describe('The years beside a long album', () => {
  const { sections, arrangement } = stage(
    { y: 0, years: [1998] },
    { y: 500, years: [1998] },
    { y: 1_000, years: [1999] },
    { y: 4_000, years: [2003] },
  );
  const stops = yearStops(sections, arrangement);

  it('begin where their first pictures stand', () => {
    expect(stops).toEqual([
      { year: 1998, y: 0 },
      { year: 1999, y: 1_000 },
      { year: 2003, y: 4_000 },
    ]);
  });

  it('are all there where several are told under one heading', () => {
    const merged = stage({ y: 0, years: [1998, 1998, 1999, 2001] }, { y: 900, years: [2001, 2002] });
    expect(yearStops(merged.sections, merged.arrangement)).toEqual([
      { year: 1998, y: 0 },
      { year: 1999, y: 256 },
      { year: 2001, y: 356 },
      { year: 2002, y: 1_056 },
    ]);
  });

  it('are told together where they share a row', () => {
    const merged = stage({ y: 0, years: [1998, 1999, 2000] }, { y: 900, years: [2001] });
    const oneRow = merged.arrangement.items.map((item, index) => (index < 3 ? { ...item, y: 56 } : item));
    const found = yearStops(merged.sections, { ...merged.arrangement, items: oneRow });
    expect(found.map(({ y }) => y)).toEqual([0, 0, 0, 900]);
    expect(stopsBeside(found, stopAt(found, 0))).toEqual({ from: 0, to: 2 });
  });

  it('are left out where a picture has no date', () => {
    const { sections: dated, arrangement: places } = stage(
      { y: 0, years: [1998] },
      { y: 500, years: [1999] },
    );
    const undated = dated.map((section, index) => (index === 0 ? { ...section, span: null } : section));
    expect(yearStops(undated, places)).toEqual([{ year: 1999, y: 500 }]);
  });

  it('are known at every height', () => {
    expect([-20, 0, 999, 1_000, 9_000].map((y) => stops[stopAt(stops, y)]?.year)).toEqual([
      1998, 1998, 1999, 1999, 2003,
    ]);
  });

  it('are named where there is room for their names', () => {
    const named = namedStops(stops, (y) => y / 100, 20);
    expect(named.map(({ year }) => year)).toEqual([1998, 2003]);
  });
});
