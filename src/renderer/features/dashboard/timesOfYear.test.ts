import { expect, test } from 'vitest';
import { timesOfYear } from './timesOfYear.ts';

const album = (firstTakenAt: string | null, lastTakenAt: string | null) => ({ firstTakenAt, lastTakenAt });
const years = (times: ReturnType<typeof timesOfYear>) => times.map(({ from }) => from.slice(0, 10));

test('only years in which an album may hold something of this time are asked about, the latest first', () => {
  const albums = [
    album('2019-11-20T10:00:00.000Z', '2019-11-25T10:00:00.000Z'),
    album('2021-06-01T10:00:00.000Z', '2021-08-01T10:00:00.000Z'),
    album('2010-01-01T10:00:00.000Z', '2012-11-30T10:00:00.000Z'),
    album(null, null),
  ];
  expect(years(timesOfYear(albums, '2026-11-22T09:00:00.000Z'))).toEqual([
    '2019-11-12',
    '2012-11-12',
    '2011-11-12',
    '2010-11-12',
  ]);
});

test('the turn of the year is one time of year', () => {
  const christmas = album('2018-12-24T20:00:00.000Z', '2018-12-24T22:00:00.000Z');
  expect(timesOfYear([christmas], '2026-01-02T09:00:00.000Z')).toEqual([
    { from: '2018-12-23T00:00:00.000Z', to: '2019-01-12T23:59:59.999Z' },
  ]);
});

test('what is of this year is not a memory yet, and a long life asks a bounded number of questions', () => {
  const now = '2026-11-22T09:00:00.000Z';
  expect(timesOfYear([album(now, now)], now)).toEqual([]);
  expect(timesOfYear([album('1950-01-01T00:00:00.000Z', now)], now)).toHaveLength(12);
  expect(timesOfYear([], now)).toEqual([]);
});
