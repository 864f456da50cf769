import { expect, test } from 'vitest';
import { type VaultContent, vaultContentSchema } from '#shared/vault/content.ts';
import { type VaultItemId, vaultItemIdSchema } from '#shared/vault/ids.ts';
import type { ItemToSave, SaveOutcome, VaultItem } from '../open/vaultState.ts';
import type { ImportStep } from './importPlan.ts';
import { type AddFiles, type ImportSession, runImport, undoImport } from './runImport.ts';

const note = (title: string): VaultContent => vaultContentSchema.parse({ kind: 'note', title });
const stepOf = (title: string, parts: Partial<ImportStep> = {}): ImportStep => ({
  title,
  toSave: { basedOn: 0, content: note(title) },
  files: [],
  former: null,
  ...parts,
});
const steps = (count: number) => Array.from({ length: count }, (_, index) => stepOf(`note ${index}`));

/** A vault in memory that answers as the real one does. `refuse` names titles that it does not take. */
function createVault(refuse: (title: string) => boolean = () => false) {
  const items = new Map<VaultItemId, VaultItem>();
  const calls: number[] = [];
  const write = ({ itemId, basedOn, content }: ItemToSave): SaveOutcome => {
    if (refuse(content.title)) return { is: 'failed', itemId: null, failure: { kind: 'unreachable' } };
    const item: VaultItem = {
      itemId: itemId ?? vaultItemIdSchema.parse(crypto.randomUUID()),
      version: basedOn + 1,
      content,
      state: 'kept',
      trashedAt: null,
      alternatives: [],
      createdAt: 0,
      updatedAt: 0,
      earlierVersions: [],
    };
    items.set(item.itemId, item);
    return { is: 'saved', item };
  };
  const session: ImportSession = {
    noteActivity: () => {},
    async save(toSave) {
      calls.push(toSave.length);
      return toSave.map(write);
    },
    async trash(toTrash) {
      return toTrash.map((item) => {
        const trashed: VaultItem = { ...item, version: item.version + 1, state: 'trashed' };
        items.set(item.itemId, trashed);
        return { is: 'saved', item: trashed };
      });
    },
  };
  return { items, calls, session };
}

const never = new AbortController().signal;
const run = (
  toRun: readonly ImportStep[],
  session: ImportSession,
  more: { signal?: AbortSignal; addFiles?: AddFiles; onDone?: (done: number) => void } = {},
) =>
  runImport(toRun, {
    session,
    addFiles: more.addFiles ?? (async () => {}),
    signal: more.signal ?? never,
    onProgress: ({ done }) => more.onDone?.(done),
  });

const undo = (
  imported: Parameters<typeof undoImport>[0],
  { items, session }: Pick<ReturnType<typeof createVault>, 'items' | 'session'>,
  cancelFiles: (itemIds: ReadonlySet<VaultItemId>) => Promise<void> = async () => {},
) => undoImport(imported, { session, presentItems: () => items, cancelFiles, onProgress: () => {} });

test('everything is saved in batches, and how far it is can be seen', async () => {
  const { session, calls, items } = createVault();
  const seen: number[] = [];
  const { imported, rest } = await run(steps(120), session, { onDone: (done) => seen.push(done) });
  expect(calls).toEqual([50, 50, 20]);
  expect(seen).toEqual([0, 50, 100, 120]);
  expect(imported).toHaveLength(120);
  expect(items.size).toBe(120);
  expect(rest).toEqual([]);
});

test('what was saved before it was stopped stays, and the rest is told', async () => {
  const { session, items } = createVault();
  const stop = new AbortController();
  const { imported, rest } = await run(steps(120), session, {
    signal: stop.signal,
    onDone: (done) => (done === 50 ? stop.abort() : undefined),
  });
  expect(imported).toHaveLength(50);
  expect(items.size).toBe(50);
  expect(rest.map(({ title }) => title)[0]).toBe('note 50');
  expect(rest).toHaveLength(70);
});

