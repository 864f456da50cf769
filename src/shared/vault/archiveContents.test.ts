/** Whoever holds an archive can take out of it, double, exchange and move about what is sealed: each is told as what it is. */
import { describe, expect, test } from 'vitest';
import { newItemId } from '#tests/support/vault/makeVault.ts';
import {
  type ArchiveContents,
  type ArchiveFinding,
  compareWithContents,
  type FoundFile,
  type FoundItem,
} from './archiveContents.ts';
import { vaultFileIdSchema } from './ids.ts';

const [itemId, otherId] = [newItemId(), newItemId()];
const [fileId, otherFileId] = [crypto.randomUUID(), crypto.randomUUID()].map((id) =>
  vaultFileIdSchema.parse(id),
);
if (!fileId || !otherFileId) throw new Error('No ids.');
const marked = (version: number, mark = `mark of ${version}`) => ({ version, mark });
const earlierOf = (of: typeof itemId, ...versions: number[]) =>
  versions.map((version) => ({ itemId: of, ...marked(version) }));

const file = { fileId, byteCount: 16, sha256: '0'.repeat(64) };
const contents: ArchiveContents = {
  items: [
    { itemId, ...marked(3), state: 'kept', earlier: [marked(1), marked(2)] },
    { itemId: otherId, ...marked(1, 'the other'), state: 'trashed', earlier: [] },
  ],
  files: [file],
  gaps: [],
};
const item: FoundItem = { itemId, head: marked(3), earlier: earlierOf(itemId, 1, 2), damaged: [] };
const other: FoundItem = { itemId: otherId, head: marked(1, 'the other'), earlier: [], damaged: [] };

const findings = (items: readonly FoundItem[], files: readonly FoundFile[] = [file]): ArchiveFinding[] =>
  compareWithContents(contents, { items, files });

test('nothing is told of an archive that is as it was written, in whatever order', () => {
  expect(findings([other, { ...item, earlier: earlierOf(itemId, 2, 1) }])).toEqual([]);
});

describe('An item is told', () => {
  test('that was taken out', () => {
    expect(findings([item])).toEqual([{ is: 'item-missing', itemId: otherId }]);
  });

  test('that is older, newer, or another of the same number', () => {
    expect(findings([{ ...item, head: marked(2) }, other])).toEqual([{ is: 'item-older', itemId }]);
    for (const head of [marked(4), marked(3, 'another')]) {
      expect(findings([{ ...item, head }, other])).toEqual([{ is: 'item-different', itemId }]);
    }
  });

  test('that stands twice, whichever comes first', () => {
    const older = { ...item, head: marked(2), earlier: [] };
    expect(findings([item, older, other])).toEqual([{ is: 'item-twice', itemId }]);
    expect(findings([older, item, other])).toEqual([{ is: 'item-twice', itemId }]);
  });

  test('that was put in from another export', () => {
    const added = { ...item, itemId: newItemId(), earlier: [] };
    expect(findings([item, other, added])).toEqual([{ is: 'item-added', itemId: added.itemId }]);
  });

  test('but not one that did not open for its writer and opens now', () => {
    const late = { ...item, itemId: newItemId(), earlier: [] };
    const known = { ...contents, gaps: [{ is: 'item-unreadable' as const, itemId: late.itemId }] };
    expect(compareWithContents(known, { items: [item, other, late], files: [file] })).toEqual([]);
  });

  test('and none that is damaged is missed as well', () => {
    expect(findings([{ ...item, head: null }, other])).toEqual([]);
  });
});

describe('A version is told', () => {
  test('that was taken out', () => {
    expect(findings([{ ...item, earlier: earlierOf(itemId, 2) }, other])).toEqual([
      { is: 'version-missing', itemId, version: 1 },
    ]);
  });

  test('that stands twice, is another of its number, or is newer than the newest', () => {
    const twice = earlierOf(itemId, 1, 2, 2);
    expect(findings([{ ...item, earlier: twice }, other])).toEqual([
      { is: 'version-added', itemId, version: 2 },
    ]);
    const exchanged = [...earlierOf(itemId, 1), { itemId, ...marked(2, 'another') }];
    expect(findings([{ ...item, earlier: exchanged }, other])).toEqual([
      { is: 'version-added', itemId, version: 2 },
      { is: 'version-missing', itemId, version: 2 },
    ]);
    expect(findings([{ ...item, earlier: earlierOf(itemId, 1, 2, 4) }, other])).toEqual([
      { is: 'version-added', itemId, version: 4 },
    ]);
  });

  test('that belongs to another item', () => {
    const earlier = [...earlierOf(itemId, 1), ...earlierOf(otherId, 2)];
    expect(findings([{ ...item, earlier }, other])).toEqual([
      { is: 'version-elsewhere', itemId, version: 2 },
      { is: 'version-missing', itemId, version: 2 },
    ]);
  });

  test('when it changed places with the newest', () => {
    const swapped = { ...item, head: marked(2), earlier: earlierOf(itemId, 1, 3) };
    expect(findings([swapped, other])).toEqual([
      { is: 'item-older', itemId },
      { is: 'version-added', itemId, version: 3 },
      { is: 'version-missing', itemId, version: 2 },
    ]);
  });

  test('and none that is damaged is missed as well', () => {
    expect(findings([{ ...item, earlier: earlierOf(itemId, 2), damaged: [1] }, other])).toEqual([]);
  });
});

test('a file is told that was taken out, put in, or is of another length', () => {
  expect(findings([item, other], [])).toEqual([{ is: 'file-missing', fileId }]);
  expect(findings([item, other], [file, { ...file, fileId: otherFileId }])).toEqual([
    { is: 'file-added', fileId: otherFileId },
  ]);
  expect(findings([item, other], [{ ...file, byteCount: 15 }])).toEqual([{ is: 'file-different', fileId }]);
});
