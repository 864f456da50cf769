import { expect, test } from 'vitest';
import { enlarge } from './enlarge.ts';

test.each([
  [1, 1, 256, 256],
  [3, 2, 258, 172],
  [48, 10, 288, 60],
])('%i by %i pixels are shown at %i by %i', (width, height, shownWidth, shownHeight) => {
  expect(enlarge({ width, height })).toMatchObject({ width: shownWidth, height: shownHeight });
});

test('what one can see is shown as large as it is', () => {
  expect(enlarge({ width: 49, height: 1 })).toEqual({ width: 49, height: 1, factor: 1 });
});
