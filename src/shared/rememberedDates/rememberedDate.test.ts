import { expect, test } from 'vitest';
import { type RememberedDate, sortingMoment } from './rememberedDate.ts';

test('remembered dates lie in the order that a family would lay the prints in', () => {
  const inOrder: readonly RememberedDate[] = [
    { is: 'before', year: 1940 },
    { is: 'decade', year: 1950 },
    { is: 'between', year: 1954, lastYear: 1957 },
    { is: 'month', year: 1961, month: 2 },
    { is: 'season', year: 1961, season: 'spring' },
    { is: 'about', year: 1961 },
    { is: 'season', year: 1961, season: 'summer' },
    { is: 'month', year: 1961, month: 12 },
    { is: 'after', year: 1961 },
    { is: 'year', year: 1962 },
    { is: 'unknown' },
  ];
  const moments = inOrder.map(sortingMoment);
  expect(moments).toEqual(moments.toSorted());
});
