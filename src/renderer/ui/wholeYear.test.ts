import { expect, test } from 'vitest';
import { wholeYear, wholeYearAhead } from './wholeYear.ts';

test.each([
  ['0062-07-14', '1962-07-14'],
  ['0027-01-01', '1927-01-01'],
  ['0026-12-31', '2026-12-31'],
  ['0004-02-29', '2004-02-29'],
  ['1962-07-14', '1962-07-14'],
  ['0196-07-14', '0196-07-14'],
  ['', ''],
])('a year of two digits is the latest such year that has begun: %j is %j', (typed, meant) => {
  expect(wholeYear(typed, '2026-11-21')).toBe(meant);
});

test.each([
  ['0031-05-01', '2031-05-01'],
  ['0026-05-01', '2026-05-01'],
  ['0019-05-01', '2019-05-01'],
  ['0006-05-01', '2006-05-01'],
  ['0005-05-01', '2105-05-01'],
  ['1931-05-01', '1931-05-01'],
  ['', ''],
])('%s on what runs out is %s', (typed, meant) => {
  expect(wholeYearAhead(typed, '2026-11-22')).toBe(meant);
});
