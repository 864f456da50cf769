import { describe, expect, it } from 'vitest';
import { namedStops, stopAt, yearStops } from './yearStops.ts';

const heading = (y: number) => ({ x: 0, y, width: 100, height: 56 });
const part = (y: number) => ({ key: String(y), heading: heading(y), bounds: heading(y), from: 0, to: 1 });
const span = (year: number, month = 1) => ({
  span: { first: { year, month }, last: { year, month } },
});

describe('The years beside a long album', () => {
  const stops = yearStops([span(1998), span(1998, 6), { span: null }, span(1999), span(2003)], {
    months: [part(0), part(500), part(900), part(1_000), part(4_000)],
  });

  it('begin where their first pictures stand', () => {
    expect(stops).toEqual([
      { year: 1998, y: 0 },
      { year: 1999, y: 1_000 },
      { year: 2003, y: 4_000 },
    ]);
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
