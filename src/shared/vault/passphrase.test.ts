import { expect, test } from 'vitest';
import fc from '#tests/support/properties.ts';
import { freeArgon2id, problemOf } from '#tests/support/vault/makeVault.ts';
import { type Argon2id, argon2Floor, normalisePassphrase, stretchPassphrase } from './passphrase.ts';

const salt = new Uint8Array(16);
const neverCalled: Argon2id = () => Promise.reject(new Error('The phrase was touched'));

test.each([
  ['  seven   swans ', 'seven swans'],
  ['e\u0301te\u0301', 'été'],
  ['ｆｕｌｌ　ｗｉｄｔｈ', 'full width'],
  ['one\u00a0two\u202fthree', 'one two three'],
])('%j is the same phrase as %j, however the keyboard writes it', (typed, phrase) => {
  expect(normalisePassphrase(typed)).toBe(phrase);
});

test('capitals and accents make another phrase', () => {
  expect(normalisePassphrase('Swans')).not.toBe(normalisePassphrase('swans'));
  expect(normalisePassphrase('été')).not.toBe(normalisePassphrase('ete'));
});

test('a phrase is normalised once and for all', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (typed) => {
      const once = normalisePassphrase(typed);
      expect(normalisePassphrase(once)).toBe(once);
    }),
  );
});

test.each([
  [{ memoryKiB: 65_535 }, 'parameters-too-weak'],
  [{ passes: 2 }, 'parameters-too-weak'],
  [{ lanes: 0 }, 'parameters-too-weak'],
  [{ memoryKiB: 8, passes: 1 }, 'parameters-too-weak'],
  [{ memoryKiB: 1_048_577 }, 'parameters-absurd'],
  [{ passes: 21 }, 'parameters-absurd'],
  [{ lanes: 5 }, 'parameters-absurd'],
  [{ passes: 2, memoryKiB: 4_000_000_000 }, 'parameters-too-weak'],
])('a server that asks for %j gets nothing derived: %s', async (cost, is) => {
  const parameters = { ...argon2Floor, ...cost, salt };
  expect(problemOf(await stretchPassphrase('swans', parameters, neverCalled))).toEqual({ is });
});

test('stronger parameters than ours are taken', async () => {
  const parameters = { salt, memoryKiB: 1_048_576, passes: 20, lanes: 4 };
  expect((await stretchPassphrase('swans', parameters, freeArgon2id)).ok).toBe(true);
});

test('a phrase of spaces alone is none', async () => {
  const parameters = { salt, ...argon2Floor };
  expect(problemOf(await stretchPassphrase(' \u00a0\n', parameters, neverCalled))).toEqual({
    is: 'phrase-empty',
  });
});
