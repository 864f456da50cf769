import { expect, test } from 'vitest';
import { expectDone, refusalOf } from '#tests/support/legacy/makeRelease.ts';
import {
  compareFingerprint,
  fingerprintOf,
  fingerprintQrText,
  fingerprintWords,
  loadFingerprintWords,
} from './fingerprint.ts';
import { writePrintedText } from './printedText.ts';
import { exportPublicKey } from './publicKeys.ts';
import { systemRandomness } from './randomness.ts';

const newKey = async () => exportPublicKey((await systemRandomness.agreementKeyPair()).publicKey);
const publicKey = await newKey();
const fingerprint = await fingerprintOf('person', publicKey);
const [english, french] = await Promise.all([loadFingerprintWords('en'), loadFingerprintWords('fr')]);

test('a key has the same twelve words in every browser, and another key has others', async () => {
  const words = fingerprintWords(fingerprint, english);
  expect(words).toHaveLength(12);
  expect(fingerprintWords(await fingerprintOf('person', publicKey.slice()), english)).toEqual(words);
  expect(fingerprintWords(await fingerprintOf('person', await newKey()), english)).not.toEqual(words);
});

test('the words say the first 132 bits, and each word its eleven', () => {
  const ones = fingerprintWords(new Uint8Array(32).fill(255), english);
  expect(ones).toEqual(Array.from({ length: 12 }, () => 'zoo'));
  // Bits 0 to 10 are the first word's, bits 11 to 21 the second's: bit 21 is its last.
  const second = new Uint8Array(32);
  second[2] = 0b0000_0100;
  expect(fingerprintWords(second, english).slice(0, 3)).toEqual(['abandon', 'ability', 'abandon']);
});

test('French words are written as a French keyboard types them', () => {
  expect(french.filter((word) => word !== word.normalize('NFC'))).toEqual([]);
  expect(french).toContain('académie');
  expect(new Set(french).size).toBe(2_048);
});

test('a key that signs and a key that is sealed to are never taken for each other', async () => {
  expect(await fingerprintOf('owner', publicKey)).not.toEqual(fingerprint);
});

test('a scanned code is compared to its last bit, and what is none is told so', async () => {
  const code = fingerprintQrText(fingerprint);
  expect(code).toMatch(/^AMF1[02-9A-Z]{58}$/);
  expect(expectDone(compareFingerprint(fingerprint, code))).toBe(true);
  const other = await fingerprintOf('person', await newKey());
  expect(expectDone(compareFingerprint(fingerprint, fingerprintQrText(other)))).toBe(false);
  expect(refusalOf(compareFingerprint(fingerprint, writePrintedText('claim-kit', fingerprint)))).toEqual({
    is: 'mistyped',
    what: 'fingerprint',
    reason: 'beginning',
  });
  expect(
    refusalOf(
      compareFingerprint(
        fingerprint,
        code.replace(/.$/, (last) => (last === 'Q' ? 'P' : 'Q')),
      ),
    ),
  ).toEqual({
    is: 'mistyped',
    what: 'fingerprint',
    reason: 'checksum',
  });
});