test('one that fails is told by itself, and the others come', async () => {
  const { session } = createVault((title) => title === 'note 3');
  const { imported, failed } = await run(steps(60), session);
  expect(failed.map(({ step }) => step.title)).toEqual(['note 3']);
  expect(imported).toHaveLength(59);
});

test('a line that is down is not asked for thousands of items', async () => {
  const { session, calls } = createVault((title) => Number(title.slice(5)) >= 50);
  const { imported, failed, rest } = await run(steps(500), session);
  expect(calls).toEqual([50, 50]);
  expect([imported.length, failed.length, rest.length]).toEqual([50, 50, 400]);
});

const file = { name: 'a.pdf', contentType: '', bytes: new Blob(['x']) };

test('files go after their item; those that do not are named with it', async () => {
  const { session, items } = createVault();
  const withFile = [stepOf('Will', { files: [file] })];
  const given: string[] = [];
  const sound: AddFiles = async ({ itemId }, files) => {
    given.push(...files.map(({ name }) => `${items.get(itemId)?.content.title}: ${name}`));
  };
  expect(await run(withFile, session, { addFiles: sound })).toMatchObject({
    filesBegun: 1,
    filesNotAdded: [],
  });
  expect(given).toEqual(['Will: a.pdf']);
  const broken: AddFiles = () => Promise.reject(new Error('locked'));
  expect(await run(withFile, session, { addFiles: broken })).toMatchObject({
    filesBegun: 0,
    filesNotAdded: ['Will: a.pdf'],
  });
});

test('undo puts what was added into the trash and what was changed back', async () => {
  const { session, items } = createVault();
  const [first] = (await run([stepOf('Bank, before')], session)).imported;
  if (!first) throw new Error('One was saved');
  const { itemId, version } = first.item;
  const change = stepOf('Bank', {
    toSave: { itemId, basedOn: version, content: note('Bank, after') },
    former: first.item,
  });
  const { imported } = await run([...steps(60), change], session);
  expect(items.get(itemId)?.content.title).toBe('Bank, after');
  expect(await undo(imported, { items, session })).toEqual({ undone: 61, left: [] });
  expect(items.get(itemId)).toMatchObject({ state: 'kept', content: { title: 'Bank, before' } });
  expect([...items.values()].filter(({ state }) => state === 'trashed')).toHaveLength(60);
});

test('undo gives up the files on their way before it touches their items', async () => {
  const { session, items } = createVault();
  const { imported } = await run(steps(3), session);
  const [first] = imported;
  if (!first) throw new Error('They were saved');
  const cancelled: VaultItemId[] = [];
  const cancelFiles = async (itemIds: ReadonlySet<VaultItemId>) => {
    expect([...items.values()].map(({ state }) => state)).toEqual(['kept', 'kept', 'kept']);
    cancelled.push(...itemIds);
    // One had arrived already: its item is a version further.
    await session.save([{ itemId: first.item.itemId, basedOn: 1, content: first.item.content }]);
  };
  expect(await undo(imported, { items, session }, cancelFiles)).toEqual({ undone: 3, left: [] });
  expect(cancelled).toEqual(imported.map(({ item }) => item.itemId));
  expect(items.get(first.item.itemId)).toMatchObject({ state: 'trashed', version: 3 });
});

test('undo leaves what was changed since, and says so', async () => {
  const { session, items } = createVault();
  const [first] = (await run([stepOf('Bank')], session)).imported;
  if (!first) throw new Error('One was saved');
  const { itemId } = first.item;
  const change = stepOf('Bank', {
    toSave: { itemId, basedOn: 1, content: note('Bank, imported') },
    former: first.item,
  });
  const { imported } = await run([change], session);
  await session.save([{ itemId, basedOn: 2, content: note('Bank, by hand') }]);
  expect(await undo(imported, { items, session })).toEqual({
    undone: 0,
    left: ['Bank, imported'],
  });
  expect(items.get(itemId)?.content.title).toBe('Bank, by hand');
});
