import { expect, test } from 'vitest';
import fc from '#tests/support/properties.ts';
import { expectValue, problemOf } from '#tests/support/vault/makeVault.ts';
import { groupRecoveryKey, readRecoveryKey, writeRecoveryKey } from './recoveryKey.ts';

const key = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Uint8Array.from(bytes));
const text = writeRecoveryKey(Uint8Array.from({ length: 32 }, (_, index) => index));

test('a recovery key is 62 characters, printed in groups of four, and read with spaces, hyphens and capitals', () => {
  fc.assert(
    fc.property(key, fc.constantFrom(' ', '-', '  ', ' – ', '\n', '\u00a0'), (bytes, between) => {
      const groups = groupRecoveryKey(writeRecoveryKey(bytes));
      expect(groups.join('')).toHaveLength(62);
      expect(groups).toHaveLength(16);
      expect(expectValue(readRecoveryKey(groups.join(between).toUpperCase()))).toEqual(bytes);
    }),
  );
});

test('up to four mistyped characters are always noticed', () => {
  const letters = [...'qpzry9x8gf2tvdw0s3jn54khce6mua7l'];
  const mistakes = fc.uniqueArray(
    fc.record({ at: fc.integer({ min: 4, max: 61 }), by: fc.integer({ min: 1, max: 31 }) }),
    {
      minLength: 1,
      maxLength: 4,
      selector: ({ at }) => at,
    },
  );
  fc.assert(
    fc.property(key, mistakes, (bytes, places) => {
      const characters = [...writeRecoveryKey(bytes)];
      for (const { at, by } of places) {
        characters[at] = letters[(letters.indexOf(characters[at] ?? '') + by) % 32] ?? '';
      }
      expect(problemOf(readRecoveryKey(characters.join('')))).toEqual({
        is: 'recovery-key-mistyped',
        reason: 'checksum',
      });
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  ['', 'length'],
  [text.slice(0, -1), 'length'],
  [`${text}q`, 'length'],
  [text.replace('amr1', 'amt1'), 'beginning'],
  [`${text.slice(0, -1)}o`, 'characters'],
  [`${text.slice(0, -1)}é`, 'characters'],
  [text.replace('qsy', 'sqy'), 'checksum'],
])('%j is told to be mistyped: %s', (typed, reason) => {
  expect(problemOf(readRecoveryKey(typed))).toEqual({ is: 'recovery-key-mistyped', reason });
});
