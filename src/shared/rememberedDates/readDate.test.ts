import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDate } from './readDate.ts';
import { type RememberedDate, seasons } from './rememberedDate.ts';
import { sayDate, sayDateAlone } from './sayDate.ts';

const decade = (year: number) => ({ is: 'decade', year });

describe('a date is read as somebody of eighty writes it', () => {
  test.each<[string, unknown]>([
    ['Summer 1961', { is: 'season', season: 'summer', year: 1961 }],
    ['in the summer of 1961', { is: 'season', season: 'summer', year: 1961 }],
    ['l’été 1961', { is: 'season', season: 'summer', year: 1961 }],
    ['Fall 1972', { is: 'season', season: 'autumn', year: 1972 }],
    ['about 1961', { is: 'about', year: 1961 }],
    ['c. 1950', { is: 'about', year: 1950 }],
    ['~1950', { is: 'about', year: 1950 }],
    ['Vers 1961', { is: 'about', year: 1961 }],
    ['autour de 1961', { is: 'about', year: 1961 }],
    ['1961?', { is: 'year', year: 1961 }],
    ['en 1961', { is: 'year', year: 1961 }],
    ['the fifties', decade(1950)],
    ['1950s', decade(1950)],
    ['the 50’s', decade(1950)],
    ['les années 50', decade(1950)],
    ['dans', null],
    ['années soixante', decade(1960)],
    ['about the fifties', decade(1950)],
    ['before 1940', { is: 'before', year: 1940 }],
    ['avant 1940', { is: 'before', year: 1940 }],
    ['après 1945', { is: 'after', year: 1945 }],
    ['août 1998', { is: 'month', month: 8, year: 1998 }],
    ['Aug. 1998', { is: 'month', month: 8, year: 1998 }],
    ['8/1998', { is: 'month', month: 8, year: 1998 }],
    ['juil. 1998', { is: 'month', month: 7, year: 1998 }],
    ['juin 1998', { is: 'month', month: 6, year: 1998 }],
    ['between 1948 and 1953', { is: 'between', year: 1948, lastYear: 1953 }],
    ['1948-1953', { is: 'between', year: 1948, lastYear: 1953 }],
    ['entre 1948 et 1953', { is: 'between', year: 1948, lastYear: 1953 }],
    ['Unknown', { is: 'unknown' }],
    ['I don’t know', { is: 'unknown' }],
    ['sans date', { is: 'unknown' }],
    ['', null],
    ['1953-1948', null],
    ['13/1998', null],
    ['Aunt Lucie', null],
    ['61 rue de Brest', null],
    ['19611', null],
  ])('%s', (text, date) => {
    expect(readDate(text)).toEqual(date);
  });
});

const year = fc.integer({ min: 1826, max: 2100 });
const remembered: fc.Arbitrary<RememberedDate> = fc.oneof(
  fc.record({ is: fc.constant('month' as const), year, month: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ is: fc.constant('season' as const), year, season: fc.constantFrom(...seasons) }),
  fc.record({ is: fc.constantFrom('year', 'about', 'before', 'after'), year }),
  fc.integer({ min: 183, max: 209 }).map((tens): RememberedDate => ({ is: 'decade', year: tens * 10 })),
  fc
    .tuple(year, fc.integer({ min: 1, max: 50 }))
    .map(([first, span]): RememberedDate => ({ is: 'between', year: first, lastYear: first + span })),
  fc.constant<RememberedDate>({ is: 'unknown' }),
);

test('what is shown of a remembered date is read as the same date, in both languages', () => {
  fc.assert(
    fc.property(remembered, fc.constantFrom('en' as const, 'fr' as const), (date, language) => {
      expect(readDate(sayDate(date, language))).toEqual(date);
      expect(readDate(sayDateAlone(date, language))).toEqual(date);
    }),
  );
});
