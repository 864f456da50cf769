/**
 * Names that cut a group of collections into parts of about the same size, for readers that work side by side.
 * Source: https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents/partitionQuery
 */
import { invalidArgument } from '../errors.ts';
import { NAME_FIELD } from '../paths/fieldPath.ts';
import { nameDefinition } from '../storage/indexes.ts';
import { numberOf, textOf } from '../storage/sql.ts';
import type { Query } from './query.ts';
import type { QuerySource } from './runQuery.ts';
import { createScope } from './scope.ts';

/** Throws INVALID_ARGUMENT for anything but a whole collection group by name. */
export function assertCanBePartitioned(query: Query): void {
  const { allDescendants, collection, where, orders, offset, limit, start, end, parent } = query;
  const isByName = orders.length === 1 && orders[0]?.field === NAME_FIELD && !orders[0].descending;
  const isWhole = where === null && offset === 0 && limit === null && start === null && end === null;
  if (!allDescendants || collection === null || parent.length > 0 || !isByName || !isWhole) {
    throw invalidArgument(
      'Partition queries must be collection group queries ordered by __name__ ascending, without filters, limits, offsets or cursors.',
    );
  }
}

/** Paths of the documents at which a part begins, in order; the first part begins before all of them. */
export function cutPoints(source: QuerySource, query: Query, count: number): string[] {
  const { sql, indexes, database } = source;
  const index = createScope(sql, indexes, database, query).find(nameDefinition);
  if (index === null) return [];
  const total = numberOf(
    sql.get('SELECT count(*) AS total FROM firestore_entries WHERE index_id = ?', index) ?? {},
    'total',
  );
  const steps = Array.from({ length: count }, (_, at) => Math.floor(((at + 1) * total) / (count + 1)));
  // Fewer documents than parts: a part holds one at least.
  return [...new Set(steps)]
    .filter((step) => step > 0)
    .map((step) => {
      const row = sql.get(
        `SELECT path FROM firestore_documents WHERE database = ? AND key =
           (SELECT key FROM firestore_entries WHERE index_id = ? ORDER BY value, key LIMIT 1 OFFSET ?)`,
        database,
        index,
        step,
      );
      return textOf(row ?? {}, 'path');
    });
}
