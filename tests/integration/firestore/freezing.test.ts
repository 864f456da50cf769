/** Nothing that one visitor sends keeps the others waiting, whatever the rules think of it. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadRuleset } from '../../../src/embedded/rules/index.ts';
import { PROJECT, startFirestore } from './startFirestore.ts';

/** Milliseconds of a processor, client included: what others on the machine do does not count. */
const LONGEST_WAIT = 1000;
const rules = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');
let firestore: Awaited<ReturnType<typeof startFirestore>>;
beforeAll(async () => {
  firestore = await startFirestore({ ruleset: loadRuleset(rules, 'firestore.rules') });
  await ask('commit', { writes: [] });
});
afterAll(() => firestore.stop());

const ask = (method: string, body: unknown) => send(method, JSON.stringify(body));

async function send(method: string, text: string): Promise<{ status: number; took: number }> {
  const before = process.cpuUsage();
  const response = await fetch(`${firestore.documents}:${method}`, { method: 'POST', body: text });
  await response.arrayBuffer();
  const { user, system } = process.cpuUsage(before);
  return { status: response.status, took: (user + system) / 1000 };
}

const root = `projects/${PROJECT}/databases/(default)/documents`;
const name = `${root}/users/abc`;
const times = <Item>(count: number, make: (at: number) => Item) =>
  Array.from({ length: count }, (_, at) => make(at));
const nulls = (count: number) =>
  Object.fromEntries(times(count, (at) => [`f${at}`, { nullValue: null }] as const));
const integers = (count: number) => times(count, (at) => ({ integerValue: String(at) }));
const append = (...values: object[]) => ({ fieldPath: 'a', appendMissingElements: { values } });
const patch = (fields: object, paths: readonly string[]) => ({
  update: { name, fields },
  updateMask: { fieldPaths: paths },
});
const equal = (fieldPath: string) => ({
  fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { nullValue: null } },
});
const and = (filters: readonly object[]) => ({ compositeFilter: { op: 'AND', filters } });
const deepPath = (at: number) => [`f${at}`, ...times(90, () => 'a')].join('.');

describe('a commit of a visitor', () => {
  it.each([
    ['that names 20,000 fields in its mask', [patch(nulls(20_000), Object.keys(nulls(20_000)))]],
    ['that deletes 60,000 fields', [patch({}, Object.keys(nulls(60_000)))]],
    ['that names 5,000 deep fields', [patch({ f0: { nullValue: null } }, times(5000, deepPath))]],
    [
      'that names a map and what is in it, again and again',
      [
        patch(
          { m: { mapValue: { fields: nulls(20_000) } } },
          times(20_000, (at) => (at % 2 ? 'm' : `m.f${at}`)),
        ),
      ],
    ],
    [
      'that appends to one array 400 times',
      [
        {
          update: { name, fields: {} },
          updateTransforms: [
            append(...integers(20_000)),
            ...times(400, (at) => append({ integerValue: `-${at + 1}` })),
          ],
        },
      ],
    ],
    [
      'of 500 changes to large documents',
      times(500, (at) => ({
        update: { name: `${name}${at % 25}`, fields: at < 25 ? nulls(5000) : {} },
        ...(at < 25 ? {} : { updateMask: { fieldPaths: ['f1'] } }),
      })),
    ],
    [
      'of 500 changes to one large document',
      times(500, (at) => patch(at === 0 ? nulls(20_000) : {}, [`f${at}`])),
    ],
    ['of 50,000 deletes', times(50_000, (at) => ({ delete: `${name}${at}` }))],
    [
      'with a reference longer than any name',
      [patch({ r: { referenceValue: `${root}/a/__id${'9'.repeat(4_000_000)}__` } }, ['r'])],
    ],
  ])('%s is refused within a second', async (_what, writes) => {
    const { status, took } = await ask('commit', { writes });
    expect([400, 403]).toContain(status);
    expect(took).toBeLessThan(LONGEST_WAIT);
  });
});

it('a value deeper than any stack is refused within a second', async () => {
  const depth = 100_000;
  const deep = '['.repeat(depth) + ']'.repeat(depth);
  const fields = `{"a": {"integerValue": ${deep}}}`;
  const { status, took } = await send(
    'commit',
    `{"writes": [{"update": {"name": "${name}", "fields": ${fields}}}]}`,
  );
  expect(status).toBe(400);
  expect(took).toBeLessThan(LONGEST_WAIT);
});

describe('a read of a visitor', () => {
  const users = [{ collectionId: 'users' }];
  const launch = `${root}/app_config/launch`;
  const among = (at: number) => ({
    fieldFilter: {
      field: { fieldPath: `f${at}` },
      op: 'IN',
      value: { arrayValue: { values: integers(30) } },
    },
  });
  it.each([
    [
      'runQuery',
      'with 6,000 filters in groups',
      {
        structuredQuery: {
          from: users,
          where: and(times(60, (group) => and(times(100, (at) => equal(`f${group}_${at}`))))),
        },
      },
    ],
    [
      'runQuery',
      'with 5,000 filters',
      { structuredQuery: { from: users, where: and(times(5000, (at) => equal(`f${at}`))) } },
    ],
    ['runQuery', 'with four lists of 30', { structuredQuery: { from: users, where: and(times(4, among)) } }],
    [
      'runQuery',
      'with 10,000 orders',
      {
        structuredQuery: {
          from: users,
          orderBy: times(10_000, (at) => ({ field: { fieldPath: `f${at}` } })),
        },
      },
    ],
    [
      'runQuery',
      'that selects 20,000 fields',
      {
        structuredQuery: {
          from: users,
          select: { fields: times(20_000, (at) => ({ fieldPath: `f${at}` })) },
        },
      },
    ],
    [
      'runQuery',
      'with a cursor of 20,000 values',
      { structuredQuery: { from: users, startAt: { values: integers(20_000) } } },
    ],
    [
      'batchGet',
      'that shows 60,000 fields',
      { documents: [launch], mask: { fieldPaths: Object.keys(nulls(60_000)) } },
    ],
    [
      'batchGet',
      'that shows 5,000 deep fields',
      { documents: [launch], mask: { fieldPaths: times(5000, deepPath) } },
    ],
    ['batchGet', 'of 10,000 documents', { documents: times(10_000, (at) => `${root}/users/${at}`) }],
    [
      'runAggregationQuery',
      'with 10,000 sums',
      {
        structuredAggregationQuery: {
          structuredQuery: { from: users },
          aggregations: times(10_000, (at) => ({ alias: `a${at}`, sum: { field: { fieldPath: `f${at}` } } })),
        },
      },
    ],
  ])('%s %s is answered within a second', async (method, _what, body) => {
    const { status, took } = await ask(method, body);
    expect([200, 400, 403]).toContain(status);
    expect(took).toBeLessThan(LONGEST_WAIT);
  });
});
