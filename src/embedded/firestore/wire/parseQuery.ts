/**
 * Reads `google.firestore.v1.StructuredQuery` from JSON, with enums as names or as numbers.
 * Throws INVALID_ARGUMENT.
 */
import { invalidArgument } from '../errors.ts';
import { type FieldPath, formatFieldPath, NAME_FIELD, parseFieldPath } from '../paths/fieldPath.ts';
import { validateId } from '../paths/resourceName.ts';
import { toDisjunctions } from '../queries/disjunctions.ts';
import {
  type Cursor,
  type FieldFilter,
  type Filter,
  fieldFiltersOf,
  type Operator,
  type Order,
  type Query,
} from '../queries/query.ts';
import type { FirestoreValue } from '../value.ts';
import { parseNearest } from './parseNearest.ts';
import { isRecord, parseValue, shorten } from './parseValue.ts';

type Json = Record<string, unknown>;

const operators: readonly [name: string, number: number, operator: Operator][] = [
  ['LESS_THAN', 1, '<'],
  ['LESS_THAN_OR_EQUAL', 2, '<='],
  ['GREATER_THAN', 3, '>'],
  ['GREATER_THAN_OR_EQUAL', 4, '>='],
  ['EQUAL', 5, '=='],
  ['NOT_EQUAL', 6, '!='],
  ['ARRAY_CONTAINS', 7, 'array-contains'],
  ['IN', 8, 'in'],
  ['ARRAY_CONTAINS_ANY', 9, 'array-contains-any'],
  ['NOT_IN', 10, 'not-in'],
];
const unaryOperators: readonly [name: string, number: number, operator: Operator, value: FirestoreValue][] = [
  ['IS_NAN', 2, '==', { doubleValue: 'NaN' }],
  ['IS_NULL', 3, '==', { nullValue: null }],
  ['IS_NOT_NAN', 4, '!=', { doubleValue: 'NaN' }],
  ['IS_NOT_NULL', 5, '!=', { nullValue: null }],
];

const MAXIMUM_LIST = 30;
const MAXIMUM_NOT_IN = 10;
/** Filters and orders together, however the filters are nested. */
const MAXIMUM_PROPERTIES = 100;
const MAXIMUM_NESTING = 100;

export function parseQuery(json: unknown, parent: readonly string[]): Query {
  const query = requireRecord(json, 'structured_query');
  const from = query.from === undefined ? [] : requireList(query.from, 'from');
  if (from.length !== 1) throw invalidArgument('Queries must have exactly one collection selector.');
  const selector = requireRecord(from[0], 'from');
  const collection = selector.collectionId;
  if (collection !== undefined && (typeof collection !== 'string' || collection.includes('/'))) {
    throw invalidArgument(`Collection id ${shorten(collection)} is invalid.`);
  }
  if (collection) validateId(collection, collection);
  const where = query.where === undefined ? null : parseFilter(query.where, 0);
  const orders = (query.orderBy === undefined ? [] : requireList(query.orderBy, 'order_by')).map(parseOrder);
  assertIsAnswerable(where, orders);
  return {
    parent,
    collection: collection || null,
    allDescendants: selector.allDescendants === true,
    where,
    orders,
    start: parseCursor(query.startAt, 'start_at'),
    end: parseCursor(query.endAt, 'end_at'),
    offset: parseCount(query.offset, 'offset') ?? 0,
    limit: parseCount(query.limit, 'limit'),
    select: parseSelect(query.select),
    nearest:
      query.findNearest === undefined
        ? null
        : parseNearest(query.findNearest, parseFieldReference, parseFieldPath),
  };
}

/**
 * What a query costs grows faster than the number of its filters and orders. Throws INVALID_ARGUMENT.
 * Source: https://firebase.google.com/docs/firestore/query-data/queries#query_limitations
 */
export function assertIsAnswerable(where: Filter | null, orders: readonly Order[]): void {
  let count = orders.length;
  for (const _ of fieldFiltersOf(where)) {
    count += 1;
    if (count > MAXIMUM_PROPERTIES) break;
  }
  if (count > MAXIMUM_PROPERTIES) throw invalidArgument('The query has too many filters and sort orders.');
  assertNegations(where);
  assertLists(where);
}

