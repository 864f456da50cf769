import { expect, test } from 'vitest';
import { isNestedDeeperThan } from './jsonDepth.ts';

const isDeep = (text: string, limit = 2) => isNestedDeeperThan(Buffer.from(text), limit);

test.each([
  ['[[]]', false],
  ['[[[]]]', true],
  ['{"a":{"b":{}}}', true],
  ['[{"a":[]}]', true],
  [' \t\r\n[[[]]]', true],
  ['[[],[],[]]', false],
  ['[[]][[[', true],
  ['["[[["]', false],
  ['["\\"[[["]', false],
  ['["\\\\",[[]]]', true],
  ['{"a\\"":[[]]}', true],
  ['"[[["', false],
  ['a[[[', false],
  ['   ', false],
  ['', false],
  ['[[[', true],
])('%j nests deeper than two: %s', (text, deep) => expect(isDeep(text)).toBe(deep));

test('closing is counted for as much as opening', () => {
  expect(isDeep('[[]]'.repeat(50))).toBe(false);
  expect(isDeep('[]}]{{{')).toBe(false);
});
