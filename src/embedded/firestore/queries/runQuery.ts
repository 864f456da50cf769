/** Runs a query over the stored documents, giving results lazily in their order. See [Note: Plans]. */
import { invalidArgument } from '../errors.ts';
import { NAME_FIELD } from '../paths/fieldPath.ts';
import type { Documents, StoredDocument } from '../storage/documents.ts';
import type { Indexes } from '../storage/indexes.ts';
import type { Sql } from '../storage/sql.ts';
import { afterPrefix, encodePath } from '../values/encodePath.ts';
import { toDisjunctions } from './disjunctions.ts';
import { completeOrders, createCursorTest, nameKey, sortKeyOf } from './orders.ts';
import { plan } from './plan.ts';
import { createPredicate } from './predicate.ts';
import type { FieldFilter, Order, Query } from './query.ts';
import { createScope, type Scope } from './scope.ts';
import { type Candidate, WaitingCandidates } from './waitingCandidates.ts';

export interface QuerySource {
  readonly sql: Sql;
  readonly documents: Documents;
  readonly indexes: Indexes;
  readonly database: number;
}

/** Results after offset and limit. Throws INVALID_ARGUMENT for a query the vendor would refuse. */
export function runQuery(source: QuerySource, query: Query): Generator<StoredDocument> {
  const orders = completeOrders(query);
  const isBetween = createCursorTest(query, orders);
  const conjunctions = toDisjunctions(query.where);
  const streams =
    query.collection === null
      ? [wholeSubtree(source, query, orders)]
      : conjunctions.map((filters) => runConjunction(source, query, filters, orders));
  return page(merge(streams), isBetween, query);
}

/** Results between the cursors, after offset and limit. */
export function* page(
  candidates: Iterable<Candidate>,
  isBetween: (sortKey: Buffer) => boolean,
  { offset, limit }: Query,
): Generator<StoredDocument> {
  if (limit === 0) return;
  let skipped = 0;
  let given = 0;
  for (const { document, sortKey } of candidates) {
    if (!isBetween(sortKey)) continue;
    if (skipped < offset) {
      skipped += 1;
      continue;
    }
    yield document;
    given += 1;
    if (limit !== null && given >= limit) return;
  }
}

function* runConjunction(
  source: QuerySource,
  query: Query,
  filters: readonly FieldFilter[],
  orders: readonly Order[],
): Generator<Candidate> {
  const scope: Scope = createScope(source.sql, source.indexes, source.database, query);
  const matches = createPredicate(filters, query);
  const { keys, ordered } = plan(scope, query, filters, orders);
  const candidates = candidatesOf(source, scope, keys, matches, orders);
  if (ordered === orders.length) yield* candidates;
  else yield* sortTies(source, candidates, orders, ordered);
}

function* candidatesOf(
  source: QuerySource,
  scope: Scope,
  keys: () => Buffer | null,
  matches: (document: StoredDocument) => boolean,
  orders: readonly Order[],
): Generator<Candidate> {
  for (let key = keys(); key; key = keys()) {
    if (Buffer.compare(key, scope.from) < 0 || Buffer.compare(key, scope.to) >= 0) continue;
    const document = source.documents.get(source.database, key);
    if (!document || !matches(document)) continue;
    const candidate = toCandidate(document, orders);
    if (candidate) yield candidate;
  }
}

/** Null where the document is none. */
export function toCandidate(document: StoredDocument | null, orders: readonly Order[]): Candidate | null {
  const sortKey = document && sortKeyOf(document, orders);
  return document && sortKey && { document, sortKey };
}

/** Candidates that stand in the first `ordered` orders already, if in any: only those that tie in them wait and are sorted. */
function* sortTies(
  { documents, database }: QuerySource,
  candidates: Iterable<Candidate>,
  orders: readonly Order[],
  ordered: number,
): Generator<Candidate> {
  const firstOrders = orders.slice(0, ordered);
  const tie = new WaitingCandidates((key) => toCandidate(documents.get(database, key), orders));
  let tieKey: Buffer | null = null;
  for (const candidate of candidates) {
    const key = sortKeyOf(candidate.document, firstOrders);
    if (tieKey && key && !tieKey.equals(key)) yield* tie.inOrder();
    tieKey = key;
    tie.add(candidate);
  }
  yield* tie.inOrder();
}

/** Alternatives in one order, each document once. */
function* merge(streams: Generator<Candidate>[]): Generator<Candidate> {
  const heads = streams.flatMap((stream) => {
    const head = stream.next();
    return head.done ? [] : [{ stream, candidate: head.value }];
  });
  let previous: Buffer | null = null;
  while (heads.length > 0) {
    let least = heads[0];
    for (const head of heads) {
      if (least && Buffer.compare(head.candidate.sortKey, least.candidate.sortKey) < 0) least = head;
    }
    if (!least) return;
    const { candidate, stream } = least;
    // The sort key ends in the document's key, so a duplicate follows its first appearance at once.
    if (!previous?.equals(candidate.sortKey)) yield candidate;
    previous = candidate.sortKey;
    const next = stream.next();
    if (next.done) heads.splice(heads.indexOf(least), 1);
    else least.candidate = next.value;
  }
}

const BATCH = 300;

/** Documents of every collection below the parent, by name: what a recursive delete asks for. */
function* wholeSubtree(source: QuerySource, query: Query, orders: readonly Order[]): Generator<Candidate> {
  if (orders.length > 1) throw invalidArgument('kind is required for all orders except __key__ ascending');
  if (orders[0]?.descending)
    throw invalidArgument('kind is required for all orders except __key__ ascending');
  const parent = encodePath(query.parent);
  let from: Buffer = Buffer.concat([parent, Buffer.of(0)]);
  let to = afterPrefix(parent);
  const conjunctions = toDisjunctions(query.where);
  const [filters = []] = conjunctions;
  if (conjunctions.length > 1 || filters.some(({ field }) => field !== NAME_FIELD)) {
    throw invalidArgument('kind is required for filter: only __name__ may be filtered');
  }
  for (const { operator, value } of filters) {
    const key = nameKey(value, query);
    if ((operator === '>=' || operator === '>') && Buffer.compare(key, from) > 0) from = key;
    if (operator === '<' && Buffer.compare(key, to) < 0) to = key;
  }
  const [start] = query.start?.values ?? [];
  if (start) {
    const key = nameKey(start, query);
    if (Buffer.compare(key, from) > 0) from = key;
  }
  const matches = createPredicate(filters, query);
  const depth = query.parent.length + 2;
  for (const document of documentsBetween(source, from, to)) {
    if (!query.allDescendants && document.path.split('/').length !== depth) continue;
    const sortKey = sortKeyOf(document, orders);
    if (sortKey && matches(document)) yield { document, sortKey };
  }
}

/** Every document from `from` (inclusive) below `to`, a few at a time. */
export function* documentsBetween(
  { documents, database }: QuerySource,
  from: Buffer,
  to: Buffer,
): Generator<StoredDocument> {
  for (let first = from; ; ) {
    const batch = documents.range(database, first, to, BATCH);
    yield* batch;
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return;
    first = Buffer.concat([last.key, Buffer.of(0)]);
  }
}
