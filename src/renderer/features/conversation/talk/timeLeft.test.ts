import { expect, test } from 'vitest';
import { timeLeft, untilNextMinute } from './timeLeft.ts';

const MINUTE = 60_000;

test('the time left is told in whole minutes, and the last one is a minute', () => {
  expect(timeLeft(20 * MINUTE, 0).minutes).toBe(20);
  expect(timeLeft(20 * MINUTE, 1).minutes).toBe(20);
  expect(timeLeft(MINUTE, MINUTE - 1)).toEqual({ minutes: 1, isShort: true, isOver: false });
});

test('near the end it is said, and at the end it is over', () => {
  expect(timeLeft(2 * MINUTE + 1, 0).isShort).toBe(false);
  expect(timeLeft(2 * MINUTE, 0).isShort).toBe(true);
  expect(timeLeft(5, 5)).toEqual({ minutes: 0, isShort: true, isOver: true });
  expect(timeLeft(5, 900)).toMatchObject({ minutes: 0, isOver: true });
});

test('the page looks again when the minutes change, and never at once for ever', () => {
  expect(untilNextMinute(20 * MINUTE, 0)).toBe(MINUTE);
  expect(untilNextMinute(20 * MINUTE, 1)).toBe(MINUTE - 1);
  expect(untilNextMinute(90_000, 0)).toBe(30_000);
});
