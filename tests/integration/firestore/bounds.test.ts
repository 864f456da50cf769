/** What nobody may do to a Firestore that others use too. */
import { collection } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPages } from '../../../src/renderer/platform/backend/readPages.ts';
import { movableClock } from '../../support/backend.ts';
import { startFirestore } from './startFirestore.ts';

const clock = movableClock();
let firestore: Awaited<ReturnType<typeof startFirestore>>;
beforeAll(async () => {
  firestore = await startFirestore({ clock });
});
afterAll(() => firestore.stop());

async function ask(
  method: string,
  body: unknown,
  token?: string,
): Promise<{ status: number; json: unknown }> {
  const response = await fetch(`${firestore.documents}${method}`, {
    method: 'POST',
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return { status: response.status, json: await response.json() };
}

const readOnly = { options: { readOnly: {} } };

describe('open transactions', () => {
  it('are not for visitors, however they ask', async () => {
    expect((await ask(':beginTransaction', readOnly)).status).toBe(403);
    const newTransaction = { readOnly: {} };
    expect((await ask(':batchGet', { documents: [], newTransaction })).status).toBe(403);
    const structuredQuery = { from: [{ collectionId: 'albums' }] };
    expect((await ask(':runQuery', { structuredQuery, newTransaction })).status).toBe(403);
  });

  it('are twenty for one person, and more when some have ended', async () => {
    const begun = await Promise.all(
      Array.from({ length: 25 }, () => ask(':beginTransaction', readOnly, 'user:rose')),
    );
    const open = begun.filter(({ status }) => status === 200);
    expect(open).toHaveLength(20);
    expect(begun.filter(({ status }) => status === 429)).toHaveLength(5);
    expect((await ask(':beginTransaction', readOnly, 'user:jean')).status).toBe(200);
    await ask(':rollback', open[0]?.json, 'user:rose');
    expect((await ask(':beginTransaction', readOnly, 'user:rose')).status).toBe(200);
    clock.advance(61_000);
    expect((await ask(':beginTransaction', readOnly, 'user:rose')).status).toBe(200);
  });

  it("of many people leave room for the business logic's", async () => {
    const people = Array.from({ length: 105 }, (_, number) => `user:many-${number}`);
    const statuses = new Set<number>();
    for (const person of people) {
      const begun = await Promise.all(
        Array.from({ length: 20 }, () => ask(':beginTransaction', readOnly, person)),
      );
      for (const { status } of begun) statuses.add(status);
    }
    expect(statuses).toEqual(new Set([200, 429]));
    expect((await ask(':beginTransaction', { options: { readWrite: {} } }, 'owner')).status).toBe(200);
  });
});

describe('an answer', () => {
  it('to a person holds sixteen mebibytes at most, and the business logic reads on', async () => {
    const root = new URL(firestore.documents).pathname.slice('/v1/'.length);
    const names = Array.from({ length: 20 }, (_, number) => `${root}/shelves/one/letters/${number}`);
    const fields = { body: { stringValue: 'x'.repeat(1_000_000) } };
    for (const name of names) await ask(':commit', { writes: [{ update: { name, fields } }] }, 'owner');
    const letters = (limit?: number) => ({
      structuredQuery: { from: [{ collectionId: 'letters' }], ...(limit === undefined ? {} : { limit }) },
    });
    const everything = await ask('/shelves/one:runQuery', letters(), 'user:rose');
    expect(everything).toMatchObject({ status: 429, json: [{ error: { status: 'RESOURCE_EXHAUSTED' } }] });
    expect((await ask(':batchGet', { documents: names }, 'user:rose')).status).toBe(429);
    const listed = await fetch(`${firestore.documents}/shelves/one/letters`, {
      headers: { authorization: 'Bearer user:rose' },
    });
    expect(listed.status).toBe(429);
    expect((await ask('/shelves/one:runQuery', letters(10), 'user:rose')).json).toHaveLength(10);
    expect((await ask('/shelves/one:runQuery', letters(), 'owner')).json).toHaveLength(20);
    // The app goes on in smaller pages.
    const read: number[] = [];
    const shelf = collection(firestore.lite, 'shelves', 'one', 'letters');
    for await (const page of readPages(shelf, [2, 2_000])) read.push(...page.map(({ id }) => Number(id)));
    expect(read.toSorted((one, other) => one - other)).toEqual(names.map((_, number) => number));
  });
});

describe('contention', () => {
  it("is answered as the vendor's, with the time after which to try again", async () => {
    const name = `${new URL(firestore.documents).pathname.slice('/v1/'.length)}/counters/one`;
    const write = (value: string) => ({ update: { name, fields: { value: { stringValue: value } } } });
    await ask(':commit', { writes: [write('a')] }, 'owner');
    const read = await ask(':batchGet', { documents: [name], newTransaction: { readWrite: {} } }, 'owner');
    const [{ transaction }] = read.json as [{ transaction: string }];
    await ask(':commit', { writes: [write('b')] }, 'owner');
    const { status, json } = await ask(':commit', { transaction, writes: [write('c')] }, 'owner');
    expect(status).toBe(409);
    expect(json).toMatchObject({
      error: {
        status: 'ABORTED',
        details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '0.1s' }],
      },
    });
  });

  it('never ends the business logic: a hundred transactions on one document all succeed', async () => {
    const counter = firestore.admin.doc('counters/contended');
    await counter.set({ value: 0 });
    await Promise.all(
      Array.from({ length: 100 }, () =>
        firestore.admin.runTransaction(async (transaction) => {
          const value = Number((await transaction.get(counter)).get('value'));
          transaction.update(counter, { value: value + 1 });
        }),
      ),
    );
    expect((await counter.get()).get('value')).toBe(100);
  });
});

