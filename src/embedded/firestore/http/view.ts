/** What a request reads: the database as it is, or as it was at a time within the last hour. */
import { invalidArgument } from '../errors.ts';
import { countEntries } from '../queries/countEntries.ts';
import { runPastQuery } from '../queries/pastQuery.ts';
import type { Query } from '../queries/query.ts';
import { runQuery } from '../queries/runQuery.ts';
import { documentKey, type StoredDocument } from '../storage/documents.ts';
import type { Session } from './session.ts';

export interface View {
  /** Microseconds since the epoch. */
  readonly time: number;
  /** Null for the database as it is. */
  readonly at: number | null;
  read(path: string): StoredDocument | null;
  run(query: Query): Iterable<StoredDocument>;
  /** Results, at most `most`, without reading them; null where only `run` can tell. */
  count(query: Query, most: number): number | null;
}

export function createView(session: Session, at: number | null): View {
  const { engine } = session;
  const { documents, versions } = engine;
  const databaseOf = () => documents.databaseId(session.database);
  const source = () => ({ ...engine, database: databaseOf() });
  if (at === null) {
    return {
      at,
      time: session.readTime(),
      read: session.read,
      run: (query) => runQuery(source(), query),
      count: (query, most) => countEntries(source(), query, most),
    };
  }
  return {
    at,
    time: at,
    read(path) {
      const current = session.read(path);
      if (current && current.updated <= at) return current;
      return versions.get(databaseOf(), documentKey(path), at);
    },
    run: (query) => runPastQuery(source(), versions, query, at),
    // Past versions are in no index.
    count: () => null,
  };
}

/** For what can only be read as it is now. Throws INVALID_ARGUMENT. */
export function assertIsPresent({ at }: View, what: string): void {
  if (at !== null) throw invalidArgument(`read_time cannot be used with ${what}.`);
}
