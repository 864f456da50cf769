/** The documents' life through both vendors' own SDKs. */

import {
  addDoc,
  arrayRemove,
  arrayUnion,
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  increment,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { FieldValue, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFirestore } from './startFirestore.ts';

let test: Awaited<ReturnType<typeof startFirestore>>;
beforeAll(async () => {
  test = await startFirestore();
});
afterAll(() => test.stop());

describe('the web SDK', () => {
  it('sets, reads, updates nested and quoted fields, and deletes a document', async () => {
    const reference = doc(test.lite, 'users/anna/albums/paris 50%');
    await setDoc(reference, { title: 'Paris', deep: { a: 1, b: 2 }, gone: true });
    await updateDoc(reference, { 'deep.a': 5, gone: deleteField() });
    await setDoc(reference, { 'with.dot': 'yes' }, { merge: true });
    expect((await getDoc(reference)).data()).toEqual({
      title: 'Paris',
      deep: { a: 5, b: 2 },
      'with.dot': 'yes',
    });
    await deleteDoc(reference);
    expect((await getDoc(reference)).exists()).toBe(false);
  });

  it('refuses to update a document that does not exist', async () => {
    await expect(updateDoc(doc(test.lite, 'users/nobody'), { a: 1 })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('transforms numbers, lists and times on the server', async () => {
    const reference = doc(test.lite, 'counters/one');
    await setDoc(reference, { count: 1, tags: ['a', 'b'] });
    await updateDoc(reference, { count: increment(2), tags: arrayUnion('b', 'c'), at: serverTimestamp() });
    await updateDoc(reference, { tags: arrayRemove('a') });
    const after = (await getDoc(reference)).data();
    expect(after).toMatchObject({ count: 3, tags: ['b', 'c'] });
    expect(after?.at.toMillis()).toBeGreaterThan(Date.now() - 60_000);
  });

  it('queries with filters, order and limit', async () => {
    const people = collection(test.lite, 'people');
    for (const [name, age] of [
      ['anna', 30],
      ['bert', 20],
      ['carl', 40],
    ] as const) {
      await addDoc(people, { name, age });
    }
    const found = await getDocs(query(people, where('age', '>', 20), orderBy('age', 'desc'), limit(5)));
    expect(found.docs.map((one) => one.get('name'))).toEqual(['carl', 'anna']);
  });

  it('retries a transaction until no increment is lost', async () => {
    const reference = doc(test.lite, 'counters/contended');
    await setDoc(reference, { count: 0 });
    const once = () =>
      runTransaction(
        test.lite,
        async (transaction) => {
          const { count } = (await transaction.get(reference)).data() as { count: number };
          transaction.update(reference, { count: count + 1 });
        },
        { maxAttempts: 20 },
      );
    await Promise.all([once(), once(), once()]);
    expect((await getDoc(reference)).get('count')).toBe(3);
  });
});

describe('the admin SDK', () => {
  it('keeps every type of value', async () => {
    const reference = test.admin.doc('values/all');
    const value = {
      nothing: null,
      yes: true,
      integer: 42,
      double: 1.5,
      nan: Number.NaN,
      infinite: -Infinity,
      text: 'é\u0000z',
      bytes: Buffer.from([0, 1, 255]),
      time: new Timestamp(1_700_000_000, 123_456_000),
      place: new GeoPoint(48.85, 2.35),
      list: [1, 'two', { three: 3 }],
      map: { a: { b: {} }, empty: [] },
      vector: FieldValue.vector([1, 2.5]),
    };
    await reference.set({ ...value, reference });
    const data = (await reference.get()).data();
    expect(data).toMatchObject(value);
    expect(data?.reference.path).toBe('values/all');
  });

  it('fails at once to create a document that exists', async () => {
    const reference = test.admin.doc('created/once');
    await reference.create({ a: 1 });
    await expect(reference.create({ a: 2 })).rejects.toMatchObject({ code: 6 });
  });

  it('refuses an update with a stale version and one of a missing document', async () => {
    const reference = test.admin.doc('versions/one');
    const first = await reference.set({ a: 1 });
    await reference.set({ a: 2 });
    await expect(reference.update({ a: 3 }, { lastUpdateTime: first.writeTime })).rejects.toMatchObject({
      code: 9,
    });
    await expect(test.admin.doc('versions/none').update({ a: 1 })).rejects.toMatchObject({ code: 5 });
  });

  it('commits a batch whole or not at all', async () => {
    const batch = test.admin.batch();
    batch.set(test.admin.doc('batch/one'), { a: 1 });
    batch.update(test.admin.doc('batch/missing'), { a: 1 });
    await expect(batch.commit()).rejects.toMatchObject({ code: 5 });
    expect((await test.admin.doc('batch/one').get()).exists).toBe(false);
  });

  it('loses no increment of concurrent transactions', async () => {
    const reference = test.admin.doc('counters/admin');
    await reference.set({ count: 0 });
    await Promise.all(
      Array.from({ length: 4 }, () =>
        test.admin.runTransaction(async (transaction) => {
          const { count } = (await transaction.get(reference)).data() as { count: number };
          transaction.update(reference, { count: count + 1 });
        }),
      ),
    );
    expect((await reference.get()).get('count')).toBe(4);
  });

  it('lets sixteen transactions on one document come after each other', async () => {
    const reference = test.admin.doc('counters/queue');
    await reference.set({ count: 0 });
    let attempts = 0;
    await Promise.all(
      Array.from({ length: 16 }, () =>
        test.admin.runTransaction(async (transaction) => {
          attempts += 1;
          const { count } = (await transaction.get(reference)).data() as { count: number };
          transaction.update(reference, { count: count + 1 });
        }),
      ),
    );
    expect((await reference.get()).get('count')).toBe(16);
    expect(attempts).toBe(16);
  });

  it('lists missing documents and collections, and deletes recursively', async () => {
    await test.admin.doc('trees/oak/leaves/one').set({ a: 1 });
    await test.admin.doc('trees/elm').set({ a: 1 });
    expect((await test.admin.collection('trees').listDocuments()).map(({ id }) => id)).toEqual([
      'elm',
      'oak',
    ]);
    expect((await test.admin.doc('trees/oak').listCollections()).map(({ id }) => id)).toEqual(['leaves']);
    await test.admin.recursiveDelete(test.admin.collection('trees'));
    expect(await test.admin.collection('trees').listDocuments()).toEqual([]);
  });

  it('writes in bulk', async () => {
    const writer = test.admin.bulkWriter();
    for (let at = 0; at < 50; at += 1) void writer.set(test.admin.doc(`bulk/${at}`), { at });
    await writer.close();
    const counted = await test.admin.collection('bulk').count().get();
    expect(counted.data().count).toBe(50);
  });
});
