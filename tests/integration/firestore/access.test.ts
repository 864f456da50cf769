/** Who may do what, decided by real rules; and what bad requests get. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadRuleset } from '../../../src/embedded/rules/index.ts';
import { PROJECT, startFirestore } from './startFirestore.ts';

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /users/{uid} {
      allow read: if request.auth.uid == uid;
      allow create: if request.auth.uid == uid && existsAfter(/databases/$(database)/documents/marks/$(uid));
      allow update: if request.auth.uid == uid && request.resource.data.level == resource.data.level;
    }
    match /marks/{uid} { allow create: if request.auth.uid == uid; }
    match /costly/{id} {
      allow write: if ${Array.from({ length: 8 }, (_, at) => `!exists(/databases/$(database)/documents/marks/$(id + '-${at}'))`).join(' && ')};
    }
    match /notes/{id} { allow list: if resource.data.owner == request.auth.uid; }
  }
}`;

let test: Awaited<ReturnType<typeof startFirestore>>;
beforeAll(async () => {
  test = await startFirestore({ ruleset: loadRuleset(rules, 'firestore.rules') });
  await test.admin.doc('notes/one').set({ owner: 'anna', text: 'hello' });
});
afterAll(() => test.stop());

const name = (path: string) => `projects/${PROJECT}/databases/(default)/documents/${path}`;
async function send(path: string, body: unknown, token: string | null = 'user:anna', method = 'POST') {
  const response = await fetch(test.documents + path, {
    method,
    headers: { 'content-type': 'text/plain', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(method === 'GET' || method === 'DELETE'
      ? {}
      : { body: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
}
const update = (path: string, level: number) => ({
  update: { name: name(path), fields: { level: { integerValue: String(level) } } },
});

describe('rules', () => {
  it('see all writes of a commit at once', async () => {
    expect((await send(':commit', { writes: [update('users/anna', 1)] })).body).toEqual({
      error: { code: 403, message: 'Missing or insufficient permissions.', status: 'PERMISSION_DENIED' },
    });
    const both = await send(':commit', { writes: [update('users/anna', 1), update('marks/anna', 1)] });
    expect(both.status).toBe(200);
  });

  it('look up at most twenty documents for all writes of a commit', async () => {
    const writes = (count: number) => Array.from({ length: count }, (_, at) => update(`costly/c${at}`, at));
    expect((await send(':commit', { writes: writes(2) })).status).toBe(200);
    expect((await send(':commit', { writes: writes(3) })).status).toBe(403);
  });

  it('decide each read and update by the stored document', async () => {
    expect((await send('/users/anna', null, 'user:anna', 'GET')).status).toBe(200);
    expect((await send('/users/anna', null, 'user:bert', 'GET')).status).toBe(403);
    expect((await send('/users/anna', null, null, 'GET')).status).toBe(403);
    expect((await send(':commit', { writes: [update('users/anna', 2)] })).status).toBe(403);
    expect((await send(':batchGet', { documents: [name('users/anna'), name('users/bert')] })).status).toBe(
      403,
    );
  });

  it('allow a query only when the query itself keeps to them', async () => {
    const list = (owner?: string) => ({
      structuredQuery: {
        from: [{ collectionId: 'notes' }],
        ...(owner
          ? {
              where: {
                fieldFilter: { field: { fieldPath: 'owner' }, op: 'EQUAL', value: { stringValue: owner } },
              },
            }
          : {}),
      },
    });
    const own = await send(':runQuery', list('anna'));
    expect(own.body[0].document.fields.text).toEqual({ stringValue: 'hello' });
    expect((await send(':runQuery', list('bert'))).status).toBe(403);
    expect((await send(':runQuery', list())).status).toBe(403);
  });

  it('do not let anyone but the business logic list collections or transact', async () => {
    expect((await send(':listCollectionIds', {})).status).toBe(403);
    expect((await send(':beginTransaction', {})).status).toBe(403);
    expect((await send(':beginTransaction', {}, 'owner')).status).toBe(200);
  });

  it('refuse a token that proves nothing', async () => {
    const answer = await send('/users/anna', null, 'nonsense', 'GET');
    expect(answer).toMatchObject({ status: 401, body: { error: { status: 'UNAUTHENTICATED' } } });
  });
});

describe('a bad request', () => {
  const value = (json: unknown) => ({ writes: [{ update: { name: name('bad/one'), fields: { a: json } } }] });
  const nested = (depth: number): unknown =>
    depth === 0 ? { integerValue: '1' } : { mapValue: { fields: { a: nested(depth - 1) } } };
  const cases: [title: string, path: string, body: unknown][] = [
    ['is not JSON', ':commit', '{"writes": ['],
    ['is not UTF-8', ':commit', new Blob([new Uint8Array([0x7b, 0xff, 0x7d])])],
    ['is a list', ':commit', []],
    ['has writes that are no list', ':commit', { writes: 3 }],
    ['has a null write', ':commit', { writes: [null] }],
    ['has a value of two types', ':commit', value({ integerValue: '1', stringValue: 'a' })],
    ['has an unknown type', ':commit', value({ madeUpValue: 1 })],
    ['has an integer past 64 bits', ':commit', value({ integerValue: '9223372036854775808' })],
    ['has a day that does not exist', ':commit', value({ timestampValue: '2026-02-30T00:00:00Z' })],
    ['has a place off the globe', ':commit', value({ geoPointValue: { latitude: 91, longitude: 0 } })],
    ['has a list in a list', ':commit', value({ arrayValue: { values: [{ arrayValue: {} }] } })],
    ['is nested deeper than 20', ':commit', value(nested(21))],
    [
      'is nested far deeper',
      ':commit',
      JSON.stringify(value('here')).replace(
        '"here"',
        `${'{"mapValue":{"fields":{"a":'.repeat(20_000)}1${'}}}'.repeat(20_000)}`,
      ),
    ],
    ['is larger than a document may be', ':commit', value({ stringValue: 'x'.repeat(1_048_577) })],
    [
      'names a reserved field',
      ':commit',
      { writes: [{ update: { name: name('a/b'), fields: { __x__: { nullValue: null } } } }] },
    ],
    ['names a reserved id', ':commit', { writes: [{ delete: name('a/__b__') }] }],
    ['names a collection', ':commit', { writes: [{ delete: name('a') }] }],
    ['names another database', ':commit', { writes: [{ delete: 'projects/x/databases/y/documents/a/b' }] }],
    ['uses an unknown transaction', ':batchGet', { documents: [], transaction: 'AAAA' }],
    ['queries nothing', ':runQuery', {}],
    [
      'queries two collections',
      ':runQuery',
      { structuredQuery: { from: [{ collectionId: 'a' }, { collectionId: 'b' }] } },
    ],
    ['has a negative limit', ':runQuery', { structuredQuery: { from: [{ collectionId: 'a' }], limit: -1 } }],
    [
      'has a cursor longer than its order',
      ':runQuery',
      {
        structuredQuery: {
          from: [{ collectionId: 'a' }],
          startAt: { values: [{ nullValue: null }, { nullValue: null }] },
        },
      },
    ],
    [
      'aggregates nothing',
      ':runAggregationQuery',
      { structuredAggregationQuery: { structuredQuery: { from: [{ collectionId: 'a' }] } } },
    ],
    ['posts to a document', '/a/b', {}],
  ];
  it.each(cases)('that %s gets 400', async (_title, path, body) => {
    const answer = await send(path, body, 'owner');
    const failure = Array.isArray(answer.body) ? answer.body[0] : answer.body;
    expect([answer.status, failure.error.status]).toEqual([400, 'INVALID_ARGUMENT']);
  });

  it('for a method that is not there gets 404', async () => {
    expect((await send(':listen', {}, 'owner')).status).toBe(404);
  });
});
