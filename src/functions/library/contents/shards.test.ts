import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { albumIdSchema, mediaItemIdSchema } from '#shared/domain/ids.ts';
import { type IndexEntry, readEntries } from '#shared/library/indexEntry.ts';
import { applyChanges, divide, shardOf } from './shards.ts';

const albumId = albumIdSchema.parse(randomUUID());
const entryFor = (id: string, updatedAt: number, title = ''): IndexEntry => ({
  id: mediaItemIdSchema.parse(id),
  albumId,
  kind: 'photo',
  takenAt: '1998-08-03T14:05:09',
  title,
  updatedAt,
});
const shown = (id: string, updatedAt: number) => ({ id, updatedAt, entry: entryFor(id, updatedAt) });
const hidden = (id: string, updatedAt: number | null) => ({ id, updatedAt, entry: null });

describe('A shard of the library’s index', () => {
  test('ends the same in whatever order changes come, and however often', () => {
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    const change = fc
      .tuple(fc.constantFrom(...ids), fc.nat(20))
      // One moment of one item is one change.
      .map(([id, at]) => (at % 3 === 0 ? hidden(id, at) : shown(id, at)));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        const latest = new Map<string, (typeof changes)[number]>();
        for (const one of changes) {
          const known = latest.get(one.id);
          if (!known || (known.updatedAt ?? 0) <= (one.updatedAt ?? 0)) latest.set(one.id, one);
        }
        const inOrder = changes.toSorted((one, other) => (one.updatedAt ?? 0) - (other.updatedAt ?? 0));
        const text = applyChanges(applyChanges('[]', inOrder), inOrder);
        const expected = [...latest.values()].filter(({ entry }) => entry).map(({ id }) => id);
        expect(
          readEntries(text)
            .map(({ id }) => id as string)
            .toSorted(),
        ).toEqual(expected.toSorted());
      }),
    );
  });

  test('lets no earlier state of an item overwrite a later one', () => {
    const id = randomUUID();
    const text = applyChanges('[]', [shown(id, 5)]);
    expect(readEntries(applyChanges(text, [hidden(id, 4)]))).toHaveLength(1);
    expect(readEntries(applyChanges(text, [shown(id, 4)]))[0]?.updatedAt).toBe(5);
    expect(readEntries(applyChanges(text, [hidden(id, null)]))).toEqual([]);
  });

  test('that is too long for a document becomes several, in which every item is found again', () => {
    const ids = Array.from({ length: 4_000 }, () => randomUUID());
    const text = JSON.stringify(ids.map((id) => entryFor(id, 1, 'é'.repeat(400))));
    const parts = divide('', text);
    expect(parts.size).toBeGreaterThan(2);
    for (const part of parts.values()) expect(Buffer.byteLength(part)).toBeLessThan(1_000_000);
    const found = new Map(
      [...parts].map(([name, part]) => [name, new Set<string>(readEntries(part).map(({ id }) => id))]),
    );
    expect(ids.filter((id) => !found.get(shardOf(id, [...parts.keys()]))?.has(id))).toEqual([]);
  });

  test('that is spoiled is begun anew instead of stopping the library', () => {
    const id = randomUUID();
    expect(readEntries(applyChanges('not an index', [shown(id, 1)])).map((entry) => entry.id)).toEqual([id]);
  });
});
