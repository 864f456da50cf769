/** Plans are only about speed: whatever index is walked, a query gives what looking at every document gives. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#shared/clock.ts';
import fc from '#tests/support/properties.ts';
import { openDatabase } from '../../database/openDatabase.ts';
import { silentLogger } from '../../log/logger.ts';
import { createAccess } from '../access/authorize.ts';
import { createEngine, type Engine } from '../engine.ts';
import type { StoredDocument } from '../storage/documents.ts';
import type { FirestoreFields, FirestoreValue } from '../value.ts';
import { commitWrites } from '../writes/commit.ts';
import { countEntries } from './countEntries.ts';
import { toDisjunctions } from './disjunctions.ts';
import { completeOrders, createCursorTest, sortKeyOf } from './orders.ts';
import { createPredicate } from './predicate.ts';
import type { Filter, Operator, Order, Query } from './query.ts';
import { runQuery } from './runQuery.ts';

const database = openDatabase(':memory:');
const name = { project: 'p', database: '(default)' };
const fieldNames = ['a', 'b', 'tags'] as const;
let engine: Engine;
let documents: StoredDocument[];

const scalar: fc.Arbitrary<FirestoreValue> = fc.oneof(
  fc.integer({ min: 0, max: 3 }).map((value) => ({ integerValue: String(value) })),
  fc.constantFrom({ stringValue: 'x' }, { stringValue: 'y' }, { nullValue: null }, { doubleValue: 1.5 }),
);
const list = fc
  .array(scalar, { minLength: 1, maxLength: 3 })
  .map((values): FirestoreValue => ({ arrayValue: { values } }));

const fieldFilter: fc.Arbitrary<Filter> = fc
  .record({
    field: fc.constantFrom(...fieldNames),
    operator: fc.constantFrom<Operator>(
      '<',
      '<=',
      '>',
      '>=',
      '==',
      '!=',
      'array-contains',
      'in',
      'array-contains-any',
      'not-in',
    ),
    one: scalar,
    many: list,
  })
  .map(({ field, operator, one, many }) => ({
    kind: 'field',
    field,
    path: [field],
    operator,
    value: ['in', 'not-in', 'array-contains-any'].includes(operator) ? many : one,
  }));
const filter: fc.Arbitrary<Filter> = fc.oneof(
  fieldFilter,
  fc.record({
    kind: fc.constantFrom('and' as const, 'or' as const),
    filters: fc.array(fieldFilter, { minLength: 1, maxLength: 3 }),
  }),
);
const order: fc.Arbitrary<Order> = fc
  .record({ field: fc.constantFrom('a', 'b'), descending: fc.boolean() })
  .map(({ field, descending }) => ({ field, path: [field], descending }));
const cursor = fc.option(
  fc.record({ values: fc.array(scalar, { minLength: 1, maxLength: 2 }), before: fc.boolean() }),
);
/** `AMARANTH_QUERIES` tries more. */
const COUNT = Number(process.env.AMARANTH_QUERIES ?? 3_000);

const queries: fc.Arbitrary<Query> = fc
  .record({
    where: fc.option(filter),
    orders: fc.uniqueArray(order, { maxLength: 2, selector: ({ field }) => field }),
    start: cursor,
    end: cursor,
    offset: fc.constantFrom(0, 0, 2),
    limit: fc.option(fc.integer({ min: 1, max: 12 })),
    allDescendants: fc.boolean(),
  })
  .map((query) => ({
    ...query,
    // A cursor's values stand for the orders asked for, never for a name that is not a reference.
    start: query.start && { ...query.start, values: query.start.values.slice(0, query.orders.length) },
    end: query.end && { ...query.end, values: query.end.values.slice(0, query.orders.length) },
    parent: query.allDescendants ? [] : ['users', 'u1'],
    collection: 'items',
    select: null,
    nearest: null,
  }))
  .map((query) => ({
    ...query,
    start: query.start?.values.length ? query.start : null,
    end: query.end?.values.length ? query.end : null,
  }));

function expected(query: Query): string[] {
  const orders = completeOrders(query);
  const isBetween = createCursorTest(query, orders);
  const tests = toDisjunctions(query.where).map((filters) => createPredicate(filters, query));
  return documents
    .filter(({ path }) => query.allDescendants || path.startsWith('users/u1/items/'))
    .filter((document) => tests.some((test) => test(document)))
    .flatMap((document) => {
      const sortKey = sortKeyOf(document, orders);
      return sortKey && isBetween(sortKey) ? [{ path: document.path, sortKey }] : [];
    })
    .sort((left, right) => Buffer.compare(left.sortKey, right.sortKey))
    .slice(query.offset, query.limit === null ? undefined : query.offset + query.limit)
    .map(({ path }) => path);
}

