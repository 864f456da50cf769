/** A start costs what has changed in `firestore.indexes.json`, not what is stored. */
import type { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { systemClock } from '#shared/clock.ts';
import { openDatabase } from '../../database/openDatabase.ts';
import { createAccess } from '../access/authorize.ts';
import { createEngine, type Engine } from '../engine.ts';
import { runQuery } from '../queries/runQuery.ts';
import { commitWrites } from '../writes/commit.ts';

const name = { project: 'p', database: '(default)' };
const declare = (...fields: string[]) => ({
  collectionGroup: 'items',
  queryScope: 'COLLECTION_GROUP',
  fields: fields.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
});

function start(database: DatabaseSync, indexes: readonly object[]) {
  const events: { readonly event: string; readonly documents: unknown }[] = [];
  const engine = createEngine({
    database,
    clock: systemClock,
    log: { log: (_level, event, fields) => events.push({ event, documents: fields?.documents }) },
    ruleset: () => ({ decide: () => ({ allowed: true }) }),
    indexesJson: { indexes },
  });
  return { engine, events };
}

function write(engine: Engine, count: number): Promise<unknown> {
  const access = createAccess({
    caller: { kind: 'privileged' },
    ruleset: engine.ruleset(),
    database: name,
    now: 0,
    read: () => null,
  });
  const writes = Array.from({ length: count }, (_, index) => ({
    kind: 'update' as const,
    path: `albums/one/items/${index}`,
    fields: {
      state: { stringValue: index % 2 === 0 ? 'ready' : 'reserved' },
      takenAt: { integerValue: String(count - index) },
    },
    mask: null,
    transforms: [],
    precondition: null,
  }));
  return engine.commits.submit(() => commitWrites(engine.documents, name, writes, access, 1));
}

const oldestReady = (engine: Engine) =>
  [
    ...runQuery(
      { ...engine, database: engine.documents.databaseId(name) },
      {
        parent: [],
        collection: 'items',
        allDescendants: true,
        where: {
          kind: 'field',
          field: 'state',
          path: ['state'],
          operator: '==',
          value: { stringValue: 'ready' },
        },
        orders: [{ field: 'takenAt', path: ['takenAt'], descending: false }],
        start: null,
        end: null,
        offset: 0,
        limit: null,
        select: null,
        nearest: null,
      },
    ),
  ].map(({ path }) => path);

describe('composite indexes at start', () => {
  it('looks at no document for an index that was there from the first one on, used or not', async () => {
    const database = openDatabase(':memory:');
    const indexes = [declare('state', 'takenAt'), declare('state', 'trashedAt')];
    await write(start(database, indexes).engine, 10);
    expect(start(database, indexes).events).toEqual([]);
  });

  it('fills one that was added, whatever the number of documents', async () => {
    const database = openDatabase(':memory:');
    await write(start(database, []).engine, 1_203);
    const { engine, events } = start(database, [declare('state', 'takenAt')]);
    expect(events).toEqual([{ event: 'firestore-index-built', documents: 1_203 }]);
    const found = oldestReady(engine);
    expect(found).toHaveLength(602);
    expect(found.slice(0, 2)).toEqual(['albums/one/items/1202', 'albums/one/items/1200']);
  });

  it('passes over every document when none has one of its fields', async () => {
    const database = openDatabase(':memory:');
    await write(start(database, []).engine, 10);
    expect(start(database, [declare('state', 'trashedAt')]).events).toEqual([
      { event: 'firestore-index-built', documents: 0 },
    ]);
  });
});
