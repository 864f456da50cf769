import { expect, test } from 'vitest';
import { asUtcDate, offsetMinutesSchema, parseWallClock, wallClockAt } from './wallClock.ts';

test.each([
  ['1998-01-01T00:30:00', true],
  ['2024-02-29T23:59:59', true],
  ['2023-02-29T12:00:00', false],
  ['2024-13-01T12:00:00', false],
  ['2024-01-01T25:00:00', false],
  ['2024-01-01T12:00', false],
  ['2024-01-01T12:00:00.5', false],
  ['2024-01-01T12:00:00Z', false],
  ['2024-01-01T12:00:00+02:00', false],
  ['2024-01-01', false],
  ['', false],
])('%s is a wall clock: %s', (text, isOne) => expect(parseWallClock(text)).toBe(isOne ? text : null));

test('at one instant clocks read what their place east or west of Greenwich makes it', () => {
  const instant = Date.UTC(1997, 11, 31, 23, 30, 0, 999);
  expect(wallClockAt(instant, 0)).toBe('1997-12-31T23:30:00');
  expect(wallClockAt(instant, 60)).toBe('1998-01-01T00:30:00');
  expect(wallClockAt(instant, -90)).toBe('1997-12-31T22:00:00');
});

test('no clock reads what no calendar writes', () => {
  expect(wallClockAt(Number.NaN, 0)).toBeNull();
  expect(wallClockAt(8.64e15, 1)).toBeNull();
  expect(wallClockAt(8.64e15, 0)).toBeNull();
});

test('its fields are read in UTC, whatever zone the machine is in and whatever follows the seconds', () => {
  const date = new Date(Date.UTC(1998, 0, 1, 0, 30));
  expect(asUtcDate('1998-01-01T00:30:00')).toEqual(date);
  expect(asUtcDate('1998-01-01T00:30:00.750')).toEqual(date);
  expect(asUtcDate('1998-01-01T00:30:00+02:00')).toEqual(date);
  expect(asUtcDate('yesterday')).toBeNull();
});

test.each([
  [-840, true],
  [840, true],
  [null, true],
  [-841, false],
  [841, false],
  [1.5, false],
])('a place is %s minutes east of Greenwich: %s', (minutes, isOne) => {
  expect(offsetMinutesSchema.safeParse(minutes).success).toBe(isOne);
});
