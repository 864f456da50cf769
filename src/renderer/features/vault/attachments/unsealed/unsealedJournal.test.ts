import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import { userIdSchema } from '#shared/domain/ids.ts';
import type { Bytes } from '#shared/vault/encoding.ts';
import { type VaultId, vaultIdSchema, vaultItemIdSchema } from '#shared/vault/ids.ts';
import { UnsealedJournal } from './unsealedJournal.ts';

const ownerId = userIdSchema.parse('rose');
const CANARY = 'Passport of Rose';
const itemId = vaultItemIdSchema.parse('00000000-0000-4000-8000-000000000001');
const other = vaultItemIdSchema.parse('00000000-0000-4000-8000-000000000002');
const file = (id: string, of = itemId) => ({ id, itemId: of, name: `${CANARY} ${id}.pdf` });

let vaultId: VaultId;
const living = new Set<string>();
beforeEach(() => {
  vaultId = vaultIdSchema.parse(crypto.randomUUID());
  living.clear();
});

/** A page; "sealed" is turned round, by each vault in its own way. */
function openPage(pageId: string, mask = 77) {
  living.add(pageId);
  const turn = (bytes: Bytes) => bytes.map((byte) => byte ^ mask);
  return new UnsealedJournal({
    pageId,
    livingPages: async () => living,
    session: {
      identity: () => ({ ownerId, vaultId }),
      sealForDevice: async (bytes) => turn(bytes),
      openFromDevice: async (sealed) => (mask === 77 ? turn(sealed) : null),
    },
  });
}

test('files that a page had not sealed when it ended are told by name, until their owner has read it', async () => {
  const gone = openPage('gone');
  await gone.collect([]);
  await gone.keep([file('a'), file('b'), file('c', other)]);
  await gone.keep([file('b'), file('c', other)]);
  living.delete('gone');
  expect(await openPage('next').collect([])).toEqual([file('b'), file('c', other)]);
  living.delete('next');
  const last = openPage('last');
  expect(await last.collect([])).toHaveLength(2);
  expect(await last.dismiss(itemId)).toEqual([file('c', other)]);
  expect(await last.collect([])).toEqual([file('c', other)]);
});

test('nothing is told of a page that still seals, nor of files that were sealed or given up', async () => {
  const here = openPage('here');
  await here.keep([file('a')]);
  const beside = openPage('beside');
  expect(await beside.collect([])).toEqual([]);
  await here.keep([]);
  living.delete('here');
  expect(await beside.collect([])).toEqual([]);
});

test('what a lock took from the page itself is told when it is open again, and what goes on is not', async () => {
  const page = openPage('here');
  await page.keep([file('a'), file('b')]);
  expect(await page.collect([file('b')])).toEqual([file('a')]);
  await page.keep([]);
  expect(await page.collect([])).toEqual([file('a')]);
});

test('a file that was sealed as its page ended is not told of', async () => {
  await openPage('gone').keep([file('a'), file('b')]);
  living.delete('gone');
  expect(await openPage('next').collect([], ({ id }) => id === 'a')).toEqual([file('b')]);
});

test('on the disk stands none of their names, and another vault hears of nothing', async () => {
  const gone = openPage('gone');
  await gone.keep([file('a')]);
  living.delete('gone');
  const database = await openDB('amaranth-vault-unsealed');
  const rows: readonly Bytes[] = await database.getAll('files');
  const keys = await database.getAllKeys('files');
  database.close();
  const texts = [...keys.map(String), ...rows.map((row) => Buffer.from(row).toString('latin1'))];
  expect(texts.join()).not.toContain('Passport');
  expect(await openPage('next', 78).collect([])).toEqual([]);
});
