/** Methods that read: single documents, batches, queries, aggregations. */
import { invalidArgument } from '../errors.ts';
import { createFieldMask, type FieldMask, project } from '../paths/fieldMask.ts';
import { NAME_FIELD } from '../paths/fieldPath.ts';
import { createDraft } from '../paths/fieldsDraft.ts';
import { nameOf, parseDocumentName, type ResourceName } from '../paths/resourceName.ts';
import {
  type Aggregated,
  type Aggregation,
  aggregate,
  aggregateCount,
  mostCounted,
  parseAggregations,
} from '../queries/aggregate.ts';
import { ENTRIES_A_READ, explainMetrics } from '../queries/explain.ts';
import { nearestOf } from '../queries/nearest.ts';
import { completeOrders } from '../queries/orders.ts';
import type { Query } from '../queries/query.ts';
import { type StoredDocument, toWire } from '../storage/documents.ts';
import type { Transaction } from '../transactions/transactions.ts';
import type { FirestoreDocument, FirestoreFields } from '../value.ts';
import { parseQuery } from '../wire/parseQuery.ts';
import { isRecord } from '../wire/parseValue.ts';
import { parseMask } from '../wire/parseWrite.ts';
import { fromMicroseconds } from '../wire/timestamp.ts';
import { createAnswerRoom } from './answerRoom.ts';
import { type Session, transactionOf } from './session.ts';
import { createView, type View } from './view.ts';

export type Json = Record<string, unknown>;

/** Documents that people may ask for by name at once: as many as a page of a list has at most. */
const MOST_NAMES = 1000;

export function wireDocument(
  session: Session,
  document: StoredDocument,
  mask: FieldMask | null,
): FirestoreDocument {
  const shown = mask ? { ...document, fields: project(document.fields, mask) } : document;
  return toWire(session.database, shown);
}

export async function batchGet(session: Session, body: Json): Promise<Json[]> {
  const names = body.documents ?? [];
  if (!Array.isArray(names)) throw invalidArgument('Invalid JSON payload received. Invalid documents.');
  if (names.length > MOST_NAMES && !session.access.isPrivileged) {
    throw invalidArgument(`At most ${MOST_NAMES} documents are allowed.`);
  }
  const mask = body.mask === undefined ? null : createFieldMask(parseMask(body.mask));
  const { transaction, began, at } = transactionOf(session, body);
  const paths = names.map((name: unknown) => {
    if (typeof name !== 'string') throw invalidArgument('A document name must be a string.');
    return parseDocumentName(name, session.database).segments.join('/');
  });
  await transaction?.takeTurns(paths);
  const answers: Json[] = began === null ? [] : [{ transaction: began }];
  const view = createView(session, at);
  const readTime = fromMicroseconds(view.time);
  const take = createAnswerRoom(session);
  for (const path of new Set(paths)) {
    const document = view.read(path);
    session.access.get(path, document);
    if (document) take(document);
    if (transaction) observeDocument(session, transaction, path, document);
    answers.push(
      document
        ? { found: wireDocument(session, document, mask), readTime }
        : { missing: nameOf(session.database, path), readTime },
    );
  }
  return answers;
}

function observeDocument(
  session: Session,
  transaction: Transaction,
  path: string,
  document: StoredDocument | null,
): void {
  const seen = document?.updated;
  transaction.observe(`document:${path}`, () => session.read(path)?.updated === seen);
}

export function query(session: Session, target: ResourceName, body: Json): Json[] {
  const parsed = parseQuery(body.structuredQuery, target.segments);
  authorizeList(session, parsed);
  const { transaction, began, at } = transactionOf(session, body);
  const view = createView(session, at);
  const readTime = fromMicroseconds(view.time);
  const answers: Json[] = began === null ? [] : [{ transaction: began, readTime }];
  const explain = parseExplainOptions(body.explainOptions);
  // Without a time of reading: nothing was read.
  if (explain?.isPlanOnly) return [{ explainMetrics: explainMetrics(parsed, null) }];
  const startedAt = performance.now();
  const found = execute(view, parsed, transaction);
  const documents = parsed.nearest ? nearestOf(found, parsed.nearest) : found;
  const mask = parsed.select && createFieldMask(parsed.select);
  const take = createAnswerRoom(session);
  let results = 0;
  for (const document of documents) {
    take(document);
    results += 1;
    answers.push({ document: wireDocument(session, document, mask), readTime });
  }
  const cost = { results, reads: results, documents: results, duration: performance.now() - startedAt };
  if (explain) answers.push({ explainMetrics: explainMetrics(parsed, cost), readTime });
  const first = answers[0];
  if (parsed.offset > 0 && first) first.skippedResults = parsed.offset;
  return answers.length === 0 ? [{ readTime }] : answers;
}

