import { expect, test } from 'vitest';
import { storedKeyBoxSchema } from '#shared/vault/stored.ts';
import { makeVault } from '#tests/support/vault/makeVault.ts';
import { usefulFormerKeys } from './formerKeys.ts';

const first = storedKeyBoxSchema.parse((await makeVault()).document);
const other = storedKeyBoxSchema.parse((await makeVault()).document);
const withDevice = { ...first, generation: 2 };
const newPhrase = { ...first, generation: 3, passphrase: other.passphrase };
const newKey = { ...newPhrase, generation: 4, recovery: other.recovery };
const useful = (former: readonly (typeof first)[], standing: typeof first, changes = {}) =>
  usefulFormerKeys(former, { standing, isStandingIntact: true, isKnown: () => false, ...changes });

test('keys of before are tried where phrase or recovery key were others, the newest first', () => {
  expect(useful([first, withDevice, newPhrase], newKey)).toEqual([newPhrase, withDevice, first]);
});

test('keys that this device remembers are tried first', () => {
  const isKnown = (box: typeof first) => box === first;
  expect(useful([first, withDevice, newPhrase], newKey, { isKnown })).toEqual([first, newPhrase, withDevice]);
});

test('keys whose phrase and recovery key are the present ones are of use only where those are not intact', () => {
  expect(useful([first], withDevice)).toEqual([]);
  expect(useful([first], withDevice, { isStandingIntact: false })).toEqual([first]);
  expect(useful([withDevice], withDevice, { isStandingIntact: false })).toEqual([]);
});

test.each<[string, Partial<typeof first>]>([
  ['another salt', { argon2id: other.argon2id }],
  ['another nonce of the phrase', { passphrase: { ...first.passphrase, nonce: other.passphrase.nonce } }],
  ['another nonce of the recovery key', { recovery: { ...first.recovery, nonce: other.recovery.nonce } }],
  ['another generation of a way', { recovery: { ...first.recovery, generation: 2 } }],
])('keys are no duplicate of those with the same wrapped keys and %s', (_what, changes) => {
  const garbage = { ...first, generation: 2, mac: other.mac, ...changes };
  expect(useful([first], garbage)).toEqual([first]);
  expect(useful([first, garbage], newKey)).toEqual([garbage, first]);
});

test('keys are no duplicate of those that a thief made of their ways with another code', () => {
  const forged = { ...first, generation: 2, mac: other.mac };
  expect(useful([first, forged], newKey)).toContain(first);
});

test('keys of another vault are never tried', () => {
  expect(useful([other, { ...first, check: other.check }], newPhrase)).toEqual([]);
});
