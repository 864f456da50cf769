import { expect, test } from 'vitest';
import { type VaultContent, vaultContentSchema } from '#shared/vault/content.ts';
import { vaultItemIdSchema } from '#shared/vault/ids.ts';
import type { VaultItem } from '../open/vaultState.ts';
import {
  type Choice,
  compareItems,
  counterpartOf,
  firstChoice,
  keptItems,
  planImport,
} from './importPlan.ts';

const login = (title: string, parts: Record<string, unknown> = {}): VaultContent =>
  vaultContentSchema.parse({
    kind: 'password',
    title,
    username: 'marie',
    websites: [`https://${title}.example`],
    ...parts,
  });

const held = (content: VaultContent, parts: Partial<VaultItem> = {}): VaultItem => ({
  itemId: vaultItemIdSchema.parse(crypto.randomUUID()),
  version: 3,
  content,
  state: 'kept',
  trashedAt: null,
  alternatives: [],
  createdAt: 0,
  updatedAt: 0,
  earlierVersions: [],
  ...parts,
});

const vaultOf = (...items: VaultItem[]) => keptItems(new Map(items.map((item) => [item.itemId, item])));
const read = (...contents: VaultContent[]) =>
  contents.map((content) => ({ content, files: [], remarks: [] }));

test('what is there already is left out unless it is wanted; what is new or differs comes', async () => {
  const bank = held(login('bank', { password: 'old' }));
  const post = held(login('post', { password: 'same' }));
  const vault = vaultOf(bank, post);
  const candidates = await compareItems(
    read(
      login('bank', { password: 'new' }),
      login('post', { password: 'same' }),
      login('shop', { password: 'a' }),
    ),
    vault,
  );
  expect(candidates.map(firstChoice)).toEqual(['add', 'leave-out', 'add']);
  expect(candidates.map((candidate) => counterpartOf(candidate, vault)?.itemId ?? null)).toEqual([
    bank.itemId,
    post.itemId,
    null,
  ]);
});

test('what is in the trash is neither a duplicate nor changed', async () => {
  const vault = vaultOf(held(login('bank', { password: 'x' }), { state: 'trashed' }));
  const [candidate] = await compareItems(read(login('bank', { password: 'x' })), vault);
  expect(candidate && firstChoice(candidate)).toBe('add');
});

test('each of the three choices is done', async () => {
  const bank = held(login('bank', { password: 'old' }));
  const vault = vaultOf(bank);
  const candidates = await compareItems(read(login('bank', { password: 'new' })), vault);
  const plan = (choice: Choice) => planImport(candidates, () => choice, vault);
  expect(plan('leave-out')).toEqual([]);
  expect(plan('add')).toMatchObject([{ toSave: { basedOn: 0, content: { password: 'new' } }, former: null }]);
  expect(plan('add')[0]?.toSave.itemId).not.toBe(bank.itemId);
  expect(plan('take-over')).toMatchObject([
    { toSave: { itemId: bank.itemId, basedOn: 3, content: { password: 'new' } }, former: bank.content },
  ]);
});

test('two that take the place of one item are one change of it', async () => {
  const bank = held(login('bank', { password: 'old' }));
  const vault = vaultOf(bank);
  const candidates = await compareItems(
    read(login('bank', { password: 'new' }), login('bank', { notes: 'Ask for Mr Roy' })),
    vault,
  );
  expect(planImport(candidates, () => 'take-over', vault)).toMatchObject([
    { toSave: { basedOn: 3, content: { password: 'new', notes: 'Ask for Mr Roy' } } },
  ]);
});

test('taking over what is in the file only, or left the vault meanwhile, adds', async () => {
  const candidates = await compareItems(
    read(login('bank', { password: 'a' }), login('bank', { password: 'b' })),
    vaultOf(),
  );
  expect(candidates[1]?.comparison.verdict).toBe('differs');
  expect(planImport(candidates, () => 'take-over', vaultOf())).toMatchObject([
    { toSave: { basedOn: 0 } },
    { toSave: { basedOn: 0 } },
  ]);
});

test('five thousand logins are compared and planned at once', async () => {
  const vault = vaultOf(
    ...Array.from({ length: 5_000 }, (_, index) => held(login(`site-${index}`, { password: 'old' }))),
  );
  const contents = Array.from({ length: 5_000 }, (_, index) => login(`site-${index}`, { password: 'new' }));
  const candidates = await compareItems(read(...contents), vault);
  expect(planImport(candidates, () => 'take-over', vault)).toHaveLength(5_000);
});

test('an item that is added has its id from then on, and no other has it', () => {
  const steps = planImport(
    [login('bank'), login('shop')].map((content) => ({
      item: { content, files: [], remarks: [] },
      comparison: { verdict: 'new' },
    })),
    () => 'add',
    new Map(),
  );
  const ids = steps.map(({ toSave }) => vaultItemIdSchema.parse(toSave.itemId));
  expect(new Set(ids).size).toBe(2);
});

test('comparing thousands gives way again and again, and finds the same', async () => {
  const many = Array.from({ length: 1_000 }, (_, index) => login(`site-${index}`));
  let waits = 0;
  const candidates = await compareItems(read(...many, ...many), keptItems(new Map()), async () => {
    waits += 1;
  });
  expect(waits).toBeGreaterThanOrEqual(20);
  expect(candidates.filter(({ comparison }) => comparison.verdict === 'duplicate')).toHaveLength(1_000);
  const left = new Error('The page was left.');
  await expect(compareItems(read(...many), new Map(), () => Promise.reject(left))).rejects.toBe(left);
});
