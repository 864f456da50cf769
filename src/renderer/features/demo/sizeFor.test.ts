import { expect, test } from 'vitest';
import { sizeFor } from './sizeFor.ts';

test('a picture on a table on a phone is the small one, one that fills a wide page the large one', () => {
  expect(sizeFor({ width: 212, height: 141 }, 3)).toBe('small');
  expect(sizeFor({ width: 300, height: 200 }, 1)).toBe('small');
  expect(sizeFor({ width: 300, height: 200 }, 2)).toBe('large');
  expect(sizeFor({ width: 700, height: 460 }, 1)).toBe('large');
  // Upright ones are measured by their height.
  expect(sizeFor({ width: 200, height: 480 }, 1)).toBe('large');
});
