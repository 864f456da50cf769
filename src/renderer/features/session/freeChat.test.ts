import { expect, test } from 'vitest';
import type { KeyValueStorage } from '#platform/platform.ts';
import { storedKeySchema } from '#shared/storedValues.ts';
import { clearAllFreeChatFlags, clearFreeChatFlag } from './freeChat.ts';

function deviceWith(...keys: readonly string[]): KeyValueStorage {
  const values = new Map(keys.map((key) => [storedKeySchema.parse(key), 'true']));
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

test('a new account has its free chat, and nobody else’s mark is touched', () => {
  const device = deviceWith('theme', 'freeChatUsed_rose', 'freeChatUsed_paul');
  clearFreeChatFlag(device, 'rose');
  expect(device.keys()).toEqual(['theme', 'freeChatUsed_paul']);
});

test('all marks of a free chat can be cleared at once, and nothing beside them', () => {
  const device = deviceWith('theme', 'freeChatUsed_rose', 'freeChatUsed_paul');
  clearAllFreeChatFlags(device);
  expect(device.keys()).toEqual(['theme']);
});
