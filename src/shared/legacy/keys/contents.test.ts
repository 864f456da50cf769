import { expect, test } from 'vitest';
import { expectDone, makePeople, refusalOf } from '#tests/support/legacy/makeRelease.ts';
import { withOneBitChanged } from '#tests/support/vault/makeVault.ts';
import { contentIdSchema, openContent, resealContent, sealContent } from './contents.ts';

const { grantTo, beneficiaryId } = await makePeople();
const [{ release }, { release: next }] = await Promise.all([grantTo(), grantTo({ number: 2 })]);
const contentId = contentIdSchema.parse(crypto.randomUUID());
const letter = { kind: 'letter', title: 'For your eighteenth birthday', body: 'Ma chérie,\n…' };
const seal = async (content: unknown, version = 1) =>
  expectDone(await sealContent(release, { contentId, version, content }));

test('a letter is read as it was written, and no word of it stands outside', async () => {
  const sealed = await seal(letter);
  expect(expectDone(await openContent(release, sealed))).toEqual({ contentId, version: 1, content: letter });
  expect(Buffer.from(sealed.sealed.ciphertext, 'base64url').toString('latin1')).not.toContain('birthday');
  expect((await seal('short')).sealed.ciphertext).toHaveLength(
    (await seal('a little longer')).sealed.ciphertext.length,
  );
});

test('a letter of another grant, another letter and another version open as nothing', async () => {
  const sealed = await seal(letter);
  const altered = { is: 'altered', what: 'content' };
  expect(refusalOf(await openContent(next, sealed))).toEqual({
    is: 'belongs-elsewhere',
    what: 'content',
    field: 'number',
  });
  const { ciphertext } = sealed.sealed;
  const cut = Buffer.from(ciphertext, 'base64url').subarray(0, -1).toString('base64url');
  for (const attempt of [
    { ...sealed, contentId: contentIdSchema.parse(crypto.randomUUID()) },
    { ...sealed, version: 2 },
    { ...sealed, sealed: { ...sealed.sealed, ciphertext: withOneBitChanged(ciphertext, 77) } },
    { ...sealed, sealed: { ...sealed.sealed, ciphertext: cut } },
  ]) {
    expect(refusalOf(await openContent(release, attempt))).toEqual(altered);
  }
  expect(refusalOf(await openContent(next, { ...sealed, number: 2 }))).toEqual(altered);
});

test('a content of 100 kB is the longest', async () => {
  const longest = 'x'.repeat(100_000 - 2);
  expect(expectDone(await openContent(release, await seal(longest))).content).toBe(longest);
  expect(refusalOf(await sealContent(release, { contentId, version: 1, content: `${longest}y` }))).toEqual({
    is: 'content-too-long',
    byteCount: 100_001,
    most: 100_000,
  });
  expect(refusalOf(await sealContent(release, { contentId, version: 1, content: undefined }))?.is).toBe(
    'malformed',
  );
});

test('a letter goes over to the grant that takes the place of its own', async () => {
  const moved = expectDone(await resealContent(release, next, await seal(letter, 3)));
  expect(moved).toMatchObject({ beneficiaryId, number: 2, version: 3 });
  expect(expectDone(await openContent(next, moved)).content).toEqual(letter);
  expect(refusalOf(await openContent(release, moved))?.is).toBe('belongs-elsewhere');
});
