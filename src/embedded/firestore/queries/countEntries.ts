/**
 * How many results a query has, told by the entries of its indexes alone: no document is read.
 *
 * [Note: Counting entries] An index holds the beginnings of long values, so its entries decide only about values that
 * it holds whole. Equalities alone, or one field between bounds, are decided so. Whatever else a query asks for is left
 * to those who look at the documents.
 */
import { NAME_FIELD } from '../paths/fieldPath.ts';
import { fieldDefinition, isIndexedWhole, nameDefinition } from '../storage/indexes.ts';
import { numberOf } from '../storage/sql.ts';
import { typeTags } from '../values/encodeValue.ts';
import { toDisjunctions } from './disjunctions.ts';
import { byName, definitionOf, isEquality, operandOf } from './equalities.ts';
import { completeOrders } from './orders.ts';
import type { FieldFilter, Query } from './query.ts';
import type { QuerySource } from './runQuery.ts';
import { comparePositions, type Position } from './scan.ts';
import { createScope, type Scope } from './scope.ts';

const FIRST = Buffer.alloc(0);
/** After every key of a document. */
const LAST = Buffer.of(0xff);

/** At most `most` results, after offset and limit; null where entries alone cannot tell. Throws INVALID_ARGUMENT. */
export function countEntries(source: QuerySource, query: Query, most: number): number | null {
  const [filters, ...alternatives] = toDisjunctions(query.where);
  if (!filters || alternatives.length > 0) return null;
  if (query.collection === null || query.start || query.end) return null;
  if (filters.some(({ field }) => field === NAME_FIELD)) return null;
  if (!filters.every((filter) => isIndexedWhole(operandOf(filter)))) return null;
  const scope = createScope(source.sql, source.indexes, source.database, query);
  const wanted = query.offset + Math.min(query.limit ?? Infinity, most);
  const found = countUpTo(scope, query, filters, wanted);
  return found === null ? null : Math.max(found - query.offset, 0);
}

function countUpTo(
  scope: Scope,
  query: Query,
  filters: readonly FieldFilter[],
  wanted: number,
): number | null {
  const fixed = new Set(filters.flatMap(({ field, operator }) => (operator === '==' ? [field] : [])));
  const [open, ...others] = completeOrders(query).filter(
    ({ field }) => field !== NAME_FIELD && !fixed.has(field),
  );
  if (filters.every(isEquality)) {
    if (!open) return countEqual(scope, filters, wanted);
    if (filters.length > 0) return null;
  }
  // Keys of a group lie anywhere below its parent: a range of values cannot leave out those beside it.
  if (!open || others.length > 0 || (scope.kind === 'group' && query.parent.length > 0)) return null;
  return countBetween(scope, filters, open.field, wanted);
}

function countEqual(scope: Scope, filters: readonly FieldFilter[], wanted: number): number {
  if (filters.length > 1) {
    const next = byName(scope, filters, scope, false);
    let common = 0;
    while (common < wanted && next?.()) common += 1;
    return common;
  }
  const [filter] = filters;
  const value = Buffer.concat([scope.prefix, filter ? operandOf(filter) : FIRST]);
  const definition = filter ? definitionOf(filter) : nameDefinition;
  return countRange(scope, definition, { value, key: scope.from }, { value, key: scope.to }, wanted);
}

/** Null where a filter is not a bound. */
function countBetween(
  scope: Scope,
  filters: readonly FieldFilter[],
  field: string,
  wanted: number,
): number | null {
  let lower: Position = { value: FIRST, key: FIRST };
  let upper: Position = { value: Buffer.of(typeTags.map + 1), key: FIRST };
  for (const filter of filters) {
    const { operator } = filter;
    const value = operandOf(filter);
    const tag = value[0] ?? 0;
    // A comparison is only ever with values of its own type.
    let from: Position = { value: Buffer.of(tag), key: FIRST };
    let to: Position = { value: Buffer.of(tag + 1), key: FIRST };
    if (operator === '>' || operator === '>=') from = { value, key: operator === '>' ? LAST : FIRST };
    else if (operator === '<' || operator === '<=') to = { value, key: operator === '<=' ? LAST : FIRST };
    else return null;
    if (comparePositions(from, lower) > 0) lower = from;
    if (comparePositions(to, upper) < 0) upper = to;
  }
  const inScope = ({ value, key }: Position) => ({ value: Buffer.concat([scope.prefix, value]), key });
  return countRange(scope, fieldDefinition(field), inScope(lower), inScope(upper), wanted);
}

function countRange(
  scope: Scope,
  definition: string,
  lower: Position,
  upper: Position,
  wanted: number,
): number {
  const index = scope.find(definition);
  if (index === null) return 0;
  const row = scope.sql.get(
    `SELECT count(*) AS entries FROM (SELECT 1 FROM firestore_entries
     WHERE index_id = ? AND (value, key) >= (?, ?) AND (value, key) < (?, ?) LIMIT ?)`,
    index,
    lower.value,
    lower.key,
    upper.value,
    upper.key,
    Number.isFinite(wanted) ? wanted : -1,
  );
  return numberOf(row ?? {}, 'entries');
}