describe('a query', () => {
  const query = (structuredQuery: object, rest: object = {}) =>
    ask(':runQuery', { structuredQuery, ...rest }, 'owner');
  const from = [{ collectionId: 'albums' }];

  it.each(['__albums__', '__x__'])('of the reserved collection %s is refused', async (collectionId) => {
    expect(await query({ from: [{ collectionId }] })).toMatchObject({
      status: 400,
      json: [{ error: { status: 'INVALID_ARGUMENT' } }],
    });
  });

  // An object with a `toString` of its own breaks whoever makes a text of it.
  const trap = { toString: 1, valueOf: 1 };
  it.each([
    ['direction', { from, orderBy: [{ field: { fieldPath: 'a' }, direction: trap }] }, {}],
    ['collectionId', { from: [{ collectionId: trap }] }, {}],
    ['limit', { from, limit: trap }, {}],
    ['offset', { from, offset: trap }, {}],
  ])('whose %s is an object is refused', async (_field, structuredQuery, rest) => {
    expect((await query(structuredQuery, rest)).status).toBe(400);
  });

  it.each([
    [
      ':partitionQuery',
      { structuredQuery: { from: [{ collectionId: 'a', allDescendants: true }] }, partitionCount: trap },
    ],
    [':listCollectionIds', { pageSize: trap }],
    [
      ':runAggregationQuery',
      {
        structuredAggregationQuery: {
          structuredQuery: { from },
          aggregations: [{ alias: 'n', count: { upTo: trap } }],
        },
      },
    ],
  ])('%s with an object for a number is refused', async (method, body) => {
    expect((await ask(method, body, 'owner')).status).toBe(400);
  });

  it('with a page token of another kind is refused', async () => {
    const pageToken = Buffer.from('"abc"').toString('base64url');
    const response = await fetch(`${firestore.documents}/albums?pageToken=${pageToken}`, {
      headers: { authorization: 'Bearer owner' },
    });
    expect(response.status).toBe(400);
  });
});

describe('a full disk', () => {
  it('fails the commit with what the disk said, and takes the next one when there is room', async () => {
    const name = `${new URL(firestore.documents).pathname.slice('/v1/'.length)}/large/one`;
    const writes = [{ update: { name, fields: { text: { bytesValue: 'AAAA'.repeat(200_000) } } } }];
    const pages = firestore.database.prepare('PRAGMA page_count').get()?.page_count;
    firestore.database.exec(`PRAGMA max_page_count = ${Number(pages) + 1}`);
    const small = { update: { name: `${name}-small`, fields: {} } };
    const [full] = await Promise.all([
      ask(':commit', { writes }, 'owner'),
      ask(':commit', { writes: [small] }, 'owner'),
    ]);
    expect(full.status).toBe(507);
    firestore.database.exec('PRAGMA max_page_count = 1073741823');
    expect((await ask(':commit', { writes }, 'owner')).status).toBe(200);
  });
});
