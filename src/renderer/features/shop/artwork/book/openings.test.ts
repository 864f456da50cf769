import { expect, test } from 'vitest';
import { openings } from './openings.ts';

test('a book lies open at two pages, but at its first and its last', () => {
  expect(openings(6, true)).toEqual([[0], [1, 2], [3, 4], [5]]);
  expect(openings(2, true)).toEqual([[0], [1]]);
});

test('on a phone every page is alone', () => {
  expect(openings(3, false)).toEqual([[0], [1], [2]]);
});
