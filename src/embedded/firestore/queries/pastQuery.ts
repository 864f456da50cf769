/**
 * A query as it would have been answered at a time within the last hour. Past versions are in no index, so the whole
 * collection is looked through: reads at a time are rare, and exact.
 */
import type { StoredDocument } from '../storage/documents.ts';
import { tooOld, type Versions } from '../storage/versions.ts';
import { toDisjunctions } from './disjunctions.ts';
import { completeOrders, createCursorTest } from './orders.ts';
import { createPredicate } from './predicate.ts';
import type { Query } from './query.ts';
import { documentsBetween, page, type QuerySource, toCandidate } from './runQuery.ts';
import { createScope } from './scope.ts';
import { WaitingCandidates } from './waitingCandidates.ts';

/** Throws INVALID_ARGUMENT for a query the vendor would refuse, FAILED_PRECONDITION where versions were dropped. */
export function runPastQuery(
  source: QuerySource,
  versions: Versions,
  query: Query,
  at: number,
): Generator<StoredDocument> {
  const orders = completeOrders(query);
  const isBetween = createCursorTest(query, orders);
  const alternatives = toDisjunctions(query.where).map((filters) => createPredicate(filters, query));
  const { from, to } = createScope(source.sql, source.indexes, source.database, query);
  const depth = query.parent.length + 2;
  const isInScope = (path: string) => {
    const segments = path.split('/');
    const isOfKind = query.collection === null || segments.at(-2) === query.collection;
    return isOfKind && (query.allDescendants || segments.length === depth);
  };
  if (versions.dropped(source.database, from, to, at).some(isInScope)) throw tooOld();
  const read = (key: Buffer) => {
    const current = source.documents.get(source.database, key);
    return current && current.updated <= at ? current : versions.get(source.database, key, at);
  };
  const waiting = new WaitingCandidates((key) => toCandidate(read(key), orders));
  const consider = (document: StoredDocument | null) => {
    if (!document || !isInScope(document.path) || !alternatives.some((matches) => matches(document))) return;
    const candidate = toCandidate(document, orders);
    if (candidate) waiting.add(candidate);
  };
  for (const document of documentsBetween(source, from, to)) if (document.updated <= at) consider(document);
  for (const key of versions.keys(source.database, from, to, at))
    consider(versions.get(source.database, key, at));
  return page(waiting.inOrder(), isBetween, query);
}
