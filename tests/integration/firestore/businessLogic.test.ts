/** firebase-admin over REST, through all that it does with documents. */
import {
  AggregateField,
  type CollectionReference,
  FieldPath,
  FieldValue,
  Filter,
  GeoPoint,
  Timestamp,
} from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFirestore } from './startFirestore.ts';

let test: Awaited<ReturnType<typeof startFirestore>>;
let count = 0;
let collection: CollectionReference;

beforeAll(async () => {
  test = await startFirestore();
});
afterAll(() => test.stop());

/** A collection of its own for each test. */
function freshCollection(): CollectionReference {
  count += 1;
  collection = test.admin.collection(`things-${count}`);
  return collection;
}

describe('a document', () => {
  it('is set, merged whole and by fields, and keeps what a mask leaves out', async () => {
    const document = freshCollection().doc('one');
    await document.set({ a: 1, deep: { kept: true, changed: 1 }, 'dotted.name': 'x' });
    await document.set({ deep: { changed: 2 }, b: 2 }, { merge: true });
    await document.set({ a: 9, deep: { ignored: 1 } }, { mergeFields: ['a'] });
    expect((await document.get()).data()).toEqual({
      a: 9,
      b: 2,
      deep: { kept: true, changed: 2 },
      'dotted.name': 'x',
    });
    await document.update(new FieldPath('dotted.name'), 'y', 'deep.changed', FieldValue.delete());
    expect((await document.get()).data()).toEqual({ a: 9, b: 2, deep: { kept: true }, 'dotted.name': 'y' });
    await document.set({ only: FieldValue.serverTimestamp() });
    expect((await document.get()).get('only')).toBeInstanceOf(Timestamp);
  });

  it('is created once, updated and deleted only at the version that was seen', async () => {
    const document = freshCollection().doc('one');
    const { writeTime } = await document.create({ a: 1 });
    await expect(document.create({ a: 2 })).rejects.toMatchObject({ code: 6 });
    const second = await document.update({ a: 2 }, { lastUpdateTime: writeTime });
    await expect(document.update({ a: 3 }, { lastUpdateTime: writeTime })).rejects.toMatchObject({ code: 9 });
    await expect(document.delete({ lastUpdateTime: writeTime })).rejects.toMatchObject({ code: 9 });
    await document.delete({ lastUpdateTime: second.writeTime });
    expect((await document.get()).exists).toBe(false);
    await expect(document.delete({ exists: true })).rejects.toMatchObject({ code: 5 });
    await expect(document.delete()).resolves.toBeDefined();
  });

  it('keeps every type to the last bit', async () => {
    const document = freshCollection().doc('types');
    const stamp = new Timestamp(1_700_000_000, 123_456_000);
    await document.set({
      nothing: null,
      truth: true,
      notANumber: Number.NaN,
      infinite: Number.NEGATIVE_INFINITY,
      large: 2n ** 62n,
      text: 'Amarante 🌺 \u0000',
      bytes: Buffer.from([0, 255, 128]),
      place: new GeoPoint(-45.5, 179.999),
      instant: stamp,
      reference: test.admin.doc('people/ana'),
      vector: FieldValue.vector([1.5, -2, 0]),
      list: [1, 'two', { three: [4] }],
      map: { 'a.b': { c: null } },
    });
    const data = (await document.get()).data() ?? {};
    expect(data).toMatchObject({ nothing: null, truth: true, infinite: Number.NEGATIVE_INFINITY });
    expect(data.notANumber).toBeNaN();
    expect(BigInt(data.large)).toBe(2n ** 62n);
    expect(data.text).toBe('Amarante 🌺 \u0000');
    expect(Buffer.from(data.bytes)).toEqual(Buffer.from([0, 255, 128]));
    expect(data.place.isEqual(new GeoPoint(-45.5, 179.999))).toBe(true);
    expect(data.instant.isEqual(stamp)).toBe(true);
    expect(data.reference.path).toBe('people/ana');
    expect(data.vector.toArray()).toEqual([1.5, -2, 0]);
    expect(data.list).toEqual([1, 'two', { three: [4] }]);
    expect(data.map).toEqual({ 'a.b': { c: null } });
  });

  it('is refused whole when its index entries grow past what the vendor stores', async () => {
    const things = freshCollection();
    const fields = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`f${index}`, index]));
    await expect(things.doc('short').set(fields)).resolves.toBeDefined();
    const long = things.doc('x'.repeat(1_400));
    await expect(long.set(fields)).rejects.toMatchObject({
      code: 3,
      message: expect.stringContaining('total size of all index entries'),
    });
    expect((await long.get()).exists).toBe(false);
  });

  it('is read with others, by a mask, missing ones said to be missing', async () => {
    const things = freshCollection();
    await things.doc('a').set({ x: 1, y: { z: 2, w: 3 } });
    const [found, missing] = await test.admin.getAll(things.doc('a'), things.doc('b'), {
      fieldMask: ['y.z'],
    });
    expect(found?.data()).toEqual({ y: { z: 2 } });
    expect(missing?.exists).toBe(false);
  });
});

