import { describe, expect, test } from 'vitest';
import fc from '#tests/support/properties.ts';
import {
  expectValue,
  freeArgon2id,
  makeVault,
  newItemId,
  phraseSecret,
  problemOf,
  rose,
  sealNote,
  withOneBitChanged,
} from '#tests/support/vault/makeVault.ts';
import { changePassphrase } from './changeKeyBox.ts';
import {
  compareLockedBox,
  compareWithRecord,
  openDeviceRecord,
  remember,
  sealDeviceRecord,
} from './deviceRecord.ts';
import { vaultItemIdSchema } from './ids.ts';
import type { KeyBoxText } from './keyBox.ts';
import { keyBoxSchema } from './keyBox.ts';
import { markOf, type SealedItemText } from './sealedItem.ts';
import { compareItems, rememberItems, type SeenItem } from './seen.ts';

const { vault, document } = await makeVault();
const boxOf = (text: KeyBoxText) => keyBoxSchema.parse(text);
const seen = (item: SealedItemText): SeenItem => ({
  itemId: vaultItemIdSchema.parse(item.itemId),
  version: item.version,
  mark: markOf(item),
  state: 'kept',
});
const changeWords = async (words: string) => {
  const change = { ownerId: rose, document, secret: phraseSecret };
  return expectValue(await changePassphrase(change, { phrase: words, argon2id: freeArgon2id }));
};
const changed = await changeWords('new words');
const one = await sealNote(vault, 'one');
const later = await sealNote(vault, 'one, later', { ...one, version: 2 });
const two = await sealNote(vault, 'two');
const record = remember(null, { box: boxOf(changed), items: [later, two].map(seen) });

test('the same answer again, and anything newer, raises no word', async () => {
  expect(compareWithRecord(record, { box: boxOf(changed), items: [two, later].map(seen) })).toEqual([]);
  const third = await sealNote(vault, 'third', { ...one, version: 3 });
  const items = [third, two, await sealNote(vault, 'new')].map(seen);
  expect(compareWithRecord(record, { box: boxOf(changed), items })).toEqual([]);
});

test('a server that answers an empty list is told item by item', () => {
  expect(compareWithRecord(record, { box: boxOf(changed), items: [] })).toEqual([
    { is: 'item-missing', itemId: later.itemId, seenVersion: 2 },
    { is: 'item-missing', itemId: two.itemId, seenVersion: 1 },
  ]);
});

test('an older version, and another one of the same number, are told', async () => {
  expect(compareWithRecord(record, { box: boxOf(changed), items: [one, two].map(seen) })).toEqual([
    { is: 'item-older', itemId: one.itemId, seenVersion: 2, answeredVersion: 1 },
  ]);
  const otherSecond = await sealNote(vault, 'another second', { ...one, version: 2 });
  expect(compareWithRecord(record, { box: boxOf(changed), items: [otherSecond, two].map(seen) })).toEqual([
    { is: 'item-different', itemId: one.itemId, version: 2 },
  ]);
});

test('a tombstone that is older than the restored item is told as an older version', () => {
  const restored = { ...seen(two), version: 4 };
  const tombstone = { ...seen(two), version: 3, state: 'erased' as const };
  expect(compareItems([restored], [tombstone])).toEqual([
    { is: 'item-older', itemId: two.itemId, seenVersion: 4, answeredVersion: 3 },
  ]);
});

describe('A tombstone in the place of an item that this device saw outside of the trash', () => {
  const kept = { ...seen(two), version: 4 };
  const tombstone = { ...seen(two), mark: 'other', state: 'erased' as const };

  test('is no deletion where no version was in the trash before it: the item is missing, and stays so', () => {
    const undue = { ...tombstone, version: 5 };
    expect(compareItems([kept], [undue])).toEqual([
      { is: 'item-missing', itemId: two.itemId, seenVersion: 4 },
    ]);
    expect(rememberItems([kept], [undue])).toEqual([kept]);
  });

  test('raises no alarm where another device deleted it', () => {
    const due = { ...tombstone, version: 6 };
    expect(compareItems([kept], [due])).toEqual([]);
    expect(rememberItems([kept], [due])).toEqual([due]);
    expect(compareItems([{ ...kept, state: 'trashed' }], [{ ...tombstone, version: 5 }])).toEqual([]);
  });
});

