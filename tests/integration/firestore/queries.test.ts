/** Queries as the vendors' SDKs ask them. */

import {
  collection,
  collectionGroup,
  getAggregate,
  getDocs,
  limitToLast,
  or,
  orderBy,
  query,
  startAfter,
  sum,
  where,
} from 'firebase/firestore/lite';
import { AggregateField, FieldPath, Filter } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFirestore } from './startFirestore.ts';

let test: Awaited<ReturnType<typeof startFirestore>>;
const names = (snapshot: { docs: { id: string }[] }) => snapshot.docs.map(({ id }) => id);

beforeAll(async () => {
  test = await startFirestore();
  const batch = test.admin.batch();
  const cities = [
    ['lyon', 500, 'fr', ['food', 'river']],
    ['nice', 340, 'fr', ['sea']],
    ['oslo', 700, 'no', ['sea', 'fjord']],
    ['paris', 2100, 'fr', ['river']],
    ['rome', 2800, 'it', ['river', 'food']],
  ] as const;
  for (const [id, population, country, tags] of cities) {
    batch.set(test.admin.doc(`cities/${id}`), { population, country, tags });
    batch.set(test.admin.doc(`cities/${id}/landmarks/main`), { country, stars: population / 100 });
  }
  await batch.commit();
});
afterAll(() => test.stop());

describe('a query', () => {
  it('combines AND and OR', async () => {
    const cities = test.admin.collection('cities');
    const found = await cities
      .where(Filter.or(Filter.where('country', '==', 'no'), Filter.where('population', '>', 2000)))
      .get();
    expect(names(found)).toEqual(['oslo', 'paris', 'rome']);
    const lite = await getDocs(
      query(collection(test.lite, 'cities'), or(where('country', '==', 'it'), where('population', '<', 400))),
    );
    expect(names(lite)).toEqual(['nice', 'rome']);
  });

  it('knows in, not-in, != and both array filters', async () => {
    const cities = test.admin.collection('cities');
    expect(names(await cities.where('country', 'in', ['no', 'it']).get())).toEqual(['oslo', 'rome']);
    expect(names(await cities.where('country', 'not-in', ['fr']).get())).toEqual(['rome', 'oslo']);
    expect(names(await cities.where('country', '!=', 'fr').get())).toEqual(['rome', 'oslo']);
    expect(names(await cities.where('tags', 'array-contains', 'sea').get())).toEqual(['nice', 'oslo']);
    expect(names(await cities.where('tags', 'array-contains-any', ['food', 'fjord']).get())).toEqual([
      'lyon',
      'oslo',
      'rome',
    ]);
  });

  it('takes inequalities on several fields', async () => {
    const found = await test.admin
      .collection('cities')
      .where('population', '>', 400)
      .where('country', '<', 'it')
      .get();
    expect(names(found)).toEqual(['lyon', 'paris']);
  });

  it('pages with cursors, offset and limitToLast', async () => {
    const cities = test.admin.collection('cities').orderBy('population');
    const first = await cities.limit(2).get();
    expect(names(first)).toEqual(['nice', 'lyon']);
    const last = first.docs.at(-1);
    expect(last && names(await cities.startAfter(last).limit(2).get())).toEqual(['oslo', 'paris']);
    expect(names(await cities.offset(3).get())).toEqual(['paris', 'rome']);
    const ended = query(collection(test.lite, 'cities'), orderBy('population'), limitToLast(2));
    expect(names(await getDocs(ended))).toEqual(['paris', 'rome']);
    const after = query(collection(test.lite, 'cities'), orderBy('population', 'desc'), startAfter(700));
    expect(names(await getDocs(after))).toEqual(['lyon', 'nice']);
  });

  it('filters and orders by the name of documents', async () => {
    const cities = test.admin.collection('cities');
    expect(names(await cities.where(FieldPath.documentId(), '>', 'oslo').get())).toEqual(['paris', 'rome']);
    expect(names(await cities.where(FieldPath.documentId(), 'in', ['rome', 'lyon']).get())).toEqual([
      'lyon',
      'rome',
    ]);
  });

  it('walks a group of collections', async () => {
    const group = await getDocs(query(collectionGroup(test.lite, 'landmarks'), where('country', '==', 'fr')));
    expect(group.docs.map(({ ref }) => ref.path)).toEqual([
      'cities/lyon/landmarks/main',
      'cities/nice/landmarks/main',
      'cities/paris/landmarks/main',
    ]);
  });

  it('gives only the selected fields', async () => {
    const found = await test.admin.collection('cities').select('country').limit(1).get();
    expect(found.docs[0]?.data()).toEqual({ country: 'fr' });
  });

  it('counts, sums and averages', async () => {
    const french = test.admin.collection('cities').where('country', '==', 'fr');
    const result = await french
      .aggregate({
        count: AggregateField.count(),
        total: AggregateField.sum('population'),
        mean: AggregateField.average('population'),
      })
      .get();
    expect(result.data()).toEqual({ count: 3, total: 2940, mean: 980 });
    const lite = await getAggregate(query(collection(test.lite, 'cities')), { total: sum('population') });
    expect(lite.data().total).toBe(6440);
  });

  it('inside a transaction makes a commit fail when its result has changed', async () => {
    const cities = test.admin.collection('contested');
    await cities.doc('one').set({ n: 1 });
    let attempts = 0;
    await test.admin.runTransaction(async (transaction) => {
      attempts += 1;
      const { size } = await transaction.get(cities.where('n', '==', 1));
      if (attempts === 1) await cities.doc('two').set({ n: 1 });
      transaction.set(cities.doc('total'), { size });
    });
    expect(attempts).toBe(2);
    expect((await cities.doc('total').get()).get('size')).toBe(2);
  });
});
