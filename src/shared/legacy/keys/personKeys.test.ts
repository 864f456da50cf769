import { expect, test } from 'vitest';
import { userIdSchema } from '#shared/domain/ids.ts';
import { expectDone, personPhrase, refusalOf } from '#tests/support/legacy/makeRelease.ts';
import fc from '#tests/support/properties.ts';
import { freeArgon2id, withOneBitChanged } from '#tests/support/vault/makeVault.ts';
import { changePersonPassphrase, replaceRecoveryCode } from './changePersonKeys.ts';
import { createPersonKeys } from './createPersonKeys.ts';
import { openWithKey, sealToKey } from './hpke.ts';
import { openPersonKeys } from './openPersonKeys.ts';
import type { PersonKeyBoxText } from './personKeyBox.ts';
import { systemRandomness } from './randomness.ts';
import { storedPersonKeyBoxSchema } from './stored.ts';

const leo = userIdSchema.parse('leo');
const somebodyElse = userIdSchema.parse('somebody-else');
const byPhrase = (phrase: string) => ({ way: 'passphrase', phrase, argon2id: freeArgon2id }) as const;
const byCode = (recoveryCode: string) => ({ way: 'recovery', recoveryCode }) as const;
const words = { phrase: 'new words', argon2id: freeArgon2id };

const create = async () =>
  expectDone(await createPersonKeys({ personId: leo, phrase: personPhrase, argon2id: freeArgon2id }));
const { document, recoveryCode, person } = await create();
const other = await create();

test.each([
  ['the phrase', byPhrase(`  ${personPhrase} `)],
  ['the recovery code, as it was typed', byCode(` ${recoveryCode.toUpperCase().replace(/(.{4})/g, '$1-')}`)],
])('%s opens what was sealed to the public key', async (_, secret) => {
  const opened = expectDone(await openPersonKeys(leo, document, secret));
  expect(opened.isBoxIntact).toBe(true);
  expect(opened.person.publicKey).toEqual(person.publicKey);
  const info = new Uint8Array(3);
  const message = Uint8Array.of(1, 2, 3);
  const sealed = expectDone(await sealToKey(person.publicKey, message, info, systemRandomness));
  expect(await openWithKey(opened.person.keyPair, sealed, info)).toEqual(message);
  expect(await openWithKey(opened.person.keyPair, sealed, message)).toBeNull();
});

test('no private key can be read by script, neither when it is made nor when it is opened', async () => {
  const opened = expectDone(await openPersonKeys(leo, document, byPhrase(personPhrase)));
  for (const { keyPair, pinsKey } of [person, opened.person]) {
    expect([keyPair.privateKey.extractable, pinsKey.extractable]).toEqual([false, false]);
    await expect(crypto.subtle.exportKey('pkcs8', keyPair.privateKey)).rejects.toThrow();
  }
});

test('a wrong phrase, a wrong code and another person open nothing', async () => {
  expect(refusalOf(await openPersonKeys(leo, document, byPhrase('wrong')))).toEqual({
    is: 'wrong-phrase-or-altered',
  });
  expect(refusalOf(await openPersonKeys(leo, document, byCode(other.recoveryCode)))).toEqual({
    is: 'wrong-recovery-code-or-altered',
  });
  expect(refusalOf(await openPersonKeys(somebodyElse, document, byPhrase(personPhrase)))).toEqual({
    is: 'wrong-phrase-or-altered',
  });
  expect(refusalOf(await openPersonKeys(leo, document, byCode('amr1qqqq')))).toEqual({
    is: 'mistyped',
    what: 'recovery-code',
    reason: 'length',
  });
});

test('a new phrase takes the place of the old one, and the key pair stays', async () => {
  const change = { personId: leo, document, secret: byCode(recoveryCode) };
  const changed = expectDone(await changePersonPassphrase(change, words));
  expect(changed.generation).toBe(2);
  expect(changed.argon2id.salt).not.toBe(document.argon2id.salt);
  expect(refusalOf(await openPersonKeys(leo, changed, byPhrase(personPhrase)))?.is).toBe(
    'wrong-phrase-or-altered',
  );
  for (const secret of [byPhrase(words.phrase), byCode(recoveryCode)]) {
    const opened = expectDone(await openPersonKeys(leo, changed, secret));
    expect([opened.isBoxIntact, opened.person.publicKey]).toEqual([true, person.publicKey]);
  }
});

test('a new recovery code takes the place of the old one', async () => {
  const change = { personId: leo, document, secret: byPhrase(personPhrase) };
  const replaced = expectDone(await replaceRecoveryCode(change));
  expect(refusalOf(await openPersonKeys(leo, replaced.document, byCode(recoveryCode)))?.is).toBe(
    'wrong-recovery-code-or-altered',
  );
  for (const secret of [byCode(replaced.recoveryCode), byPhrase(personPhrase)]) {
    expect(expectDone(await openPersonKeys(leo, replaced.document, secret)).isBoxIntact).toBe(true);
  }
});

