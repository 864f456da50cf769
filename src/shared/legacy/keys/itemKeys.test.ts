import { expect, test } from 'vitest';
import {
  expectDone,
  makePeople,
  newBeneficiaryId,
  refusalOf,
  reseal,
} from '#tests/support/legacy/makeRelease.ts';
import {
  expectValue,
  makeVault,
  newItemId,
  note,
  sealNote,
  withOneBitChanged,
} from '#tests/support/vault/makeVault.ts';
import { toBase64Url } from '../../vault/encoding.ts';
import { importFileKey } from '../../vault/files.ts';
import { vaultFileIdSchema, vaultItemIdSchema } from '../../vault/ids.ts';
import { sealItem } from '../../vault/items.ts';
import { openFileStream } from '../../vault/openFile.ts';
import type { SealedItemText } from '../../vault/sealedItem.ts';
import { sealFileStream } from '../../vault/sealFile.ts';
import { openReleasedItem, wrapItemKey, wrapItemKeys } from './itemKeys.ts';
import { openRelease } from './openRelease.ts';

const people = await makePeople();
const { vault, leo, ana, ben, grantTo, verify } = people;
const made = await grantTo();
const { release } = made;
const verified = await verify(made);
const resealed = await reseal(verified, ana, ben);
const given = { kind: 'shares', resealed } as const;
const { release: received } = expectDone(
  await openRelease(verified, { kind: 'account', person: leo }, given),
);
const granted = (item: SealedItemText) => ({ itemId: vaultItemIdSchema.parse(item.itemId), key: item.key });
const altered = { is: 'altered', what: 'item-key' };

test('what was granted opens exactly as in the vault, in any version that stands there', async () => {
  const item = await sealNote(vault, 'Where the key lies');
  const key = expectDone(await wrapItemKey(vault, release, granted(item)));
  const opened = expectDone(await openReleasedItem(received, key, item));
  expect(opened).toMatchObject({ state: 'kept', version: 1, content: note('Where the key lies') });
  const later = await sealNote(vault, 'Under the stone', { ...item, version: 2 });
  expect(expectDone(await openReleasedItem(received, key, later))).toMatchObject({
    version: 2,
    content: { title: 'Under the stone' },
  });
});

test('a granted item’s files open with the key that stands in it', async () => {
  const fileId = vaultFileIdSchema.parse(crypto.randomUUID());
  const fileKey = toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  const bytes = crypto.getRandomValues(new Uint8Array(3_000));
  const sealing = expectValue(await importFileKey(vault, fileId, fileKey));
  const stored = await new Response(new Blob([bytes]).stream().pipeThrough(sealFileStream(sealing))).bytes();
  const attachment = { fileId, name: 'will.pdf', contentType: '', byteCount: 3_000, key: fileKey };
  const content = {
    ...note('The will'),
    attachments: [{ ...attachment, addedAt: '2026-11-22T12:00:00.000Z' }],
  };
  const body = { content, trashedAt: null };
  const item = expectValue(
    await sealItem(vault, { itemId: newItemId(), kind: 'note', version: 1, body, key: null }),
  );
  const key = expectDone(await wrapItemKey(vault, release, granted(item)));
  const opened = expectDone(await openReleasedItem(received, key, item));
  if (opened.state !== 'kept') throw new Error('A kept item was expected');
  const [file] = opened.content.attachments;
  if (!file) throw new Error('An attachment was expected');
  const whose = { ownerId: received.ownerId, vaultId: vault.vaultId };
  const opening = expectValue(await importFileKey(whose, file.fileId, file.key));
  const read = new Blob([stored]).stream().pipeThrough(openFileStream(opening, file.byteCount));
  expect(await new Response(read).bytes()).toEqual(bytes);
});

test('what was not granted does not open, whatever a server calls it', async () => {
  const [item, secret] = await Promise.all([sealNote(vault, 'for Leo'), sealNote(vault, 'for nobody')]);
  const key = expectDone(await wrapItemKey(vault, release, granted(item)));
  expect(refusalOf(await openReleasedItem(received, key, secret))).toEqual({
    is: 'belongs-elsewhere',
    what: 'item-key',
    field: 'item',
  });
  expect(refusalOf(await openReleasedItem(received, { ...key, itemId: secret.itemId }, secret))).toEqual(
    altered,
  );
  expect(refusalOf(await openReleasedItem(received, { ...key, key: secret.key }, secret))).toEqual({
    is: 'belongs-elsewhere',
    what: 'item-key',
    field: 'item',
  });
  const relabelled = { ...secret, itemId: item.itemId };
  expect(refusalOf(await openReleasedItem(received, key, relabelled))).toEqual({
    is: 'altered',
    what: 'item',
  });
});

test('a key that was changed, cut, or wrapped for another grant opens nothing', async () => {
  const item = await sealNote(vault, 'one');
  const key = expectDone(await wrapItemKey(vault, release, granted(item)));
  const wrapped = withOneBitChanged(key.key.wrapped, 11);
  expect(refusalOf(await openReleasedItem(received, { ...key, key: { ...key.key, wrapped } }, item))).toEqual(
    altered,
  );
  const cut = { ...key, key: { ...key.key, wrapped: key.key.wrapped.slice(0, -4) } };
  expect(refusalOf(await openReleasedItem(received, cut, item))?.is).toBe('malformed');
  const { release: second } = await grantTo({ number: 2 });
  const { release: theirs } = await grantTo({ beneficiaryId: newBeneficiaryId() });
  const later = expectDone(await wrapItemKey(vault, second, granted(item)));
  const foreign = expectDone(await wrapItemKey(vault, theirs, granted(item)));
  const { number, beneficiaryId } = key;
  for (const [wrong, field] of [
    [later, 'number'],
    [foreign, 'beneficiary'],
  ] as const) {
    expect(refusalOf(await openReleasedItem(received, wrong, item))).toEqual({
      is: 'belongs-elsewhere',
      what: 'item-key',
      field,
    });
    expect(refusalOf(await openReleasedItem(received, { ...wrong, number, beneficiaryId }, item))).toEqual(
      altered,
    );
  }
});

test('for the next grant every key is wrapped anew, and one that is broken keeps no other back', async () => {
  const items = await Promise.all(['one', 'two', 'three'].map((title) => sealNote(vault, title)));
  const broken = { ...(await sealNote(vault, 'four')), key: (await sealNote(vault, 'five')).key };
  const { release: next } = await grantTo({ number: 2 });
  const { keys, refused } = await wrapItemKeys(vault, next, [...items, broken].map(granted));
  expect(refused).toEqual([{ itemId: broken.itemId, problem: { is: 'altered', what: 'item' } }]);
  expect(keys.map(({ itemId, number }) => [itemId, number])).toEqual(items.map(({ itemId }) => [itemId, 2]));
  for (const [index, key] of keys.entries()) {
    expect((await openReleasedItem(next, key, items[index])).ok).toBe(true);
    expect(refusalOf(await openReleasedItem(received, key, items[index]))?.is).toBe('belongs-elsewhere');
  }
});

test('nobody grants from a vault that is not theirs', async () => {
  const { vault: other } = await makeVault();
  const item = await sealNote(other, 'not of this vault');
  expect(refusalOf(await wrapItemKey(vault, release, granted(item)))).toEqual({
    is: 'altered',
    what: 'item',
  });
  expect(
    refusalOf(await wrapItemKey({ ...other, ownerId: people.leo.personId }, release, granted(item))),
  ).toEqual({
    is: 'belongs-elsewhere',
    what: 'item-key',
    field: 'owner',
  });
});
