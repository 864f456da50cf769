import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { formatSection } from '../wording/formatSection.ts';
import type { Month } from './groupByMonth.ts';
import { mergeSparseMonths } from './mergeSparseMonths.ts';

/** A month of so many pictures, each named by its month and its number. */
function month(year: number, number: number, count: number): Month<string> {
  const key = `${year}-${number}`;
  const items = Array.from({ length: count }, (_, index) => `${key}/${index}`);
  const point = { year, month: number };
  return { key, span: { first: point, last: point }, rememberedDate: null, items };
}

const ROW = 4;
const isSparse = (items: readonly unknown[]) => items.length < ROW;
const headings = (months: readonly Month<string>[], language: 'en' | 'fr' = 'en') =>
  mergeSparseMonths(months, isSparse).map((section) => formatSection(section, language));

describe('Months of a few pictures', () => {
  it('are told together until they fill a row, and full ones stand alone', () => {
    const year = [
      month(1998, 3, 2),
      month(1998, 5, 1),
      month(1998, 6, 1),
      month(1998, 8, 9),
      month(1998, 9, 7),
    ];
    expect(headings(year)).toEqual(['March – June 1998', 'August 1998', 'September 1998']);
    expect(headings(year, 'fr')).toEqual(['Mars – juin 1998', 'Août 1998', 'Septembre 1998']);
  });

  it('join the months before them where a year ends too early', () => {
    expect(headings([month(1998, 11, 20), month(1998, 12, 1), month(1999, 1, 30)])).toEqual([
      'November – December 1998',
      'January 1999',
    ]);
  });

  it('become years where whole years hold but a few, ten at most', () => {
    const sparse = Array.from({ length: 24 }, (_, index) => month(1950 + index, 7, 1));
    expect(headings(sparse)).toEqual([
      '1950 – 1953',
      '1954 – 1957',
      '1958 – 1961',
      '1962 – 1965',
      '1966 – 1969',
      '1970 – 1973',
    ]);
  });

  it('have no row to themselves where neighbours are as few, however far apart', () => {
    expect(headings([month(2016, 8, 1), month(2026, 11, 1)])).toEqual(['2016 – 2026']);
    expect(headings([month(1950, 1, 1), month(1970, 1, 1), month(2004, 1, 1), month(2019, 5, 1)])).toEqual([
      '1950 – 2019',
    ]);
    // Years that are told together already take in one that is further away.
    expect(headings([month(1950, 1, 1), month(1970, 1, 2), month(1974, 5, 2)])).toEqual(['1950 – 1974']);
  });

  it('join the nearest month where their whole year is too few for a row', () => {
    expect(headings([month(1998, 12, 20), month(1999, 7, 1), month(2000, 1, 30)])).toEqual([
      'December 1998',
      'July 1999 – January 2000',
    ]);
    expect(headings([month(1998, 12, 20), month(1999, 2, 2), month(2000, 1, 30)])).toEqual([
      'December 1998 – February 1999',
      'January 2000',
    ]);
    expect(headings([month(2000, 1, 30), month(1999, 2, 2), month(1998, 12, 20)], 'fr')).toEqual([
      'Janvier 2000',
      'Décembre 1998 – février 1999',
    ]);
    expect(headings([month(2020, 5, 6), month(2023, 4, 1), month(2026, 11, 67)])).toEqual([
      '2020 – 2023',
      'November 2026',
    ]);
  });

  it('leave its name to a month of many that is more than ten years away', () => {
    expect(headings([month(1998, 12, 20), month(2013, 7, 1), month(2029, 1, 30)])).toEqual([
      'December 1998',
      'July 2013',
      'January 2029',
    ]);
  });

  it('take prints dated in words in, and say no month that nobody knows', () => {
    const about: Month<string> = {
      key: 'about 1961',
      span: { first: { year: 1961, month: null }, last: { year: 1961, month: null } },
      rememberedDate: { is: 'about', year: 1961 },
      items: ['x'],
    };
    expect(headings([about])).toEqual(['About 1961']);
    expect(headings([month(1961, 3, 1), about])).toEqual(['1961']);
    expect(headings([month(1959, 3, 9), { ...about, items: ['1', '2', '3', '4'] }])).toEqual([
      'March 1959',
      'About 1961',
    ]);
  });

  it('read the same way with the newest first', () => {
    expect(headings([month(1998, 6, 1), month(1998, 3, 2)])).toEqual(['March – June 1998']);
  });

  it('leave what has no date by itself', () => {
    const undated: Month<string> = { key: 'undated', span: null, rememberedDate: null, items: ['x'] };
    expect(headings([month(1998, 6, 1), undated])).toEqual(['June 1998', null]);
  });

  it('are alone only where one has no neighbour, or none but months of many more than ten years away', () => {
    const album = fc.uniqueArray(
      fc.record({ month: fc.nat(12 * 60), count: fc.integer({ min: 1, max: 9 }) }),
      {
        selector: (entry) => entry.month,
        maxLength: 25,
      },
    );
    fc.assert(
      fc.property(album, (entries) => {
        const months = entries
          .toSorted((one, other) => one.month - other.month)
          .map((entry) => month(1960 + Math.floor(entry.month / 12), (entry.month % 12) + 1, entry.count));
        const merged = mergeSparseMonths(months, isSparse);
        const years = merged.map(({ span }) => [span?.first.year ?? 0, span?.last.year ?? 0] as const);
        merged.forEach(({ items }, index) => {
          if (!isSparse(items)) return;
          const [first = 0, last = 0] = years[index] ?? [];
          const [before, after] = [years[index - 1], years[index + 1]];
          for (const [from, to] of [before, after].filter((span) => span !== undefined)) {
            expect(Math.max(to, last) - Math.min(from, first)).toBeGreaterThanOrEqual(10);
          }
          for (const beside of [merged[index - 1], merged[index + 1]]) {
            if (beside) expect(isSparse(beside.items)).toBe(false);
          }
        });
      }),
    );
  });

  it('never lose, repeat or move a picture', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { maxLength: 60 }), (counts) => {
        const months = counts.map((count, index) =>
          month(1990 + Math.floor(index / 5), (index % 5) + 1, count),
        );
        const merged = mergeSparseMonths(months, isSparse);
        expect(merged.flatMap(({ items }) => items)).toEqual(months.flatMap(({ items }) => items));
      }),
    );
  });
});
