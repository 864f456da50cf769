import { expect, test } from 'vitest';
import fc from '#tests/support/properties.ts';
import {
  expectValue,
  makeVault,
  newItemId,
  note,
  problemOf,
  sealNote,
  somebodyElse,
  withOneBitChanged,
} from '#tests/support/vault/makeVault.ts';
import { VAULT_ITEM_FILE_LIMIT } from '../limits.ts';
import { toBase64Url, utf8 } from './encoding.ts';
import { vaultFileIdSchema } from './ids.ts';
import { type ItemBody, openItem, sealItem } from './items.ts';
import { systemRandomness } from './randomness.ts';
import { itemAdditionalData, itemKeyAdditionalData, type SealedItemText } from './sealedItem.ts';
import { sealBytes, sealedText, wrapKey, wrappedKeyText } from './sealing.ts';

const { vault } = await makeVault();
const altered = { is: 'altered', what: 'item' };
const trashed: ItemBody = { content: note('Gone soon'), trashedAt: '2026-11-22T12:00:00.000Z' };

async function seal(body: ItemBody, version = 1) {
  return expectValue(await sealItem(vault, { itemId: newItemId(), kind: 'note', version, body, key: null }));
}

test('what was sealed is opened: content, alternatives and where it stands', async () => {
  const alternatives = [{ content: note('Theirs'), savedAt: '2026-11-22T12:00:00.000Z' }];
  const document = await seal({ content: note('Mine'), trashedAt: null, alternatives }, 7);
  expect(expectValue(await openItem(vault, document))).toEqual({
    itemId: document.itemId,
    kind: 'note',
    version: 7,
    state: 'kept',
    content: note('Mine'),
    trashedAt: null,
    alternatives,
  });
  expect(expectValue(await openItem(vault, await seal(trashed))).state).toBe('trashed');
  expect(expectValue(await openItem(vault, await seal({ erased: true }))).state).toBe('erased');
});

test('fields that a newer version added are kept', async () => {
  const content = { ...note('From the future'), mood: 'calm' };
  const document = await seal({ content, trashedAt: null });
  expect(expectValue(await openItem(vault, document))).toMatchObject({ content: { mood: 'calm' } });
});

test('an item holds the files of two full sides, and one with more is shown as it stands and never cut', async () => {
  const attachment = {
    name: 'Will.pdf',
    contentType: 'application/pdf',
    byteCount: 1,
    key: toBase64Url(new Uint8Array(32)),
    addedAt: '2026-11-22T12:00:00.000Z',
  };
  const holding = (count: number) => {
    const fileIds = Array.from({ length: count }, () => vaultFileIdSchema.parse(crypto.randomUUID()));
    return { ...note('Papers'), attachments: fileIds.map((fileId) => ({ ...attachment, fileId })) };
  };
  const full = await seal({ content: holding(VAULT_ITEM_FILE_LIMIT), trashedAt: null });
  expect(expectValue(await openItem(vault, full))).toMatchObject({ content: { title: 'Papers' } });
  const fuller = await seal({ content: holding(VAULT_ITEM_FILE_LIMIT + 1), trashedAt: null });
  expect(expectValue(await openItem(vault, fuller)).state).toBe('not-understood');
});

test('an item keeps its key through its versions, and each version has a nonce of its own', async () => {
  const first = await sealNote(vault, 'one');
  const second = await sealNote(vault, 'two', { ...first, version: 2 });
  expect(second.key).toEqual(first.key);
  expect(second.sealed.nonce).not.toBe(first.sealed.nonce);
  expect(expectValue(await openItem(vault, second))).toMatchObject({ version: 2, content: { title: 'two' } });
});

test('no word of an item stands in what the server gets, nor how long it is', async () => {
  const short = await sealNote(vault, 'canary');
  expect(JSON.stringify(short)).not.toContain('canary');
  expect(atob(short.sealed.ciphertext.replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('canary');
  const longer = await sealNote(vault, 'canary canary canary');
  expect(longer.sealed.ciphertext).toHaveLength(short.sealed.ciphertext.length);
  const tombstone = await seal({ erased: true });
  expect(tombstone.sealed.ciphertext).toHaveLength(short.sealed.ciphertext.length);
});

test('no bit of an item can be changed unnoticed, and the others stay readable', async () => {
  const [document, other] = await Promise.all([sealNote(vault, 'one'), sealNote(vault, 'other')]);
  const { key, sealed } = document;
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (position) => {
      const attempts: SealedItemText[] = [
        { ...document, sealed: { ...sealed, ciphertext: withOneBitChanged(sealed.ciphertext, position) } },
        { ...document, sealed: { ...sealed, nonce: withOneBitChanged(sealed.nonce, position) } },
        { ...document, key: { ...key, wrapped: withOneBitChanged(key.wrapped, position) } },
        { ...document, key: { ...key, nonce: withOneBitChanged(key.nonce, position) } },
      ];
      for (const attempt of attempts) expect(problemOf(await openItem(vault, attempt))).toEqual(altered);
    }),
  );
  expect((await openItem(vault, other)).ok).toBe(true);
});

test('a ciphertext that is cut or goes on is noticed, at every length', async () => {
  const { sealed, ...document } = await sealNote(vault, 'one');
  for (let length = 0; length < sealed.ciphertext.length; length += 4) {
    const cut = { ...document, sealed: { ...sealed, ciphertext: sealed.ciphertext.slice(0, length) } };
    expect(problemOf(await openItem(vault, cut))).toEqual(altered);
  }
  const longer = { ...document, sealed: { ...sealed, ciphertext: `AAAA${sealed.ciphertext}` } };
  expect(problemOf(await openItem(vault, longer))).toEqual(altered);
});

