/** What may be very much is read a page at a time, so that no answer holds all of it. */
import {
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';

const PAGE = 400;

/** All that a query finds, in the order of names. */
export async function* inPages(
  query: Query,
  transaction?: Transaction,
): AsyncGenerator<QueryDocumentSnapshot> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(PAGE);
  for (let last: QueryDocumentSnapshot | undefined; ; ) {
    const next: Query = last ? ordered.startAfter(last) : ordered;
    const { docs } = await (transaction ? transaction.get(next) : next.get());
    yield* docs;
    last = docs.at(-1);
    if (!last || docs.length < PAGE) return;
  }
}