export function aggregationQuery(session: Session, target: ResourceName, body: Json): Json[] {
  const wrapped = body.structuredAggregationQuery;
  if (!isRecord(wrapped)) throw invalidArgument('Invalid structured_aggregation_query.');
  const parsed = parseQuery(wrapped.structuredQuery, target.segments);
  const aggregations = parseAggregations(wrapped.aggregations);
  authorizeList(session, parsed);
  const { transaction, began, at } = transactionOf(session, body);
  const view = createView(session, at);
  const explain = parseExplainOptions(body.explainOptions);
  const readTime = fromMicroseconds(view.time);
  if (explain?.isPlanOnly) return [{ explainMetrics: explainMetrics(parsed, null) }];
  const startedAt = performance.now();
  const { fields, results } = aggregated(view, parsed, aggregations, transaction);
  const result = { aggregateFields: fields };
  const reads = Math.ceil(results / ENTRIES_A_READ);
  const cost = { results: 1, reads, documents: 0, duration: performance.now() - startedAt };
  const metrics = explain ? { explainMetrics: explainMetrics(parsed, cost) } : {};
  const answer = { result, readTime, ...metrics };
  return began === null ? [answer] : [{ transaction: began, ...answer }];
}

function aggregated(
  view: View,
  parsed: Query,
  aggregations: readonly Aggregation[],
  transaction: Transaction | null,
): Aggregated {
  const most = mostCounted(aggregations);
  // A transaction that writes has to know at its end whether these results are still the same.
  const counted = most === null || isObserved(transaction) ? null : view.count(parsed, most);
  if (counted !== null) return aggregateCount(counted, aggregations);
  return aggregate(execute(view, parsed, transaction), aggregations);
}

const isObserved = (transaction: Transaction | null): transaction is Transaction =>
  transaction !== null && !transaction.isReadOnly;

function execute(view: View, parsed: Query, transaction: Transaction | null): Iterable<StoredDocument> {
  const run = () => view.run(parsed);
  if (!isObserved(transaction)) return run();
  const documents = [...run()];
  const signature = (found: Iterable<StoredDocument>) =>
    [...found].map(({ path, updated }) => `${path}@${updated}`).join('|');
  const seen = signature(documents);
  transaction.observe(`query:${JSON.stringify(parsed)}`, () => signature(run()) === seen);
  return documents;
}

/** `analyze` runs the query; without it only the plan is told. */
function parseExplainOptions(json: unknown): { readonly isPlanOnly: boolean } | null {
  if (json === undefined || json === null) return null;
  if (!isRecord(json)) throw invalidArgument('Invalid explain_options.');
  return { isPlanOnly: json.analyze !== true };
}

/** Rules decide a query by what it fixes itself, before anything is read. */
function authorizeList(session: Session, parsed: Query): void {
  if (session.access.isPrivileged) return;
  if (parsed.collection === null) session.access.requirePrivilege('a query over all collections');
  const [order] = completeOrders(parsed);
  const isGroup = parsed.allDescendants;
  const path = isGroup ? (parsed.collection ?? '') : [...parsed.parent, parsed.collection].join('/');
  session.access.list(path, isGroup, {
    limit: parsed.limit,
    offset: parsed.offset,
    orderBy: parsed.orders.length > 0 ? (order?.field ?? null) : null,
    fixedFields: fixedFields(parsed),
  });
}

function fixedFields({ where }: Query): FirestoreFields {
  const draft = createDraft({});
  const visit = (filter: Query['where']): void => {
    if (!filter) return;
    if (filter.kind === 'and') for (const part of filter.filters) visit(part);
    else if (filter.kind === 'field' && filter.operator === '==' && filter.field !== NAME_FIELD) {
      draft.set(filter.path, filter.value);
    }
  };
  visit(where);
  return draft.fields;
}