test('an item that was erased is not missed', () => {
  expect(compareItems([{ ...seen(two), state: 'erased' }], [])).toEqual([]);
});

test('an older key box, one of the same number, and one of another vault are told before a phrase is typed', async () => {
  const stored = await sealDeviceRecord(vault, record);
  const compare = (box: unknown) => compareLockedBox(stored, box);
  expect(expectValue(compare(changed))).toEqual([]);
  expect(expectValue(compare(document))).toEqual([
    { is: 'box-older', seenGeneration: 2, answeredGeneration: 1 },
  ]);
  expect(expectValue(compare(await changeWords('other words')))).toEqual([
    { is: 'box-different', generation: 2 },
  ]);
  expect(expectValue(compare((await makeVault()).document))).toEqual([{ is: 'box-replaced' }]);
  expect(problemOf(compare({ ...document, format: 2 }))).toMatchObject({ is: 'newer-format' });
});

test('the record comes back, and opens under its own vault alone', async () => {
  const stored = await sealDeviceRecord(vault, record);
  expect(expectValue(await openDeviceRecord(vault, stored))).toEqual(record);
  expect(JSON.stringify(stored)).not.toContain(two.itemId);
  const { vault: other } = await makeVault();
  expect(problemOf(await openDeviceRecord(other, stored))).toEqual({
    is: 'other-vault',
    what: 'device-record',
  });
  const { ciphertext } = stored.sealed;
  const altered = { ...stored, sealed: { ...stored.sealed, ciphertext: withOneBitChanged(ciphertext, 99) } };
  expect(problemOf(await openDeviceRecord(vault, altered))).toEqual({ is: 'altered', what: 'device-record' });
  expect(problemOf(await openDeviceRecord(vault, { ...stored, format: 2 }))?.is).toBe('newer-format');
});

test('an old answer makes the record forget nothing', () => {
  const after = remember(record, { box: boxOf(document), items: [seen(one)] });
  expect(after).toEqual(record);
});

test('a box of another vault key, however new, is not taken into the record; one that was written here is', async () => {
  const other = boxOf((await makeVault()).document);
  for (const isWrittenHere of [false, true]) {
    const after = remember(record, { box: { ...other, generation: 9 }, items: [] }, isWrittenHere);
    expect(after).toEqual(record);
  }
  const { mac } = boxOf(await changeWords('words after a backup'));
  const written = { ...boxOf(changed), mac };
  expect(remember(record, { box: written, items: [] }).box).toEqual(record.box);
  expect(remember(record, { box: written, items: [] }, true).box.mac).not.toBe(record.box.mac);
});

test('what was remembered once is told whenever less is answered', () => {
  const ids = Array.from({ length: 5 }, newItemId);
  const item = fc.record({
    itemId: fc.constantFrom(...ids),
    version: fc.integer({ min: 1, max: 5 }),
    mark: fc.constantFrom('a', 'b'),
    state: fc.constantFrom('kept', 'trashed', 'erased'),
  });
  const answer = fc.uniqueArray(item, { selector: ({ itemId }) => itemId });
  fc.assert(
    fc.property(answer, answer, (before, now) => {
      const remembered = rememberItems(before, now);
      expect(compareItems(remembered, remembered)).toEqual([]);
      const findings = compareItems(before, now);
      const isLess = before.some((known) => {
        const found = now.find(({ itemId }) => itemId === known.itemId);
        if (!found) return known.state !== 'erased';
        const isNext = found.version === known.version + 1;
        if (isNext && known.state === 'kept' && found.state === 'erased') return true;
        return (
          found.version < known.version || (found.version === known.version && found.mark !== known.mark)
        );
      });
      expect(findings.length > 0).toBe(isLess);
      for (const known of before) {
        const kept = remembered.find(({ itemId }) => itemId === known.itemId);
        expect(kept?.version).toBeGreaterThanOrEqual(known.version);
      }
    }),
  );
});
