import { expect, test } from 'vitest';
import type { VaultItemId } from '#shared/vault/ids.ts';
import type { ImportStep } from './importPlan.ts';
import { createMemoryVault, fileOf, type MemoryVault, note, stepOf } from './memoryVault.testing.ts';
import { runImport } from './runImport.ts';
import { undoImport } from './undoImport.ts';
import type { ImportedStep } from './whatCame.ts';

const steps = (count: number) => Array.from({ length: count }, (_, index) => stepOf(`note ${index}`));
const run = (toRun: readonly ImportStep[], { session, presentItems }: MemoryVault) =>
  runImport(toRun, {
    session,
    presentItems,
    addFiles: async () => {},
    signal: new AbortController().signal,
    onProgress: () => {},
  });
const undo = (
  imported: readonly ImportedStep[],
  { session, presentItems }: MemoryVault,
  {
    unsure = [],
    cancelFiles = async () => {},
  }: {
    unsure?: readonly ImportStep[];
    cancelFiles?: (itemIds: ReadonlySet<VaultItemId>) => Promise<void>;
  } = {},
) => undoImport(imported, unsure, { session, presentItems, cancelFiles, onProgress: () => {} });

test('undo puts what was added into the trash and what was changed back', async () => {
  const vault = createMemoryVault();
  const { items } = vault;
  const [first] = (await run([stepOf('Bank, before')], vault)).imported;
  if (!first) throw new Error('One was saved');
  const { itemId, version } = first.item;
  const change = stepOf('Bank', {
    toSave: { itemId, basedOn: version, content: note('Bank, after') },
    former: first.item.content,
  });
  const { imported } = await run([...steps(60), change], vault);
  expect(items.get(itemId)?.content.title).toBe('Bank, after');
  expect(await undo(imported, vault)).toEqual({ undone: 61, left: [], isUnfinished: false });
  expect(items.get(itemId)).toMatchObject({ state: 'kept', content: { title: 'Bank, before' } });
  expect([...items.values()].filter(({ state }) => state === 'trashed')).toHaveLength(60);
});

test('undo gives up the files on their way before it touches their items', async () => {
  const vault = createMemoryVault();
  const { session, items } = vault;
  const { imported } = await run(steps(3), vault);
  const [first] = imported;
  if (!first) throw new Error('They were saved');
  const cancelled: VaultItemId[] = [];
  const cancelFiles = async (itemIds: ReadonlySet<VaultItemId>) => {
    expect([...items.values()].map(({ state }) => state)).toEqual(['kept', 'kept', 'kept']);
    cancelled.push(...itemIds);
    // One had arrived already: its item is a version further.
    await session.save([{ itemId: first.item.itemId, basedOn: 1, content: first.item.content }]);
  };
  expect(await undo(imported, vault, { cancelFiles })).toEqual({ undone: 3, left: [], isUnfinished: false });
  expect(cancelled).toEqual(imported.map(({ item }) => item.itemId));
  expect(items.get(first.item.itemId)).toMatchObject({ state: 'trashed', version: 3 });
});

test('undo leaves what was changed since, and says so', async () => {
  const vault = createMemoryVault();
  const { session, items } = vault;
  const [first] = (await run([stepOf('Bank')], vault)).imported;
  if (!first) throw new Error('One was saved');
  const { itemId } = first.item;
  const change = stepOf('Bank', {
    toSave: { itemId, basedOn: 1, content: note('Bank, imported') },
    former: first.item.content,
  });
  const { imported } = await run([change], vault);
  await session.save([{ itemId, basedOn: 2, content: note('Bank, by hand') }]);
  expect(await undo(imported, vault)).toEqual({
    undone: 0,
    left: ['Bank, imported'],
    isUnfinished: false,
  });
  expect(items.get(itemId)?.content.title).toBe('Bank, by hand');
});

test('undo takes back what came although its answer was lost', async () => {
  const vault = createMemoryVault({ loseAnswers: () => true });
  vault.isCut = true;
  const { imported, failed } = await run(steps(3), vault);
  expect(imported).toEqual([]);
  vault.isCut = false;
  const unsure = failed.map(({ step }) => step);
  expect(await undo(imported, vault, { unsure })).toEqual({ undone: 3, left: [], isUnfinished: false });
  expect([...vault.items.values()].map(({ state }) => state)).toEqual(['trashed', 'trashed', 'trashed']);
});

test('undo puts back what was changed although its files arrived since, and they go with it', async () => {
  const vault = createMemoryVault();
  const [first] = (await run([stepOf('Bank')], vault)).imported;
  if (!first) throw new Error('One was saved');
  const { itemId, content } = first.item;
  const imported = note('Bank, imported');
  const change = stepOf('Bank', { toSave: { itemId, basedOn: 1, content: imported }, former: content });
  const result = await run([change], vault);
  const withFile = { ...imported, attachments: [fileOf('card.pdf')] };
  await vault.session.save([{ itemId, basedOn: 2, content: withFile }]);
  expect(await undo(result.imported, vault)).toEqual({ undone: 1, left: [], isUnfinished: false });
  expect(vault.items.get(itemId)?.content).toMatchObject({ title: 'Bank', attachments: [] });
});

test('what a broken line kept from being undone is named, and undone the next time', async () => {
  const vault = createMemoryVault();
  const { imported } = await run(steps(2), vault);
  vault.isLocked = true;
  const first = await undo(imported, vault);
  expect(first).toEqual({ undone: 0, left: ['note 0', 'note 1'], isUnfinished: true });
  vault.isLocked = false;
  expect(await undo(imported, vault)).toEqual({ undone: 2, left: [], isUnfinished: false });
});
