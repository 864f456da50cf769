/** The collection, or the group of collections, that a query walks: where its entries are and which keys belong. */

import type { IndexScope } from '../storage/indexConfiguration.ts';
import { type Indexes, scopePrefix } from '../storage/indexes.ts';
import type { Sql } from '../storage/sql.ts';
import { afterPrefix, encodePath } from '../values/encodePath.ts';
import type { Query } from './query.ts';

export interface Scope {
  readonly sql: Sql;
  readonly indexes: Indexes;
  readonly database: number;
  readonly collection: string;
  readonly kind: IndexScope;
  /** Stands before each value in the scope's indexes. */
  readonly prefix: Buffer;
  /** Keys of documents in the scope are in `[from, to)`. */
  readonly from: Buffer;
  readonly to: Buffer;
  find(definition: string): number | null;
}

export function createScope(sql: Sql, indexes: Indexes, database: number, query: Query): Scope {
  const collection = query.collection ?? '';
  const kind: IndexScope = query.allDescendants ? 'group' : 'collection';
  const subtree = encodePath(query.allDescendants ? query.parent : [...query.parent, collection]);
  return {
    sql,
    indexes,
    database,
    collection,
    kind,
    prefix: kind === 'group' ? Buffer.alloc(0) : scopePrefix(query.parent),
    from: subtree,
    to: afterPrefix(subtree),
    find: (definition) => indexes.find(database, collection, kind, definition),
  };
}
