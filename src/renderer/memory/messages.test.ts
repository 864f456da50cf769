/** What the page of a printed code says of days. */
import { afterEach, expect, test } from 'vitest';
import { formatDay } from './messages.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test('a day is written as everywhere else in Amaranth', () => {
  expect(formatDay('2026-12-01T10:00:00', 'en')).toBe('1 December 2026');
  expect(formatDay('2026-12-01T10:00:00', 'fr')).toBe('1er décembre 2026');
  expect(formatDay('2026-12-02T10:00:00', 'fr')).toBe('2 décembre 2026');
});

test.each(['America/Los_Angeles', 'Europe/Paris', 'Pacific/Auckland'])(
  'who looks from %s reads the same day of a picture as everybody',
  (timeZone) => {
    process.env.TZ = timeZone;
    expect(formatDay('1998-01-01T00:10:00', 'en')).toBe('1 January 1998');
    expect(formatDay('1997-12-31T23:50:00', 'fr')).toBe('31 décembre 1997');
    expect(formatDay('2026-11-30T23:50:00.000Z', 'fr')).toBe('30 novembre 2026');
  },
);

test('what is no date is left out', () => {
  expect(formatDay('', 'en')).toBe('');
  expect(formatDay('long ago', 'fr')).toBe('');
});