describe('many documents', () => {
  it('are listed with those that only have documents below, and their collections', async () => {
    const things = freshCollection();
    await things.doc('real').set({});
    await things.doc('ghost').collection('letters').doc('one').set({});
    const listed = await things.listDocuments();
    expect(listed.map(({ id }) => id).sort()).toEqual(['ghost', 'real']);
    expect((await things.doc('ghost').listCollections()).map(({ id }) => id)).toEqual(['letters']);
    expect((await test.admin.listCollections()).map(({ id }) => id)).toContain(things.id);
  });

  it('are written in bulk: each by itself, failures told, and deleted recursively', async () => {
    const things = freshCollection();
    await things.doc('item-3').set({ there: true });
    const writer = test.admin.bulkWriter();
    const failures: string[] = [];
    writer.onWriteError((error) => {
      failures.push(error.documentRef.id);
      return false;
    });
    const outcomes = Array.from({ length: 50 }, (_, index) =>
      writer.create(things.doc(`item-${index}`), { index }).then(
        () => true,
        () => false,
      ),
    );
    await writer.close();
    expect((await Promise.all(outcomes)).filter(Boolean)).toHaveLength(49);
    expect(failures).toEqual(['item-3']);
    await things.doc('item-1').collection('below').doc('x').set({});
    await test.admin.recursiveDelete(things);
    expect((await things.listDocuments()).length).toBe(0);
  });

  it('of a group are cut into parts that together hold each of them once', async () => {
    const group = `pieces-${Date.now()}`;
    const writer = test.admin.bulkWriter();
    for (let index = 0; index < 200; index += 1)
      void writer.set(test.admin.doc(`boxes/box-${index % 7}/${group}/piece-${index}`), { index });
    await writer.close();
    const seen: number[] = [];
    let parts = 0;
    for await (const part of test.admin.collectionGroup(group).getPartitions(5)) {
      parts += 1;
      const found = await part.toQuery().get();
      expect(found.size).toBeGreaterThan(20);
      seen.push(...found.docs.map((document) => Number(document.get('index'))));
    }
    expect(parts).toBe(5);
    expect(seen.sort((one, other) => one - other)).toEqual(Array.from({ length: 200 }, (_, index) => index));
    let few = 0;
    for await (const _part of test.admin.collectionGroup('nothing-here').getPartitions(9)) few += 1;
    expect(few).toBe(1);
  });
});

