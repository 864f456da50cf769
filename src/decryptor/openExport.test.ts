/** An export that somebody worked on: each thing is told in words, and whatever opens is shown. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { ArchivedItem } from '#shared/vault/archive.ts';
import type { ArchiveGap } from '#shared/vault/archiveContents.ts';
import { vaultFileIdSchema } from '#shared/vault/ids.ts';
import { attachmentName, type MadeExport, makeExport } from '#tests/support/vault/makeExport.ts';
import { expectValue, newItemId } from '#tests/support/vault/makeVault.ts';
import type { ExportedVault } from './exportedVault.ts';
import { type OpenedExport, openExport } from './openExport.ts';
import { gapTexts, warningTexts } from './warnings.ts';

let made: MadeExport;
let login: ArchivedItem;
let note: ArchivedItem;
beforeAll(async () => {
  made = await makeExport();
  const [first, second] = made.archive.items;
  if (!first || !second) throw new Error('The export has two items.');
  [login, note] = [first, second];
});

type Files = ExportedVault['files'];

function filesOf({ files }: MadeExport): Files {
  return new Map(
    [...files].map(([fileId, sealed]) => [
      vaultFileIdSchema.parse(fileId),
      { byteCount: sealed.length, writeTo: (to) => new Blob([sealed]).stream().pipeTo(to) },
    ]),
  );
}

async function open(
  items: readonly unknown[],
  files: Files = filesOf(made),
  of: MadeExport = made,
): Promise<{ opened: OpenedExport; told: string[]; titles: string[] }> {
  const archive: unknown = { ...of.archive, items };
  const exported = { archive, files };
  const opened = expectValue(await openExport(exported, { way: 'recovery', recoveryKey: of.recoveryKey }));
  const titles = opened.readable.map(({ item, earlier }) =>
    [item, ...earlier].map((each) => ('content' in each ? each.content.title : each.state)).join(' < '),
  );
  return { opened, told: warningTexts('en', opened, files), titles };
}

const all = ['Crédit du Lac', 'Where the keys are < Where the keys were'];

test('nothing is told of an export that is as it was written', async () => {
  const { told, titles, opened } = await open([login, note]);
  expect([told, titles, gapTexts('en', opened)]).toEqual([[], all, []]);
});

describe('What is put in is told, and what it moved is shown in its place', () => {
  test('an item that stands twice', async () => {
    const { told, titles } = await open([login, note, login]);
    expect([told, titles]).toEqual([['“Crédit du Lac” stands in it twice.'], all]);
  });

  test('an older version beside the newer one, whichever comes first', async () => {
    const [before] = note.versions;
    for (const items of [
      [login, note, { ...note, ...before, versions: [] }],
      [{ ...note, ...before, versions: [] }, note, login],
    ]) {
      const { told, titles } = await open(items);
      expect(told).toEqual(['“Where the keys are” stands in it twice.']);
      expect(titles.toSorted()).toEqual(all);
    }
  });

  test('an older version in the place of the newer one', async () => {
    const { versions, ...newest } = note;
    const { told, titles } = await open([login, { ...note, ...versions[0], versions: [newest] }]);
    expect(told).toEqual([
      '“Where the keys are” is here in an older version than was exported.',
      'Of “Where the keys are” a version 2 was put in that was not exported.',
      'Of “Where the keys are” the earlier version 1 was exported and is missing here.',
    ]);
    expect(titles).toEqual(all);
  });

  test('a version of another item', async () => {
    const { told, titles } = await open([
      { ...login, versions: note.versions },
      { ...note, versions: [] },
    ]);
    expect(told).toEqual([
      'Among the versions of “Crédit du Lac” stands a version 1 of another item.',
      'Of “Where the keys are” the earlier version 1 was exported and is missing here.',
    ]);
    expect(titles).toEqual(all);
  });
});

test('versions that were taken out are told', async () => {
  const { told } = await open([login, { ...note, versions: [] }]);
  expect(told).toEqual(['Of “Where the keys are” the earlier version 1 was exported and is missing here.']);
});

test('files that were taken out, cut or put in are told', async () => {
  const [file] = filesOf(made);
  if (!file) throw new Error('The export has a file.');
  const [fileId, stored] = file;
  expect((await open([login, note], new Map())).told).toEqual([`The file ${attachmentName} is missing.`]);
  const cut = new Map([[fileId, { ...stored, byteCount: stored.byteCount - 1 }]]);
  expect((await open([login, note], cut)).told).toEqual([
    `The file ${attachmentName} is not as long as the one that was exported.`,
  ]);
  const other = vaultFileIdSchema.parse(crypto.randomUUID());
  const added = new Map([file, [other, stored] as const]);
  expect((await open([login, note], added)).told).toEqual([`The file ${other} was put in.`]);
});

test('without its list it says that nothing can be told of what is missing, and opens', async () => {
  const { contents } = (await makeExport()).archive;
  const exported = { archive: { ...made.archive, contents }, files: new Map() };
  const opened = expectValue(await openExport(exported, { way: 'recovery', recoveryKey: made.recoveryKey }));
  expect(opened.readable).toHaveLength(2);
  expect(warningTexts('en', opened, exported.files)).toEqual([
    'The list of what was exported was changed: whether an item is missing cannot be told.',
    `The file ${attachmentName} is missing.`,
  ]);
});

test('what was wanting when it was exported is told as that, and not as somebody’s work', async () => {
  const itemId = newItemId();
  const fileId = vaultFileIdSchema.parse(crypto.randomUUID());
  const gaps: readonly ArchiveGap[] = [
    { is: 'item-missing', itemId: newItemId(), seenVersion: 2 },
    { is: 'item-unreadable', itemId },
    { is: 'file-missing', fileId },
    { is: 'keys-not-intact' },
    { is: 'keys-older', seenGeneration: 3, generation: 2 },
    { is: 'keys-different', generation: 2 },
  ];
  const wanting = await makeExport(gaps);
  const broken = { ...wanting.archive.items[0], itemId };
  const { told, opened } = await open([...wanting.archive.items, broken], filesOf(wanting), wanting);
  expect(told).toEqual([]);
  expect(gapTexts('en', opened)).toEqual([
    expect.stringContaining('had been seen before, and was not given by the server.'),
    `An item (${itemId}) did not open.`,
    `The file ${fileId} could not be read.`,
    expect.stringContaining('was not written by a device of the owner'),
    expect.stringContaining('change 2; change 3 had been seen'),
    expect.stringContaining('were not those that had been seen before'),
  ]);
  expect(gapTexts('fr', opened).at(-2)).toContain('celles du changement 2');
});
