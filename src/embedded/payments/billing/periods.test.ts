import { expect, test } from 'vitest';
import { boundary, nextBoundary } from './periods.ts';
import { remainingPart } from './proration.ts';

const at = (text: string) => Date.parse(text) / 1000;
const monthly = { interval: 'month', interval_count: 1 };

test('a month that is too short is billed on its last day, and the day comes back after it', () => {
  const anchor = at('2027-01-31T10:20:30Z');
  expect(boundary(anchor, monthly, 1)).toBe(at('2027-02-28T10:20:30Z'));
  expect(boundary(anchor, monthly, 2)).toBe(at('2027-03-31T10:20:30Z'));
  expect(boundary(anchor, monthly, 3)).toBe(at('2027-04-30T10:20:30Z'));
});

test('a year from the 29th of February is the 28th', () => {
  const anchor = at('2028-02-29T00:00:00Z');
  const yearly = { interval: 'year', interval_count: 1 };
  expect(boundary(anchor, yearly, 1)).toBe(at('2029-02-28T00:00:00Z'));
  expect(boundary(anchor, yearly, 4)).toBe(at('2032-02-29T00:00:00Z'));
});

test.each(['day', 'week', 'month', 'year'])(
  'the next boundary by the %s is the first after the moment',
  (interval) => {
    const every = { interval, interval_count: 1 };
    const anchor = at('2026-08-31T23:59:59Z');
    for (let index = 1; index < 60; index += 1) {
      const edge = boundary(anchor, every, index);
      expect(nextBoundary(anchor, every, edge - 1)).toBe(edge);
      expect(nextBoundary(anchor, every, edge)).toBe(boundary(anchor, every, index + 1));
    }
  },
);

test('half of a period costs half, and half a cent is rounded away from zero', () => {
  const period = { start: 0, end: 100 };
  expect(remainingPart(999, period, 50)).toBe(500);
  expect(remainingPart(-999, period, 50)).toBe(-500);
  expect(remainingPart(999, period, 0)).toBe(999);
  expect(remainingPart(999, period, 100)).toBe(0);
  expect(remainingPart(999, period, 150)).toBe(0);
});
