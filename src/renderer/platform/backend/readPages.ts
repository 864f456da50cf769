/** Reads what a query finds page by page, so that the first of a long list is there at once. */
import { FirebaseError } from 'firebase/app';
import {
  getDocs,
  limit,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  query,
  startAfter,
} from 'firebase/firestore/lite';

/** Asks something of a server until it is answered or refused. */
export type Ask = <Answer>(question: () => Promise<Answer>) => Promise<Answer>;

const askOnce: Ask = (question) => question();

/** The first page is of a size of its own. Each is asked for by `ask`. */
export async function* readPages(
  found: Query,
  [firstSize, nextSize]: readonly [number, number],
  ask: Ask = askOnce,
): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  let rest = found;
  let largest = nextSize;
  for (let size = firstSize; ; ) {
    const page = await ask(() => readPage(rest, size));
    if (page === null) {
      // Letters may be a hundred times as long as what is kept of photographs.
      size = Math.ceil(size / 8);
      largest = size;
      continue;
    }
    yield page.docs;
    const last = page.docs.at(-1);
    if (!last || page.size < size) return;
    rest = query(found, startAfter(last));
    size = largest;
    largest = Math.min(largest * 2, nextSize);
  }
}

/** Null for so many that one answer does not hold them. */
async function readPage(found: Query, size: number): Promise<QuerySnapshot | null> {
  try {
    return await getDocs(query(found, limit(size)));
  } catch (error) {
    if (size > 1 && error instanceof FirebaseError && error.code === 'resource-exhausted') return null;
    throw error;
  }
}
