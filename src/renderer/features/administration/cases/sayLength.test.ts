import { expect, test } from 'vitest';
import { sayLength } from './sayLength.ts';

const MINUTE = 60_000;

test('a length is said in the unit that suits it', () => {
  expect(sayLength(6 * MINUTE, 'en')).toBe('6 minutes');
  expect(sayLength(90 * MINUTE, 'en')).toBe('90 minutes');
  expect(sayLength(3 * 60 * MINUTE, 'en')).toBe('3 hours');
  expect(sayLength(21 * 24 * 60 * MINUTE, 'fr')).toBe('21\u00a0jours');
  expect(sayLength(10_000, 'en')).toBe('1 minute');
});
