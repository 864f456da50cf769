import { expect, test } from 'vitest';
import { expectValue, makeVault, problemOf, sealNote } from '#tests/support/vault/makeVault.ts';
import { type ArchivedItem, openArchiveContents, readArchive, writeArchive } from './archive.ts';
import { fields, utf8 } from './encoding.ts';
import { vaultFileIdSchema, vaultItemIdSchema } from './ids.ts';
import { openItem } from './items.ts';
import { systemRandomness } from './randomness.ts';
import { markOf, type SealedItemText } from './sealedItem.ts';
import { sealBytes } from './sealing.ts';

const { vault, document } = await makeVault();
const exportedAt = '2026-11-22T12:00:00.000Z';
const file = {
  fileId: vaultFileIdSchema.parse('3b7c9e51-0d24-4f68-a1b3-5c6d7e8f9a0b'),
  byteCount: 16,
  sha256: '0'.repeat(64),
};

const archived = (item: SealedItemText): ArchivedItem => ({
  ...item,
  createdAt: exportedAt,
  updatedAt: exportedAt,
  versions: [],
});
const listed = (item: SealedItemText) => ({
  itemId: vaultItemIdSchema.parse(item.itemId),
  version: item.version,
  mark: markOf(item),
  state: 'kept' as const,
  earlier: [],
});

const one = await sealNote(vault, 'one');
const two = await sealNote(vault, 'two');
const missing = vaultItemIdSchema.parse(crypto.randomUUID());
const contents = {
  items: [listed(one), listed(two)],
  files: [file],
  gaps: [{ is: 'item-missing' as const, itemId: missing, seenVersion: 3 }],
};
const archive = await writeArchive(vault, {
  exportedAt,
  keys: document,
  items: [archived(one), archived(two)],
  contents,
});

test('an archive says what was in it when it was written, and what was wanting', async () => {
  const read = expectValue(readArchive(JSON.parse(JSON.stringify(archive))));
  expect(expectValue(await openArchiveContents(vault, read))).toEqual(contents);
  expect(read.files).toEqual([file]);
});

test('the list of contents belongs to this export of this vault', async () => {
  const read = expectValue(readArchive(archive));
  const altered = { is: 'altered', what: 'archive' };
  const { vault: other } = await makeVault();
  expect(problemOf(await openArchiveContents(other, read))).toEqual(altered);
  const backdated = { ...read, exportedAt: '2020-01-01T00:00:00.000Z' };
  expect(problemOf(await openArchiveContents(vault, backdated))).toEqual(altered);
});

test('a damaged item takes no other with it', async () => {
  const damaged = { ...archive, items: [null, { itemId: 7 }, one] };
  const read = expectValue(readArchive(damaged));
  const opened = await Promise.all(read.items.map((item) => openItem(vault, item)));
  expect(opened.map(({ ok }) => ok)).toEqual([false, false, true]);
});

test('what is no archive of ours, or one of later years, is told so', () => {
  expect(problemOf(readArchive({ ...archive, version: 2, items: 'elsewhere' }))).toEqual({
    is: 'newer-format',
    what: 'archive',
    format: 2,
  });
  for (const value of [null, [], {}, { ...archive, format: 'zip' }, { ...archive, items: 1 }]) {
    expect(problemOf(readArchive(value))).toMatchObject({ is: 'malformed', what: 'archive' });
  }
});

test('a list of contents that is authentic and of no known form is told as malformed', async () => {
  const read = expectValue(readArchive(archive));
  const bound = fields('amaranth/vault/v1/archive', vault.ownerId, vault.vaultId, exportedAt);
  for (const text of ['no JSON', '{}', '']) {
    const sealed = await sealBytes(vault.archiveKey, utf8(text), bound, systemRandomness);
    expect(problemOf(await openArchiveContents(vault, { ...read, contents: sealed }))?.is).toBe('malformed');
  }
});