/** One question about what a list holds in each alternative. */
function assertLists(where: Filter | null): void {
  const asksList = ({ operator }: FieldFilter) => operator.startsWith('array-contains');
  if ([...fieldFiltersOf(where)].filter(asksList).length < 2) return;
  if (toDisjunctions(where).some((filters) => filters.filter(asksList).length > 1))
    throw invalidArgument("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
}

/** Source: google.firestore.v1.StructuredQuery.FieldFilter.Operator, "NOT_EQUAL" and "NOT_IN". */
function assertNegations(where: Filter | null): void {
  const used = [...fieldFiltersOf(where)].map(({ operator }) => operator);
  if (used.filter((operator) => operator === '!=' || operator === 'not-in').length > 1) {
    throw invalidArgument(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  }
  const isAlternative = used.includes('in') || used.includes('array-contains-any') || hasAlternatives(where);
  if (used.includes('not-in') && isAlternative) {
    throw invalidArgument(
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    );
  }
}

function hasAlternatives(filter: Filter | null): boolean {
  if (!filter || filter.kind === 'field') return false;
  return (filter.kind === 'or' && filter.filters.length > 1) || filter.filters.some(hasAlternatives);
}

/** The field that a reference names. */
export function parseFieldReference(json: unknown): { path: FieldPath; field: string } {
  const { fieldPath } = requireRecord(json, 'field');
  if (typeof fieldPath !== 'string') throw invalidArgument('A field reference needs a field path.');
  const path = parseFieldPath(fieldPath);
  return { path, field: formatFieldPath(path) };
}

function parseFilter(json: unknown, depth: number): Filter {
  const filter = requireRecord(json, 'where');
  if (depth > MAXIMUM_NESTING) throw invalidArgument('The filter is nested too deeply.');
  if (filter.compositeFilter !== undefined) {
    const { op, filters } = requireRecord(filter.compositeFilter, 'composite_filter');
    const kind = op === 'AND' || op === 1 || op === undefined ? 'and' : op === 'OR' || op === 2 ? 'or' : null;
    if (!kind) throw invalidArgument('Unknown composite filter operator.');
    const parts = requireList(filters ?? [], 'filters');
    if (parts.length === 0) throw invalidArgument('A composite filter must contain at least one filter.');
    return { kind, filters: parts.map((part) => parseFilter(part, depth + 1)) };
  }
  if (filter.unaryFilter !== undefined) {
    const { op, field } = requireRecord(filter.unaryFilter, 'unary_filter');
    const known = unaryOperators.find(([name, number]) => op === name || op === number);
    if (!known) throw invalidArgument('Unknown unary filter operator.');
    return { kind: 'field', ...parseFieldReference(field), operator: known[2], value: known[3] };
  }
  const { op, field, value } = requireRecord(filter.fieldFilter, 'field_filter');
  const known = operators.find(([name, number]) => op === name || op === number);
  if (!known) throw invalidArgument('Unknown field filter operator.');
  const parsed: Filter = {
    kind: 'field',
    ...parseFieldReference(field),
    operator: known[2],
    value: parseValue(value),
  };
  validateFieldFilter(parsed);
  return parsed;
}

function validateFieldFilter({ field, operator, value }: Extract<Filter, { kind: 'field' }>): void {
  const list = ['in', 'not-in', 'array-contains-any'].includes(operator);
  const name = operator.replaceAll('-', '_').toUpperCase();
  if (list) {
    if (!('arrayValue' in value)) throw invalidArgument(`'${name}' requires an array value.`);
    const count = value.arrayValue.values?.length ?? 0;
    if (count === 0) throw invalidArgument(`'${name}' requires an non-empty ArrayValue.`);
    const maximum = operator === 'not-in' ? MAXIMUM_NOT_IN : MAXIMUM_LIST;
    if (count > maximum) {
      throw invalidArgument(`'${name}' supports up to ${maximum} comparison values.`);
    }
  }
  if (field === NAME_FIELD) {
    const values = list && 'arrayValue' in value ? (value.arrayValue.values ?? []) : [value];
    if (operator.startsWith('array-') || !values.every((entry) => 'referenceValue' in entry)) {
      throw invalidArgument('__key__ filter value must be a Key');
    }
  }
}

const descendingDirections: ReadonlySet<unknown> = new Set(['DESCENDING', 2, '2']);
const ascendingDirections: ReadonlySet<unknown> = new Set([
  '',
  'ASCENDING',
  1,
  '1',
  'DIRECTION_UNSPECIFIED',
  0,
  '0',
]);

function parseOrder(json: unknown): Order {
  const { field, direction } = requireRecord(json, 'order_by');
  const descending = descendingDirections.has(direction);
  if (!descending && !ascendingDirections.has(direction ?? '')) {
    throw invalidArgument(`Unknown order direction ${shorten(direction)}.`);
  }
  return { ...parseFieldReference(field), descending };
}

function parseCursor(json: unknown, what: string): Cursor | null {
  if (json === undefined || json === null) return null;
  const { values, before } = requireRecord(json, what);
  return {
    values: requireList(values ?? [], what).map((value) => parseValue(value)),
    before: before === true,
  };
}

/** An Int32Value: a number, a number's text, or an object that holds one. */
export function parseCount(json: unknown, what: string): number | null {
  const isWrapped = isRecord(json) && Object.keys(json).every((key) => key === 'value');
  const bare = isWrapped ? (json.value ?? 0) : json;
  if (bare === undefined || bare === null) return null;
  const number = typeof bare === 'string' && /^-?\d{1,10}$/.test(bare) ? Number(bare) : bare;
  if (typeof number !== 'number' || !Number.isInteger(number) || number > 0x7fffffff) {
    throw invalidArgument(`Invalid JSON payload received. Invalid value at '${what}'.`);
  }
  if (number < 0) throw invalidArgument(`${what} is negative`);
  return number;
}

function parseSelect(json: unknown): FieldPath[] | null {
  if (json === undefined || json === null) return null;
  const { fields } = requireRecord(json, 'select');
  const paths = requireList(fields ?? [], 'select').map((field) => parseFieldReference(field));
  return paths.filter(({ field }) => field !== NAME_FIELD).map(({ path }) => path);
}

function requireRecord(json: unknown, what: string): Json {
  if (!isRecord(json)) throw invalidArgument(`Invalid JSON payload received. Invalid value at '${what}'.`);
  return json;
}

function requireList(json: unknown, what: string): unknown[] {
  if (!Array.isArray(json)) {
    throw invalidArgument(`Invalid JSON payload received. Invalid value at '${what}'.`);
  }
  return json;
}
