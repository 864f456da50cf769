import { expect, test } from 'vitest';
import { makeOwner, refusalOf } from '#tests/support/legacy/makeRelease.ts';
import { makeVault, withOneBitChanged } from '#tests/support/vault/makeVault.ts';
import { openOwnerKeys } from './ownerKeys.ts';
import { isSigned, sign } from './signatures.ts';

const { owner, vault, document } = await makeOwner();
const statement = { said: 'by rose', number: 1 };

test('the signing key opens with the vault, and signs as before', async () => {
  const opened = await openOwnerKeys(vault, document);
  if (!opened.ok) throw new Error(opened.problem.is);
  expect(opened.value.signingPublicKey).toEqual(owner.signingPublicKey);
  const signature = await sign(opened.value.signingKey, 'grant', statement);
  expect(await isSigned(owner.signingPublicKey, 'grant', { number: 1, said: 'by rose' }, signature)).toBe(
    true,
  );
  expect(await isSigned(owner.signingPublicKey, 'revocation', statement, signature)).toBe(false);
  expect(await isSigned(owner.signingPublicKey, 'grant', { ...statement, number: 2 }, signature)).toBe(false);
});

test('none of the keys can be read by script', () => {
  const { signingKey, copiesKey, kitsKey, pinsKey } = owner;
  const extractable = [signingKey, copiesKey, kitsKey, pinsKey].filter((key) => key.extractable);
  expect(extractable).toEqual([]);
});

test('the keys of one vault open with no other', async () => {
  const { vault: another } = await makeVault();
  expect(refusalOf(await openOwnerKeys(another, document))).toEqual({
    is: 'belongs-elsewhere',
    what: 'owner-key-box',
    field: 'vault',
  });
  const relabelled = { ...document, vaultId: another.vaultId };
  expect(refusalOf(await openOwnerKeys(another, relabelled))).toEqual({
    is: 'altered',
    what: 'owner-key-box',
  });
});

test('a server can put no other signing key in the place of the owner’s', async () => {
  const { document: other } = await makeOwner();
  const { key, signingKey } = document;
  const attempts = [
    { ...document, signingPublicKey: other.signingPublicKey },
    { ...document, signingKey: other.signingKey },
    { ...document, signingPublicKey: other.signingPublicKey, signingKey: other.signingKey },
    { ...document, key: other.key },
    { ...document, key: { ...key, wrapped: withOneBitChanged(key.wrapped, 5) } },
    { ...document, signingKey: { ...signingKey, wrapped: withOneBitChanged(signingKey.wrapped, 5) } },
  ];
  for (const attempt of attempts) {
    expect(refusalOf(await openOwnerKeys(vault, attempt))).toEqual({ is: 'altered', what: 'owner-key-box' });
  }
});
