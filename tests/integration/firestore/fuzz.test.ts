/** Requests with any part replaced by anything: always the vendor's 4xx or a good answer, never a failure of ours. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { PROJECT, startFirestore } from './startFirestore.ts';

let test: Awaited<ReturnType<typeof startFirestore>>;
beforeAll(async () => {
  test = await startFirestore();
  await test.admin.doc('a/b').set({ a: 1 });
});
afterAll(() => test.stop());

const name = `projects/${PROJECT}/databases/(default)/documents/a/b`;
const one = { integerValue: '1' };
const field = { fieldPath: 'a' };
const structuredQuery = {
  select: { fields: [field] },
  from: [{ collectionId: 'a', allDescendants: false }],
  where: {
    compositeFilter: {
      op: 'AND',
      filters: [
        { fieldFilter: { field, op: 'IN', value: { arrayValue: { values: [one] } } } },
        { unaryFilter: { field: { fieldPath: '`b.c`' }, op: 'IS_NOT_NULL' } },
        { fieldFilter: { field: { fieldPath: '__name__' }, op: 3, value: { referenceValue: name } } },
      ],
    },
  },
  orderBy: [{ field, direction: 'DESCENDING' }],
  startAt: { values: [one, { referenceValue: name }], before: true },
  endAt: { values: [one] },
  offset: 1,
  limit: 3,
};
const fields = {
  map: { mapValue: { fields: { a: one } } },
  vector: {
    mapValue: {
      fields: {
        __type__: { stringValue: '__vector__' },
        value: { arrayValue: { values: [{ doubleValue: 1.5 }] } },
      },
    },
  },
  time: { timestampValue: '2026-01-01T00:00:00Z' },
  place: { geoPointValue: { latitude: 1, longitude: 2 } },
  bytes: { bytesValue: 'AAEC' },
  reference: { referenceValue: name },
};
const requests: [verb: string, body: unknown][] = [
  [':runQuery', { structuredQuery, newTransaction: { readOnly: {} } }],
  [
    ':runAggregationQuery',
    {
      structuredAggregationQuery: {
        structuredQuery,
        aggregations: [
          { alias: 'n', count: { upTo: '5' } },
          { alias: 's', sum: { field } },
        ],
      },
    },
  ],
  [':batchGet', { documents: [name], mask: { fieldPaths: ['a'] }, transaction: '' }],
  [
    ':commit',
    {
      writes: [
        {
          update: { name, fields },
          updateMask: { fieldPaths: ['map.a', 'vector', 'time', 'place', 'bytes', 'reference'] },
          updateTransforms: [
            { fieldPath: 'n', increment: one },
            { fieldPath: 't', setToServerValue: 'REQUEST_TIME' },
            { fieldPath: 'l', appendMissingElements: { values: [one] } },
          ],
          currentDocument: { exists: true },
        },
        { verify: name, currentDocument: { updateTime: '2026-01-01T00:00:00Z' } },
      ],
    },
  ],
  [':batchWrite', { writes: [{ delete: name, currentDocument: { exists: true } }] }],
  [':listCollectionIds', { pageSize: 3, pageToken: '' }],
  [':beginTransaction', { options: { readWrite: { retryTransaction: 'AAAA' } } }],
  [':rollback', { transaction: 'AAAA' }],
];

const odd = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>('', '\ud800', '__proto__', '`', '..', -1, 1e308, null, [[]], {}, '9'.repeat(400)),
);

/** A copy with the part at `place` (counted depth first) replaced. */
function mutate(json: unknown, place: { left: number }, replacement: unknown): unknown {
  place.left -= 1;
  if (place.left < 0 && place.left > -2) return replacement;
  if (Array.isArray(json)) return json.map((part) => mutate(part, place, replacement));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, part]) => [key, mutate(part, place, replacement)]),
  );
}

it('A mutated request never gets a 5xx', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...requests),
      fc.nat({ max: 60 }),
      odd,
      async ([verb, body], place, replacement) => {
        const response = await fetch(test.documents + verb, {
          method: 'POST',
          headers: { authorization: 'Bearer owner' },
          body: JSON.stringify(mutate(body, { left: place }, replacement)),
        });
        expect([response.status < 500, await response.text()]).toEqual([true, expect.any(String)]);
      },
    ),
    { numRuns: 4000 },
  );
}, 60_000);
