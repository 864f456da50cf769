import { expect, test } from 'vitest';
import { plans } from '#shared/plans.ts';
import { monthsSaved, priceOf, roomOf } from './planFigures.ts';

test('prices and room are said as the specification has them', () => {
  expect(priceOf(plans.free, 'monthly', 'en')).toBe('$0');
  expect(priceOf(plans.pro, 'monthly', 'en')).toBe('$9.99');
  expect(priceOf(plans.premium, 'yearly', 'en')).toBe('$199');
  expect(priceOf(plans.pro, 'monthly', 'fr')).toMatch(/^9,99\s\$US$/u);
  expect(priceOf(plans.premium, 'yearly', 'fr')).toMatch(/^199\s\$US$/u);
  expect(roomOf(plans.free, 'en')).toBe('50\u00a0MB');
  expect(roomOf(plans.pro, 'fr')).toBe('100\u00a0Go');
  expect(roomOf(plans.premium, 'en')).toBe('1\u00a0TB');
});

test('a year at once is two months cheaper, and no more is claimed', () => {
  expect(monthsSaved(plans.pro)).toBe(2);
  expect(monthsSaved(plans.premium)).toBe(2);
  expect(monthsSaved(plans.free)).toBe(0);
});
