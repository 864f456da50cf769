import { describe, expect, test } from 'vitest';
import { daysLater, endOfDay, nineAtOrAfter } from './calendar.ts';

const DAY = 24 * 60 * 60_000;
const at = (text: string) => Date.parse(text);
const utc = (instant: number) => new Date(instant).toISOString();

describe('mails leave at nine in the owner’s morning', () => {
  test.each([
    ['2026-01-05T07:59:00Z', 'Europe/Paris', '2026-01-05T08:00:00.000Z'],
    ['2026-01-05T08:00:00Z', 'Europe/Paris', '2026-01-05T08:00:00.000Z'],
    ['2026-01-05T08:00:00.001Z', 'Europe/Paris', '2026-01-06T08:00:00.000Z'],
    // The night of 29 March has an hour less in Paris.
    ['2026-03-28T20:00:00Z', 'Europe/Paris', '2026-03-29T07:00:00.000Z'],
    ['2026-01-05T12:00:00Z', 'Pacific/Kiritimati', '2026-01-05T19:00:00.000Z'],
  ])('%s, %s', (instant, zone, nine) => {
    expect(utc(nineAtOrAfter(at(instant), zone))).toBe(nine);
  });
});

describe('a term that ends on a day ends with it', () => {
  test.each([
    ['2026-01-05T14:20:00Z', 'Europe/Paris', '2026-01-05T23:00:00.000Z'],
    ['2026-01-05T23:00:00Z', 'Europe/Paris', '2026-01-05T23:00:00.000Z'],
    ['2026-01-05T23:00:00.001Z', 'Europe/Paris', '2026-01-06T23:00:00.000Z'],
    // In Cairo the clocks go forward at midnight: that day begins at one o'clock.
    ['2026-04-23T12:00:00Z', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ])('%s, %s', (instant, zone, end) => {
    expect(utc(endOfDay(at(instant), zone))).toBe(end);
  });
});

test('a week after nine o’clock is nine o’clock, though a spring night has taken an hour', () => {
  expect(utc(daysLater(at('2026-03-26T08:00:00Z'), 7 * DAY, 'Europe/Paris'))).toBe(
    '2026-04-02T07:00:00.000Z',
  );
});
