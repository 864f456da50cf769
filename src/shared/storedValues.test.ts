import { expect, test } from 'vitest';
import {
  freeChatKey,
  isFreeChatKey,
  storedKeySchema,
  storedKeys,
  storedValueSchema,
} from './storedValues.ts';

const isKey = (key: string) => storedKeySchema.safeParse(key).success;
const id = 'a'.repeat(128);

test.each([
  ...Object.values(storedKeys),
  freeChatKey('ana_1-A'),
  `captionDraft_u_i`,
  `dateDraft_${id}_${id}`,
])('a device keeps %s', (key) => expect(isKey(key)).toBe(true));

test.each([
  'token',
  'freeChatUsed_',
  'freeChatUsed_a/b',
  'freeChatUsed_a b',
  `freeChatUsed_${id}a`,
  ' freeChatUsed_ana',
  'captionDraft_u',
  'captionDraft__i',
  'captionDraft_u_',
  'captionDraft_u/i_i',
  'captionDraft_u_i/i',
  `dateDraft_${id}${id}_${id}`,
  'otherDraft_u_i',
  ' dateDraft_u_i',
  'dateDraft_u_i ',
])('a device does not keep %j', (key) => expect(isKey(key)).toBe(false));

test('the flag of a free conversation is one account’s', () => {
  expect(isFreeChatKey(freeChatKey('ana'))).toBe(true);
  expect(freeChatKey('ana')).not.toBe(freeChatKey('bob'));
  expect(isFreeChatKey(`x${freeChatKey('ana')}`)).toBe(false);
});

test('a device keeps 32 KiB under a key', () => {
  expect(storedValueSchema.safeParse('a'.repeat(32_768)).success).toBe(true);
  expect(storedValueSchema.safeParse('a'.repeat(32_769)).success).toBe(false);
});