test('items cannot stand for each other, nor one version for another', async () => {
  const one = await sealNote(vault, 'one');
  const two = await sealNote(vault, 'two');
  const later = await sealNote(vault, 'one, later', { ...one, version: 2 });
  const attempts: SealedItemText[] = [
    { ...one, itemId: two.itemId },
    { ...one, sealed: two.sealed },
    { ...one, key: two.key },
    { ...one, key: two.key, sealed: two.sealed },
    { ...later, sealed: one.sealed },
    { ...one, version: 2 },
    { ...one, kind: 'document' },
  ];
  for (const attempt of attempts) expect(problemOf(await openItem(vault, attempt))).toEqual(altered);
});

test('an item of another owner or another vault is told as such, and cannot be passed off', async () => {
  const { vault: foreign } = await makeVault(somebodyElse);
  const document = await sealNote(foreign, 'not yours');
  const is = 'other-vault';
  expect(problemOf(await openItem(vault, document))).toEqual({ is, what: 'item' });
  const relabelled = { ...document, ownerId: vault.ownerId, vaultId: vault.vaultId };
  expect(problemOf(await openItem(vault, relabelled))).toEqual(altered);
});

test('a tombstone cannot be made of a kept item, nor of the tombstone of another', async () => {
  const kept = await sealNote(vault, 'kept');
  const tombstone = await seal({ erased: true }, 3);
  const forgeries: SealedItemText[] = [
    { ...kept, version: 3, sealed: tombstone.sealed },
    { ...tombstone, itemId: kept.itemId, version: 2 },
    { ...kept, version: 3, key: tombstone.key, sealed: tombstone.sealed },
  ];
  for (const forgery of forgeries) expect(problemOf(await openItem(vault, forgery))).toEqual(altered);
});

test('an item whose key was altered is not saved over', async () => {
  const { key, itemId } = await sealNote(vault, 'one');
  const broken = { ...key, wrapped: withOneBitChanged(key.wrapped, 3) };
  const item = { itemId: newItemId(), kind: 'note', version: 2, body: trashed };
  expect(problemOf(await sealItem(vault, { ...item, key: broken }))).toEqual(altered);
  expect(problemOf(await sealItem(vault, { ...item, key: { nonce: itemId } }))).toEqual(altered);
});

test('a content is sealed as what it is', async () => {
  const item = { itemId: newItemId(), kind: 'contact', version: 1, body: trashed, key: null };
  await expect(sealItem(vault, item)).rejects.toThrow('of the kind of its content');
});

test("an item is not sealed under another item's key, which a server may have put in its place", async () => {
  const { key } = await sealNote(vault, 'another');
  const item = { itemId: newItemId(), kind: 'note', version: 2, body: trashed, key };
  expect(problemOf(await sealItem(vault, item))).toEqual(altered);
});

/** Whatever bytes the owner's own key seals, as a newer or a faulty version of ours might. */
async function sealPlain(
  plaintext: string | Uint8Array<ArrayBuffer>,
  kind = 'note',
): Promise<SealedItemText> {
  const itemId = newItemId();
  const key = await systemRandomness.key();
  const wrapped = await wrapKey(vault.itemKeys, key, itemKeyAdditionalData(vault, itemId), systemRandomness);
  const at = { itemId, kind, version: 1 };
  const bytes = typeof plaintext === 'string' ? utf8(plaintext) : plaintext;
  const sealed = await sealBytes(key, bytes, itemAdditionalData(vault, at), systemRandomness);
  const { ownerId, vaultId } = vault;
  return { ...at, ownerId, vaultId, format: 1, key: wrappedKeyText(wrapped), sealed: sealedText(sealed) };
}

test.each([
  ['a kind of later years', { content: { kind: 'hologram', title: 'Us' }, trashedAt: null }],
  ['another kind than the document says', { content: { kind: 'contact', title: 'Us' }, trashedAt: null }],
  ['a body of another form', { leaf: 1 }],
])('%s is shown as it is', async (_, body) => {
  const document = await sealPlain(JSON.stringify(body), 'hologram');
  expect(expectValue(await openItem(vault, document))).toMatchObject({ state: 'not-understood', body });
});

test.each([
  ['text that is no JSON', '{"content":'],
  ['bytes that are no text', Uint8Array.of(0xff, 0xfe)],
])('%s is told as malformed', async (_, plaintext) => {
  expect(problemOf(await openItem(vault, await sealPlain(plaintext)))).toEqual({
    is: 'malformed',
    what: 'item',
    where: 'sealed',
  });
});

test('what is no item of ours is told so', async () => {
  const document = await sealNote(vault, 'one');
  const newer = { ...document, format: 3, sealed: { leaf: 'unknown' } };
  expect(problemOf(await openItem(vault, newer))).toEqual({ is: 'newer-format', what: 'item', format: 3 });
  for (const value of [
    null,
    7,
    'x',
    [],
    {},
    { ...document, version: 0 },
    { ...document, version: 2 ** 53 },
  ]) {
    expect(problemOf(await openItem(vault, value))).toMatchObject({ is: 'malformed', what: 'item' });
  }
  await fc.assert(
    fc.asyncProperty(fc.anything(), async (value) => {
      expect((await openItem(vault, value)).ok).toBe(false);
    }),
  );
});
