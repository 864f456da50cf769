import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { longDateFormat } from './longDates.ts';

const utc = { timeZone: 'UTC' } as const;
const newYear = Date.UTC(1998, 0, 1, 0, 10);

test('the first of a month is "1er" in French, and no other day is', () => {
  const long = longDateFormat('fr', { dateStyle: 'long', ...utc });
  expect(long.format(newYear)).toBe('1er janvier 1998');
  expect(long.format(new Date('1998-01-11T00:00:00Z'))).toBe('11 janvier 1998');
  expect(long.format(Date.UTC(2001, 0, 2))).toBe('2 janvier 2001');
  expect(longDateFormat('fr', { dateStyle: 'full', ...utc }).format(newYear)).toBe('jeudi 1er janvier 1998');
  expect(longDateFormat('fr', { dateStyle: 'long', timeStyle: 'short', ...utc }).format(newYear)).toBe(
    '1er janvier 1998 à 00:10',
  );
});

test('English counts its days plainly', () => {
  expect(longDateFormat('en', { dateStyle: 'long', ...utc }).format(newYear)).toBe('1 January 1998');
});

test('every date that is written in words is written by this one function', () => {
  const source = join(import.meta.dirname, '..');
  const others = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|longDates\.ts$/.test(path))
    .filter((path) => {
      const text = readFileSync(join(source, path), 'utf8');
      return (
        /new Intl\.DateTimeFormat|\.toLocaleDateString\(/.test(text) && /dateStyle|day: 'numeric'/.test(text)
      );
    });
  expect(others).toEqual([]);
});
