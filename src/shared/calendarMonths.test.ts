import { expect, test } from 'vitest';
import { endOfDayMonthsAfter } from './calendarMonths.ts';

test.each([
  ['2026-01-31T10:00:00Z', 1, '2026-02-28T23:59:59.999Z'],
  ['2028-01-31T10:00:00Z', 1, '2028-02-29T23:59:59.999Z'],
  ['2024-02-29T08:00:00Z', 24, '2026-02-28T23:59:59.999Z'],
  ['2024-02-29T08:00:00Z', 36, '2027-02-28T23:59:59.999Z'],
  ['2026-12-01T00:00:00Z', 24, '2028-12-01T23:59:59.999Z'],
])('%s and %i months: %s', (instant, months, end) => {
  expect(new Date(endOfDayMonthsAfter(Date.parse(instant), months)).toISOString()).toBe(end);
});
