import { expect, test } from 'vitest';
import { arrivalDays } from './arrivalDays.ts';

const days = (orderedAt: string, least: number, most: number) => {
  const { first, last } = arrivalDays(Date.parse(orderedAt), { least, most });
  return [first, last].map((day) => new Date(day).toISOString().slice(0, 10));
};

test('a parcel is expected after working days, and weekends are none', () => {
  // A Thursday.
  expect(days('2026-11-26T17:00:00Z', 1, 2)).toEqual(['2026-11-27', '2026-11-30']);
  expect(days('2026-11-26T00:00:00Z', 10, 15)).toEqual(['2026-12-10', '2026-12-17']);
  // Ordered on a Saturday: Monday is the first.
  expect(days('2026-11-28T23:59:59Z', 1, 1)).toEqual(['2026-11-30', '2026-11-30']);
});
