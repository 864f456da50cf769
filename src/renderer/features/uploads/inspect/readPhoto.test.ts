import { expect, test } from 'vitest';
import { parseExifDate, parseOffset } from './readPhoto.ts';

test('a date taken with its zone is an exact instant', () => {
  expect(parseExifDate('2019:07:14 18:03:22', parseOffset('+02:00'))).toBe('2019-07-14T16:03:22.000Z');
  expect(parseExifDate('2019:07:14 18:03:22', parseOffset('-05:30'))).toBe('2019-07-14T23:33:22.000Z');
});

test('a date without a zone is read in the zone of this device', () => {
  expect(parseExifDate('2001:02:03 04:05:06', null)).toBe(new Date(2001, 1, 3, 4, 5, 6).toISOString());
});

test.each(['0000:00:00 00:00:00', '    :  :     :  :  ', 'yesterday', '', undefined])(
  '"%s" is no date',
  (text) => {
    expect(parseExifDate(text, null)).toBeNull();
  },
);

test.each(['Z', '+2', '', undefined])('"%s" is no offset', (text) => {
  expect(parseOffset(text)).toBeNull();
});
