import { expect, test } from 'vitest';
import { storedKeyBoxSchema } from '#shared/vault/stored.ts';
import { makeVault } from '#tests/support/vault/makeVault.ts';
import { usefulFormerKeys } from './formerKeys.ts';

const first = storedKeyBoxSchema.parse((await makeVault()).document);
const other = storedKeyBoxSchema.parse((await makeVault()).document);
const withDevice = { ...first, generation: 2 };
const newPhrase = { ...first, generation: 3, passphrase: other.passphrase };
const at = (keys: typeof first) => ({ keys, replacedAt: keys.generation * 1000 });

test('keys of before are offered where phrase or recovery key were others, the newest of each first', () => {
  expect(usefulFormerKeys([at(first), at(withDevice)], newPhrase)).toEqual([at(withDevice)]);
});

test('keys whose phrase and recovery key are the present ones are of no use', () => {
  expect(usefulFormerKeys([at(first)], withDevice)).toEqual([]);
});

test('keys of another vault are never offered', () => {
  expect(usefulFormerKeys([at(other), at({ ...first, check: other.check })], newPhrase)).toEqual([]);
});
