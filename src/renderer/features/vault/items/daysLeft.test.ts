import { expect, test } from 'vitest';
import { daysLeft, trashedItems } from './daysLeft.ts';
import { vaultItem } from './vaultItem.testing.ts';

const DAY = 86_400_000;

test('an item waits thirty days in the trash, and on the last of them one day is left', () => {
  expect(daysLeft(0, 0)).toBe(30);
  expect(daysLeft(0, 1)).toBe(30);
  expect(daysLeft(0, DAY)).toBe(29);
  expect(daysLeft(0, 30 * DAY - 1)).toBe(1);
  expect(daysLeft(0, 31 * DAY)).toBe(0);
});

test('an item that was thrown away by a clock that was ahead is promised no more than thirty days', () => {
  expect(daysLeft(400 * DAY, 0)).toBe(30);
});

test('the trash holds what was thrown away, the last first', () => {
  const kept = vaultItem({});
  const first = vaultItem({}, { state: 'trashed', trashedAt: 1 });
  const last = vaultItem({}, { state: 'trashed', trashedAt: 2 });
  expect(trashedItems([first, kept, last])).toEqual([last, first]);
});
