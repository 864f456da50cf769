import { expect, test } from 'vitest';
import { placePoints } from './placePoints.ts';

test('points stand to scale, and none on another', () => {
  const points = placePoints(0, [50, 52, 54, 100]);
  expect(points.map(({ row }) => row)).toEqual([0, 1, 2, 0]);
  expect(points.map(({ share }) => Number(share.toFixed(3)))).toEqual([0.5, 0.518, 0.537, 0.96]);
});

test('a line on which nothing is has no points, and one that happens at once stands somewhere', () => {
  expect(placePoints(5, [])).toEqual([]);
  expect(placePoints(5, [5]).map(({ share }) => share)).toEqual([0.04]);
});