beforeAll(() => {
  engine = createEngine({
    database,
    clock: systemClock,
    log: silentLogger,
    ruleset: () => ({ decide: () => ({ allowed: true }) }),
    indexesJson: {
      indexes: [
        {
          collectionGroup: 'items',
          queryScope: 'COLLECTION',
          fields: [
            { fieldPath: 'a', order: 'ASCENDING' },
            { fieldPath: 'b', order: 'DESCENDING' },
          ],
        },
      ],
    },
  });
  const values = fc.sample(fc.record({ a: scalar, b: scalar, tags: fc.oneof(list, scalar) }), {
    numRuns: 120,
    seed: 7,
  });
  const access = createAccess({
    caller: { kind: 'privileged' },
    ruleset: engine.ruleset(),
    database: name,
    now: 0,
    read: () => null,
  });
  for (const [position, value] of values.entries()) {
    const fields: FirestoreFields = { ...value };
    if (position % 9 === 0) delete fields.a;
    const path = `users/u${position % 3}/items/i${position}`;
    const write = { kind: 'update', path, fields, mask: null, transforms: [], precondition: null } as const;
    commitWrites(engine.documents, name, [write], access, position);
  }
  const id = engine.documents.databaseId(name);
  documents = engine.documents.range(id, Buffer.alloc(0), Buffer.of(255), 1000);
});
afterAll(() => database.close());

describe('a query', () => {
  it(
    'gives the same through every plan as looking at each document',
    () => {
      fc.assert(
        fc.property(queries, (query) => {
          const source = { ...engine, database: engine.documents.databaseId(name) };
          expect([...runQuery(source, query)].map(({ path }) => path)).toEqual(expected(query));
        }),
        { numRuns: COUNT },
      );
    },
    5_000 + COUNT,
  );

  it(
    'counts by the entries of its indexes what looking at each document counts',
    () => {
      let told = 0;
      fc.assert(
        fc.property(queries, fc.constantFrom(1, 5, Infinity), (query, most) => {
          const source = { ...engine, database: engine.documents.databaseId(name) };
          // No body can be read.
          const get = () => expect.unreachable('A document was read.');
          const entriesOnly = { ...source, documents: { ...source.documents, get } };
          const counted = countEntries(entriesOnly, query, most);
          if (counted === null) return;
          told += 1;
          expect(counted).toBe(Math.min(expected(query).length, most));
        }),
        { numRuns: COUNT },
      );
      expect(told).toBeGreaterThan(COUNT / 50);
    },
    5_000 + COUNT,
  );

  it('is not counted by entries where they hold only the beginning of a value', () => {
    const source = { ...engine, database: engine.documents.databaseId(name) };
    const query = (length: number): Query => ({
      parent: [],
      collection: 'items',
      allDescendants: true,
      where: {
        kind: 'field',
        field: 'a',
        path: ['a'],
        operator: '==',
        value: { stringValue: 'x'.repeat(length) },
      },
      orders: [],
      start: null,
      end: null,
      offset: 0,
      limit: null,
      select: null,
      nearest: null,
    });
    expect(countEntries(source, query(1_400), Infinity)).toBe(0);
    expect(countEntries(source, query(1_600), Infinity)).toBeNull();
  });

  it('finds the document that stands at the very bound of a descending composite index', () => {
    const source = { ...engine, database: engine.documents.databaseId(name) };
    const filterOn = (field: string, operator: '==' | '<=' | '>=', value: FirestoreValue) =>
      ({ kind: 'field', field, path: [field], operator, value }) as const;
    for (const { path, fields } of documents) {
      const { a, b } = fields;
      if (!a || !b || !path.startsWith('users/u1/')) continue;
      for (const operator of ['<=', '>='] as const) {
        for (const descending of [true, false]) {
          const query: Query = {
            parent: ['users', 'u1'],
            collection: 'items',
            allDescendants: false,
            where: { kind: 'and', filters: [filterOn('a', '==', a), filterOn('b', operator, b)] },
            orders: [{ field: 'b', path: ['b'], descending }],
            start: null,
            end: null,
            offset: 0,
            limit: null,
            select: null,
            nearest: null,
          };
          const found = [...runQuery(source, query)].map((document) => document.path);
          expect(found).toEqual(expected(query));
        }
      }
    }
  });
});
