import { describe, expect, test } from 'vitest';
import { answerDueAt, extendedDueAt, readPrivacyLink } from './privacyRequest.ts';

const at = (iso: string) => Date.parse(iso);
const iso = (instant: number) => new Date(instant).toISOString();

describe('A request is answered by the end of the day one calendar month later, in UTC', () => {
  test.each([
    ['2026-01-15T10:00:00Z', '2026-02-15T23:59:59.999Z'],
    ['2026-01-31T00:00:00Z', '2026-02-28T23:59:59.999Z'],
    ['2028-01-31T12:00:00Z', '2028-02-29T23:59:59.999Z'],
    ['2026-01-29T12:00:00Z', '2026-02-28T23:59:59.999Z'],
    ['2026-02-28T12:00:00Z', '2026-03-28T23:59:59.999Z'],
    ['2026-03-31T23:59:59Z', '2026-04-30T23:59:59.999Z'],
    ['2026-12-31T12:00:00Z', '2027-01-31T23:59:59.999Z'],
    ['2026-12-01T00:00:00Z', '2027-01-01T23:59:59.999Z'],
  ])('%s: %s', (confirmed, due) => {
    expect(iso(answerDueAt(at(confirmed)))).toBe(due);
  });
});

describe('An extension is by two further months from the day it was confirmed, not from a day that was cut short', () => {
  test.each([
    ['2026-01-31T10:00:00Z', '2026-04-30T23:59:59.999Z'],
    ['2026-11-30T10:00:00Z', '2027-02-28T23:59:59.999Z'],
    ['2026-10-31T10:00:00Z', '2027-01-31T23:59:59.999Z'],
  ])('%s: %s', (confirmed, due) => {
    expect(iso(extendedDueAt(at(confirmed)))).toBe(due);
  });
});

test('a fragment that is none of ours is no link', () => {
  const [id, secret] = ['a'.repeat(43), 'b'.repeat(43)];
  expect(readPrivacyLink(`#${id}.${secret}`)).toEqual({ id, secret });
  for (const other of ['', '#', `#${id}`, `#${id}.`, `#${id}.${secret}c`, `#${id}.${secret}/`])
    expect(readPrivacyLink(other)).toBeNull();
});