test('a wrong secret changes nothing, and a phrase of nothing is refused', async () => {
  const wrong = { personId: leo, document, secret: byPhrase('wrong') };
  expect(refusalOf(await changePersonPassphrase(wrong, words))?.is).toBe('wrong-phrase-or-altered');
  expect(refusalOf(await replaceRecoveryCode(wrong))?.is).toBe('wrong-phrase-or-altered');
  const right = { ...wrong, secret: byPhrase(personPhrase) };
  expect(refusalOf(await changePersonPassphrase(right, { ...words, phrase: ' ' }))).toEqual({
    is: 'phrase-empty',
  });
});

test('an Argon2id that a server weakened is refused before the phrase is touched', async () => {
  const touched: unknown[] = [];
  const watched = {
    ...byPhrase(personPhrase),
    argon2id: (phrase: Uint8Array<ArrayBuffer>) => {
      touched.push(phrase);
      return Promise.resolve(phrase);
    },
  };
  const least = document.argon2id;
  for (const weaker of [{ memoryKiB: 1_024 }, { passes: 2 }, { lanes: 0 }]) {
    const weak = { ...document, argon2id: { ...least, ...weaker } };
    expect(refusalOf(await openPersonKeys(leo, weak, watched))).toEqual({ is: 'parameters-too-weak' });
  }
  const absurd = { ...document, argon2id: { ...least, memoryKiB: 4_000_000_000 } };
  expect(refusalOf(await openPersonKeys(leo, absurd, watched))).toEqual({ is: 'parameters-absurd' });
  expect(touched).toEqual([]);
});

test('a server cannot show a person another public key than their own', async () => {
  const swapped = { ...document, publicKey: other.document.publicKey };
  for (const secret of [byPhrase(personPhrase), byCode(recoveryCode)]) {
    expect(refusalOf(await openPersonKeys(leo, swapped, secret))?.is).toMatch(/^wrong-.*-or-altered$/);
  }
});

test('parts of another box of the same person open nothing', async () => {
  const byWords = byPhrase(personPhrase);
  const privateKey = { ...document, privateKey: other.document.privateKey };
  expect(refusalOf(await openPersonKeys(leo, privateKey, byWords))?.is).toBe('altered');
  const way = { ...document, argon2id: other.document.argon2id, passphrase: other.document.passphrase };
  expect(refusalOf(await openPersonKeys(leo, way, byWords))?.is).toBe('wrong-phrase-or-altered');
  const check = { ...document, check: other.document.check };
  expect(refusalOf(await openPersonKeys(leo, check, byWords))).toEqual({
    is: 'altered',
    what: 'person-key-box',
  });
});

test('of a box that was put together nothing is signed that nobody proved', async () => {
  const replaced = { ...document, recovery: other.document.recovery };
  const opened = expectDone(await openPersonKeys(leo, replaced, byPhrase(personPhrase)));
  expect(opened.isBoxIntact).toBe(false);
  const change = { personId: leo, document: replaced, secret: byPhrase(personPhrase) };
  expect(refusalOf(await changePersonPassphrase(change, words))).toEqual({
    is: 'altered',
    what: 'person-key-box',
  });
  const mended = expectDone(await replaceRecoveryCode(change));
  expect(
    expectDone(await openPersonKeys(leo, mended.document, byCode(mended.recoveryCode))).isBoxIntact,
  ).toBe(true);
});

test('no bit of the box can be changed unnoticed', async () => {
  const change = (position: number): PersonKeyBoxText[] => {
    const bit = (text: string) => withOneBitChanged(text, position);
    const { passphrase, recovery, privateKey, argon2id } = document;
    return [
      { ...document, publicKey: bit(document.publicKey) },
      { ...document, check: bit(document.check) },
      { ...document, mac: bit(document.mac) },
      { ...document, argon2id: { ...argon2id, salt: bit(argon2id.salt) } },
      { ...document, passphrase: { ...passphrase, nonce: bit(passphrase.nonce) } },
      { ...document, passphrase: { ...passphrase, wrapped: bit(passphrase.wrapped) } },
      { ...document, recovery: { ...recovery, wrapped: bit(recovery.wrapped) } },
      { ...document, privateKey: { ...privateKey, nonce: bit(privateKey.nonce) } },
      { ...document, privateKey: { ...privateKey, wrapped: bit(privateKey.wrapped) } },
      { ...document, generation: document.generation + 1 + (position % 100) },
    ];
  };
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (position) => {
      for (const altered of change(position)) {
        const opened = await openPersonKeys(leo, altered, byPhrase(personPhrase));
        expect(opened.ok && opened.value.isBoxIntact).toBe(false);
      }
    }),
  );
});

test('what is no box of ours is told so, and what is one crosses the wire as it was', async () => {
  const newer = { ...document, format: 2 };
  expect(refusalOf(await openPersonKeys(leo, newer, byPhrase(personPhrase)))).toEqual({
    is: 'newer-format',
    what: 'person-key-box',
    format: 2,
  });
  for (const value of [null, 7, 'x', {}, { ...document, publicKey: 'AAAA' }]) {
    expect(refusalOf(await openPersonKeys(leo, value, byPhrase(personPhrase)))?.is).toBe('malformed');
  }
  expect(storedPersonKeyBoxSchema.parse({ ...document, updatedAt: 'x' })).toEqual(document);
});
