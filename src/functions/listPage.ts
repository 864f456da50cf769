/** A page of a list that administrators leaf through, and where the next one begins. */
import type { CollectionReference, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

interface Asked<Entry> {
  /** Where `before` is looked for. */
  readonly collection: CollectionReference;
  readonly ordered: Query;
  readonly limit: number;
  /** The `next` of the page before; one that is gone begins anew. */
  readonly before: string | undefined;
  /** Null for a row that cannot be read: it hides itself alone. */
  readonly read: (row: QueryDocumentSnapshot) => Entry | null;
  /** Hears of such a row. */
  readonly noteUnread: (id: string) => void;
}

interface Page<Entry> {
  readonly entries: Entry[];
  /** Null on the last page. */
  readonly next: string | null;
}

export async function listPage<Entry>(asked: Asked<Entry>): Promise<Page<Entry>> {
  const { collection, ordered, limit, before, read, noteUnread } = asked;
  const last = before === undefined ? null : await collection.doc(before).get();
  const page = await (last?.exists ? ordered.startAfter(last) : ordered).limit(limit).get();
  return {
    entries: page.docs.flatMap((row) => {
      const entry = read(row);
      if (entry !== null) return [entry];
      noteUnread(row.id);
      return [];
    }),
    next: page.size === limit ? (page.docs.at(-1)?.id ?? null) : null,
  };
}