describe('a query', () => {
  it('counts, sums and averages, alone and together', async () => {
    const things = freshCollection();
    for (const [id, weight] of Object.entries({ a: 1, b: 2.5, c: 4 })) await things.doc(id).set({ weight });
    await things.doc('d').set({ other: 1 });
    const answer = await things
      .aggregate({
        all: AggregateField.count(),
        sum: AggregateField.sum('weight'),
        mean: AggregateField.average('weight'),
      })
      .get();
    // As the vendor's: beside a sum, only documents that have its field are counted.
    expect(answer.data()).toEqual({ all: 3, sum: 7.5, mean: 2.5 });
    expect((await things.where('weight', '>', 100).count().get()).data().count).toBe(0);
    const empty = await things
      .where('weight', '>', 100)
      .aggregate({ mean: AggregateField.average('weight') })
      .get();
    expect(empty.data().mean).toBeNull();
  });

  it('takes filters of every kind, cursors by snapshot, and converts', async () => {
    const things = freshCollection();
    const years = [1987, 1994, 2003, 2011, 2020];
    for (const year of years) await things.doc(String(year)).set({ year, tags: [year % 2 ? 'odd' : 'even'] });
    const yearsOf = async (query: FirebaseFirestore.Query) =>
      (await query.get()).docs.map((document) => document.get('year'));
    expect(
      await yearsOf(
        things.where(
          Filter.or(Filter.where('year', '<', 1990), Filter.where('tags', 'array-contains', 'even')),
        ),
      ),
    ).toEqual([1987, 1994, 2020]);
    expect(await yearsOf(things.where('year', 'not-in', [1994, 2003]))).toEqual([1987, 2011, 2020]);
    expect(
      await yearsOf(things.where('tags', 'array-contains-any', ['odd']).limitToLast(2).orderBy('year')),
    ).toEqual([2003, 2011]);
    const middle = await things.doc('2003').get();
    expect(await yearsOf(things.orderBy('year', 'desc').startAt(middle).endBefore(1987))).toEqual([
      2003, 1994,
    ]);
    expect(await yearsOf(things.where(FieldPath.documentId(), '>=', '2011').offset(1))).toEqual([2020]);
    const spoken = things.withConverter({
      toFirestore: ({ text }: { text: string }) => ({ year: Number(text) }),
      fromFirestore: (snapshot) => ({ text: `in ${snapshot.get('year')}` }),
    });
    expect((await spoken.limit(1).get()).docs[0]?.data()).toEqual({ text: 'in 1987' });
  });

  it('finds the nearest vectors, says how far they are, and leaves out what is too far', async () => {
    const things = freshCollection();
    const points = { near: [1, 0.1], middle: [1, 1], far: [-1, 0] };
    for (const [id, at] of Object.entries(points))
      await things.doc(id).set({ at: FieldValue.vector(at), id });
    await things.doc('other').set({ at: FieldValue.vector([1, 2, 3]), id: 'other' });
    await things.doc('none').set({ id: 'none' });
    const find = async (distanceMeasure: 'EUCLIDEAN' | 'COSINE' | 'DOT_PRODUCT', more: object = {}) => {
      const found = await things
        .findNearest({
          vectorField: 'at',
          queryVector: [1, 0],
          limit: 10,
          distanceMeasure,
          distanceResultField: 'distance',
          ...more,
        })
        .get();
      return found.docs.map((document) => [document.id, Number(document.get('distance').toFixed(3))]);
    };
    expect(await find('EUCLIDEAN')).toEqual([
      ['near', 0.1],
      ['middle', 1],
      ['far', 2],
    ]);
    expect(await find('COSINE', { limit: 2 })).toEqual([
      ['near', 0.005],
      ['middle', 0.293],
    ]);
    expect(await find('DOT_PRODUCT', { distanceThreshold: 1 })).toEqual([
      ['middle', 1],
      ['near', 1],
    ]);
    const filtered = await things
      .where('id', '==', 'far')
      .findNearest({ vectorField: 'at', queryVector: [1, 0], limit: 3, distanceMeasure: 'EUCLIDEAN' })
      .get();
    expect(filtered.docs.map(({ id }) => id)).toEqual(['far']);
  });

  it('is explained: the plan alone, or with what it cost', async () => {
    const things = freshCollection();
    await things.doc('a').set({ year: 1987 });
    const query = things.where('year', '>', 1900).orderBy('year');
    const plan = await query.explain();
    expect(plan.snapshot).toBeNull();
    expect(plan.metrics.planSummary.indexesUsed).toEqual([
      { query_scope: 'Collection', properties: '(year ASC, __name__ ASC)' },
    ]);
    const run = await query.explain({ analyze: true });
    expect(run.snapshot?.docs.map(({ id }) => id)).toEqual(['a']);
    expect(run.metrics.executionStats?.resultsReturned).toBe(1);
    const counted = await things.count().explain({ analyze: true });
    expect(counted.snapshot?.data().count).toBe(1);
    expect(counted.metrics.executionStats?.readOperations).toBe(1);
  });

  it('is billed one read for every thousand entries that are counted', async () => {
    const things = freshCollection();
    for (let first = 0; first < 1_200; first += 400) {
      const batch = test.admin.batch();
      for (let n = first; n < first + 400; n += 1) batch.set(things.doc(String(n)), { n });
      await batch.commit();
    }
    const readsOf = async (query: FirebaseFirestore.Query) => {
      const { snapshot, metrics } = await query.count().explain({ analyze: true });
      return [snapshot?.data().count, metrics.executionStats?.readOperations];
    };
    expect(await readsOf(things)).toEqual([1_200, 2]);
    expect(await readsOf(things.where('n', '<', 1_000))).toEqual([1_000, 1]);
    expect(await readsOf(things.where('n', '==', 5_000))).toEqual([0, 1]);
  });
});

describe('a transaction', () => {
  it('reads, queries, writes at once, and starts over when somebody was faster', async () => {
    const things = freshCollection();
    const counter = things.doc('counter');
    await counter.set({ n: 0 });
    await Promise.all(
      Array.from({ length: 8 }, () =>
        test.admin.runTransaction(async (transaction) => {
          const n = Number((await transaction.get(counter)).get('n'));
          transaction.update(counter, { n: n + 1 });
        }),
      ),
    );
    expect((await counter.get()).get('n')).toBe(8);
    const total = await test.admin.runTransaction(async (transaction) => {
      const found = await transaction.get(things.where('n', '>', 0).count());
      return found.data().count;
    });
    expect(total).toBe(1);
    await expect(
      test.admin.runTransaction(async (transaction) => {
        transaction.create(counter, { n: 1 });
      }),
    ).rejects.toMatchObject({ code: 6 });
  });
});
