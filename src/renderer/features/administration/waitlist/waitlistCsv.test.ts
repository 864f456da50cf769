import { expect, test } from 'vitest';
import type { WaitlistEntry } from '#shared/callables/waitlist.ts';
import { waitlistCsv } from './waitlistCsv.ts';

const entry = (email: string): WaitlistEntry => ({
  id: 'a',
  email,
  plan: 'Family+',
  language: 'fr',
  consentedAt: '2026-11-22T12:00:00.000Z',
  confirmedAt: '2026-11-23T12:00:00.000Z',
});

test('a row an address, under the names of the columns, in UTF-8 that spreadsheets recognise', () => {
  expect(waitlistCsv([entry('rose@example.org')])).toBe(
    '\uFEFF"email","plan","language","consentedAt","confirmedAt"\r\n"rose@example.org","Family+","fr","2026-11-22T12:00:00.000Z","2026-11-23T12:00:00.000Z"\r\n',
  );
});

test.each(['=hyperlink|x@example.org', '+1@example.org', '-1@example.org', '@x', '\tx', '\rx'])(
  'what a spreadsheet would run is text: %j',
  (email) => {
    expect(waitlistCsv([entry(email)])).toContain(`"'${email}",`);
  },
);

test('quotes, commas and lines stay within their field', () => {
  expect(waitlistCsv([entry('a"b,c\nd@example.org')])).toContain('"a""b,c\nd@example.org",');
});

test('an address that waits to be confirmed has no instant there', () => {
  expect(waitlistCsv([{ ...entry('rose@example.org'), confirmedAt: null }])).toContain(
    ',"2026-11-22T12:00:00.000Z",""\r\n',
  );
});
