import { expect, test } from 'vitest';
import type { ImportStep } from './importPlan.ts';
import { createMemoryVault, type MemoryVault, stepOf } from './memoryVault.testing.ts';
import { type AddFiles, runImport } from './runImport.ts';

const steps = (count: number) => Array.from({ length: count }, (_, index) => stepOf(`note ${index}`));
const never = new AbortController().signal;
const run = (
  toRun: readonly ImportStep[],
  { session, presentItems }: MemoryVault,
  more: {
    signal?: AbortSignal;
    addFiles?: AddFiles;
    onDone?: (done: number) => void;
    isRepeated?: boolean;
  } = {},
) =>
  runImport(toRun, {
    session,
    presentItems,
    addFiles: more.addFiles ?? (async () => {}),
    signal: more.signal ?? never,
    onProgress: ({ done }) => more.onDone?.(done),
    isRepeated: more.isRepeated ?? false,
  });

test('everything is saved in batches, and how far it is can be seen', async () => {
  const vault = createMemoryVault();
  const { calls, items } = vault;
  const seen: number[] = [];
  const { imported, rest } = await run(steps(120), vault, { onDone: (done) => seen.push(done) });
  expect(calls).toEqual([50, 50, 20]);
  expect(seen).toEqual([0, 50, 100, 120]);
  expect(imported).toHaveLength(120);
  expect(items.size).toBe(120);
  expect(rest).toEqual([]);
});

test('what was saved before it was stopped stays, and the rest is told', async () => {
  const vault = createMemoryVault();
  const { items } = vault;
  const stop = new AbortController();
  const { imported, rest } = await run(steps(120), vault, {
    signal: stop.signal,
    onDone: (done) => (done === 50 ? stop.abort() : undefined),
  });
  expect(imported).toHaveLength(50);
  expect(items.size).toBe(50);
  expect(rest.map(({ title }) => title)[0]).toBe('note 50');
  expect(rest).toHaveLength(70);
});

test('one that fails is told by itself, and the others come', async () => {
  const vault = createMemoryVault({ refuse: (title) => title === 'note 3' });
  const { imported, failed } = await run(steps(60), vault);
  expect(failed.map(({ step }) => step.title)).toEqual(['note 3']);
  expect(imported).toHaveLength(59);
});

test('a line that is down is not asked for thousands of items', async () => {
  const vault = createMemoryVault({ refuse: (title) => Number(title.slice(5)) >= 50 });
  const { calls } = vault;
  const { imported, failed, rest } = await run(steps(500), vault);
  expect(calls).toEqual([50, 50]);
  expect([imported.length, failed.length, rest.length]).toEqual([50, 50, 400]);
});

const file = { name: 'a.pdf', contentType: '', bytes: new Blob(['x']) };

test('files go after their item; those that do not are named with it', async () => {
  const vault = createMemoryVault();
  const { items } = vault;
  const withFile = [stepOf('Will', { files: [file] })];
  const given: string[] = [];
  const sound: AddFiles = async ({ itemId }, files) => {
    given.push(...files.map(({ name }) => `${items.get(itemId)?.content.title}: ${name}`));
  };
  expect(await run(withFile, vault, { addFiles: sound })).toMatchObject({
    filesBegun: 1,
    filesNotAdded: [],
  });
  expect(given).toEqual(['Will: a.pdf']);
  const broken: AddFiles = () => Promise.reject(new Error('locked'));
  expect(await run(withFile, vault, { addFiles: broken })).toMatchObject({
    filesBegun: 0,
    filesNotAdded: ['Will: a.pdf'],
  });
});

test('what was saved although its answer was lost is told as saved, and its files go after it', async () => {
  const vault = createMemoryVault({ loseAnswers: (title) => title === 'Will' });
  const given: string[] = [];
  const addFiles: AddFiles = async ({ itemId }, files) => {
    given.push(...files.map(({ name }) => `${itemId}: ${name}`));
  };
  const will = stepOf('Will', { files: [file] });
  const { imported, failed } = await run([will, stepOf('Bank')], vault, { addFiles });
  expect(failed).toEqual([]);
  expect(imported.map(({ item }) => item.content.title).sort()).toEqual(['Bank', 'Will']);
  expect(given).toEqual([`${will.toSave.itemId}: a.pdf`]);
});

test('a line that comes back has nothing twice: what was saved before is found, the rest is saved', async () => {
  const vault = createMemoryVault({ loseAnswers: () => true });
  vault.isCut = true;
  const first = await run(steps(60), vault);
  expect([first.imported.length, first.failed.length, first.rest.length]).toEqual([0, 50, 10]);
  expect(vault.items.size).toBe(50);
  vault.isCut = false;
  const again = [...first.failed.map(({ step }) => step), ...first.rest];
  const second = await run(again, vault, { isRepeated: true });
  expect([second.imported.length, second.failed.length]).toEqual([60, 0]);
  expect(vault.items.size).toBe(60);
  expect(vault.versions()).toEqual([1]);
});

test('a vault that is locked in the middle ends the import with what came and what did not', async () => {
  const vault = createMemoryVault();
  const { imported, failed, rest } = await run(steps(120), vault, {
    onDone: (done) => {
      vault.isLocked = done === 50;
    },
  });
  expect([imported.length, failed.length, rest.length]).toEqual([50, 50, 20]);
});
