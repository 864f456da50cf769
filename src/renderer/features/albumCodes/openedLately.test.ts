import { expect, test } from 'vitest';
import { openedLately } from './openedLately.ts';

test('the last thirty days are counted, today among them', () => {
  const openings = { '2026-10-24': 1, '2026-10-25': 2, '2026-11-23': 4 };
  expect(openedLately(openings, Date.parse('2026-11-23T23:59:00Z'))).toBe(6);
});
