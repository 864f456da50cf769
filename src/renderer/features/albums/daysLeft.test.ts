import { expect, it } from 'vitest';
import { daysLeft } from './daysLeft.ts';

const at = (now: string) => ({ now: () => Date.parse(now), sleep: async () => {} });
const deleted = new Date('2026-03-01T12:00:00Z');

it('says thirty days on the day of deletion, one on the last day, none after', () => {
  expect(daysLeft(deleted, at('2026-03-01T12:00:01Z'))).toBe(30);
  expect(daysLeft(deleted, at('2026-03-31T11:00:00Z'))).toBe(1);
  expect(daysLeft(deleted, at('2026-04-02T12:00:00Z'))).toBe(0);
});
