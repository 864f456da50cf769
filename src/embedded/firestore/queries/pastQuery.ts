/**
 * A query as it would have been answered at a time within the last hour. Past versions are in no index, so the whole
 * collection is looked through: reads at a time are rare, and exact.
 */
import type { StoredDocument } from '../storage/documents.ts';
import { tooOld, type Versions } from '../storage/versions.ts';
import { toDisjunctions } from './disjunctions.ts';
import { completeOrders, createCursorTest, sortKeyOf } from './orders.ts';
import { createPredicate } from './predicate.ts';
import type { Query } from './query.ts';
import { page, type QueryWorld } from './runQuery.ts';
import { createScope } from './scope.ts';

/** Throws INVALID_ARGUMENT for a query the vendor would refuse, FAILED_PRECONDITION where versions were dropped. */
export function runPastQuery(
  world: QueryWorld,
  versions: Versions,
  query: Query,
  at: number,
): Generator<StoredDocument> {
  const orders = completeOrders(query);
  const isBetween = createCursorTest(query, orders);
  const alternatives = toDisjunctions(query.where).map((filters) => createPredicate(filters, query));
  const { from, to } = createScope(world.sql, world.indexes, world.database, query);
  const depth = query.parent.length + 2;
  const isInScope = (path: string) => {
    const segments = path.split('/');
    const isOfKind = query.collection === null || segments.at(-2) === query.collection;
    return isOfKind && (query.allDescendants || segments.length === depth);
  };
  if (versions.dropped(world.database, from, to, at).some(isInScope)) throw tooOld();
  const candidates = [
    ...world.documents.range(world.database, from, to, -1).filter(({ updated }) => updated <= at),
    ...versions.range(world.database, from, to, at),
  ]
    .filter((document) => isInScope(document.path) && alternatives.some((matches) => matches(document)))
    .flatMap((document) => {
      const sortKey = sortKeyOf(document, orders);
      return sortKey ? [{ document, sortKey }] : [];
    })
    .sort((one, other) => Buffer.compare(one.sortKey, other.sortKey));
  return page(candidates, isBetween, query);
}
