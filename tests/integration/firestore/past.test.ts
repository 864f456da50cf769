/** Reads at a time: the database as it was within the last hour, and no further back. */
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { movableClock } from '../../support/backend.ts';
import { startFirestore } from './startFirestore.ts';

const clock = movableClock();
let test: Awaited<ReturnType<typeof startFirestore>>;
let admin: Firestore;
beforeAll(async () => {
  test = await startFirestore({ clock });
  admin = test.admin;
});
afterAll(() => test.stop());
beforeEach(() => clock.advance(60_000));

const things = () => admin.collection('things');

/** What a read-only transaction at a time sees. */
const at = <Result>(
  readTime: Timestamp,
  read: (transaction: FirebaseFirestore.Transaction) => Promise<Result>,
) => admin.runTransaction(read, { readOnly: true, readTime });

it('a document, a query and a count are as they were', async () => {
  await things().doc('a').set({ year: 1987 });
  await things().doc('b').set({ year: 1994 });
  const { readTime: before } = await things().doc('a').get();
  clock.advance(1_000);
  await things().doc('a').update({ year: 2020 });
  await things().doc('b').delete();
  await things().doc('c').set({ year: 2003 });

  expect((await at(before, (past) => past.get(things().doc('a')))).data()).toEqual({ year: 1987 });
  expect((await at(before, (past) => past.get(things().doc('c')))).exists).toBe(false);
  const found = await at(before, (past) =>
    past.get(things().where('year', '<', 2000).orderBy('year', 'desc')),
  );
  expect(found.docs.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(found.readTime.isEqual(before)).toBe(true);
  const counted = await at(before, (past) => past.get(things().count()));
  expect(counted.data().count).toBe(2);
  expect((await things().orderBy('year').get()).docs.map(({ id }) => id)).toEqual(['c', 'a']);
});

it('a read-only transaction sees one moment, whatever is written meanwhile', async () => {
  const [one, other] = [things().doc('one'), things().doc('other')];
  await one.set({ balance: 100 });
  await other.set({ balance: 0 });
  const total = await admin.runTransaction(
    async (transaction) => {
      const first = Number((await transaction.get(one)).get('balance'));
      const batch = admin.batch();
      batch.update(one, { balance: 0 });
      batch.update(other, { balance: 100 });
      await batch.commit();
      return first + Number((await transaction.get(other)).get('balance'));
    },
    { readOnly: true },
  );
  expect(total).toBe(100);
});

it('what was read at a time never changes afterwards, even in the same millisecond', async () => {
  const document = things().doc('still');
  await document.set({ n: 1 });
  const { readTime } = await document.get();
  await document.set({ n: 2 });
  expect((await at(readTime, (past) => past.get(document))).get('n')).toBe(1);
});

it('the future cannot be read, and an hour ago is forgotten, on the disk too', async () => {
  const document = things().doc('gone');
  await document.set({ secret: 'first' });
  const { readTime } = await document.get();
  await document.delete();
  const future = Timestamp.fromMillis(clock.now() + 60_000);
  await expect(at(future, (past) => past.get(document))).rejects.toMatchObject({ code: 3 });
  clock.advance(59 * 60_000);
  expect((await at(readTime, (past) => past.get(document))).get('secret')).toBe('first');
  clock.advance(2 * 60_000);
  await expect(at(readTime, (past) => past.get(document))).rejects.toMatchObject({ code: 9 });
  await things().doc('later').set({});
  const left = test.database.prepare(
    "SELECT count(*) AS n FROM firestore_versions WHERE fields LIKE '%first%'",
  );
  expect(left.get()).toEqual({ n: 0 });
});
