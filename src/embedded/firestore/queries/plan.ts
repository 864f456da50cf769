/**
 * Chooses how to walk the indexes for one conjunction of filters. The walk gives keys of documents that may
 * match; whoever takes them checks the document itself.
 *
 * [Note: Plans]
 * - Results in the order of names: the intersection of the indexes of all equalities, or all documents by name.
 * - Results in the order of a field, no equality (or only wide ones): that field's index between its bounds.
 * - Equalities and an order: a composite index that fits; else the equalities' intersection, sorted here.
 */
import { formatFieldPath, NAME_FIELD } from '../paths/fieldPath.ts';
import { compositeDefinition, cutToIndexed, fieldDefinition, inverted } from '../storage/indexes.ts';
import { encodeValue, typeTags } from '../values/encodeValue.ts';
import { byName, definitionOf, isEquality, type KeyBounds, operandOf } from './equalities.ts';
import { type KeyWalk, keysOf } from './keyWalks.ts';
import { cursorKey, nameKey } from './orders.ts';
import { type FieldFilter, isInequality, type Order, type Query } from './query.ts';
import { type Position, walkIndex } from './scan.ts';
import type { Scope } from './scope.ts';

/** How many of the leading orders the walk's keys already stand in; 0 is unordered. */
export interface Plan {
  readonly keys: KeyWalk;
  readonly ordered: number;
}

/** Past this many entries, an equality counts as wide: walking the order's index first is cheaper. */
const WIDE = 2000;
const NOTHING = Buffer.alloc(0);
const LAST = Buffer.of(0xff);

export function plan(
  scope: Scope,
  query: Query,
  filters: readonly FieldFilter[],
  orders: readonly Order[],
): Plan {
  const keys = keyBounds(scope, query, filters, orders);
  if (Buffer.compare(keys.from, keys.to) >= 0) return nothing;
  const equalities = filters.filter((filter) => filter.field !== NAME_FIELD && isEquality(filter));
  const fixed = new Set(equalities.filter(({ operator }) => operator === '==').map(({ field }) => field));
  const open = orders.filter(({ field }) => !fixed.has(field));
  const [first] = open;
  if (!first || first.field === NAME_FIELD) {
    const backward = first?.descending ?? false;
    const walk = byName(scope, equalities, keys, backward);
    return walk ? { keys: walk, ordered: orders.length } : nothing;
  }
  if (equalities.length > 0) {
    const composite = byComposite(scope, query, filters, equalities, orders, open);
    if (composite) return composite;
    if (isNarrow(scope, equalities)) {
      const walk = byName(scope, equalities, keys, false);
      return walk ? { keys: walk, ordered: 0 } : nothing;
    }
  }
  const index = scope.find(fieldDefinition(first.field));
  if (index === null) return nothing;
  const bounds = valueBounds(query, filters, orders, first);
  const walk = walkIndex(scope.sql, { index, ...scoped(scope, bounds) }, first.descending);
  const isWhole =
    open.length === 2 && open[1]?.descending === first.descending && open.length === orders.length;
  return { keys: keysOf(walk), ordered: isWhole ? orders.length : orders[0] === first ? 1 : 0 };
}

const nothing: Plan = { keys: () => null, ordered: 0 };

/** The keys that filters on the name, and a cursor when the name is the only order, leave. */
function keyBounds(
  scope: Scope,
  query: Query,
  filters: readonly FieldFilter[],
  orders: readonly Order[],
): KeyBounds {
  let { from, to } = scope;
  const raise = (key: Buffer) => {
    if (Buffer.compare(key, from) > 0) from = key;
  };
  const lower = (key: Buffer) => {
    if (Buffer.compare(key, to) < 0) to = key;
  };
  const after = (key: Buffer) => Buffer.concat([key, Buffer.of(0)]);
  for (const { field, operator, value } of filters) {
    if (field !== NAME_FIELD || operator === '!=' || operator === 'not-in') continue;
    const key = nameKey(value, query);
    if (operator === '==' || operator === '>=') raise(key);
    if (operator === '>') raise(after(key));
    if (operator === '==' || operator === '<=') lower(after(key));
    if (operator === '<') lower(key);
  }
  const [order] = orders;
  if (orders.length === 1 && order) {
    for (const [cursor, isStart] of [[query.start, true] as const, [query.end, false] as const]) {
      const [value] = cursor?.values ?? [];
      if (!value) continue;
      const key = nameKey(value, query);
      if (isStart !== order.descending) raise(key);
      else lower(after(key));
    }
  }
  return { from, to };
}

function isNarrow(scope: Scope, equalities: readonly FieldFilter[]): boolean {
  return equalities.some((filter) => {
    const index = scope.find(definitionOf(filter));
    if (index === null) return true;
    const row = scope.sql.get(
      `SELECT count(*) AS entries FROM
       (SELECT 1 FROM firestore_entries WHERE index_id = ? AND value = ? LIMIT ?)`,
      index,
      Buffer.concat([scope.prefix, operandOf(filter)]),
      WIDE,
    );
    return Number(row?.entries) < WIDE;
  });
}

/** A declared index whose first fields are the equalities and whose rest is the order, or its mirror image. */
function byComposite(
  scope: Scope,
  query: Query,
  filters: readonly FieldFilter[],
  equalities: readonly FieldFilter[],
  orders: readonly Order[],
  open: readonly Order[],
): Plan | null {
  if (equalities.some(({ operator }) => operator !== '==')) return null;
  const ordered = open.slice(0, -1);
  const [first] = ordered;
  if (!first || open.at(-1)?.field !== NAME_FIELD) return null;
  const values = new Map(equalities.map((filter) => [filter.field, operandOf(filter)]));
  for (const composite of scope.indexes.compositesOf(scope.collection)) {
    const fields = composite.fields.map(({ path, order }) => ({
      field: formatFieldPath(path),
      isDescending: order === 'DESCENDING',
    }));
    if (composite.scope !== scope.kind || fields.length !== values.size + ordered.length) continue;
    const head = fields.slice(0, values.size);
    const rest = fields.slice(values.size);
    const [start] = rest;
    if (!start || !head.every(({ field }) => values.has(field))) continue;
    const backward = start.isDescending !== first.descending;
    const fits = rest.every(
      ({ field, isDescending }, position) =>
        field === ordered[position]?.field && isDescending === (ordered[position].descending !== backward),
    );
    if (!fits) continue;
    const index = scope.find(compositeDefinition(composite));
    if (index === null) return nothing;
    const prefix = Buffer.concat(
      head.map(({ field, isDescending }) => {
        const bytes = values.get(field) ?? NOTHING;
        return isDescending ? inverted(bytes) : bytes;
      }),
    );
    const bounds = valueBounds(query, filters, orders, first);
    let [lower, upper] = [bounds.lower.value, bounds.upper.value];
    if (start.isDescending) [lower, upper] = [inverted(withoutLast(upper)), inverted(lower)];
    const range = scoped(scope, {
      lower: { value: Buffer.concat([prefix, lower]), key: NOTHING },
      upper: { value: Buffer.concat([prefix, upper, LAST]), key: NOTHING },
    });
    // Entries of equal values stand in the order of keys; a name that goes the other way is sorted in each tie.
    const isWhole = open.at(-1)?.descending === backward;
    return {
      keys: keysOf(walkIndex(scope.sql, { index, ...range }, backward)),
      ordered: isWhole ? orders.length : orders.length - 1,
    };
  }
  return null;
}

/** An upper bound ends in the last byte there is; turned round it would begin behind the very value it names. */
const withoutLast = (value: Buffer) => (value.at(-1) === LAST[0] ? value.subarray(0, -1) : value);

interface Bounds {
  readonly lower: Position;
  readonly upper: Position;
}

/** Where in the first order's index the results are, by inequalities and cursors. */
function valueBounds(
  query: Query,
  filters: readonly FieldFilter[],
  orders: readonly Order[],
  first: Order,
): Bounds {
  const range = inequalityBounds(filters, first.field);
  let lower: Position = { value: range.lower, key: NOTHING };
  let upper: Position = { value: Buffer.concat([range.upper, LAST]), key: NOTHING };
  if (orders[0] !== first) return { lower, upper };
  const isPair = orders.length === 2 && orders[1]?.descending === first.descending;
  for (const [cursor, isStart] of [[query.start, true] as const, [query.end, false] as const]) {
    const [value, name] = cursor?.values ?? [];
    if (!cursor || !value) continue;
    cursorKey(cursor, orders, query);
    const bytes = cutToIndexed(encodeValue(value));
    const key = isPair && name ? nameKey(name, query) : null;
    if (isStart !== first.descending) {
      const position = { value: bytes, key: key ?? NOTHING };
      if (Buffer.compare(position.value, lower.value) >= 0) lower = position;
    } else {
      const position = { value: bytes, key: key ? Buffer.concat([key, Buffer.of(0)]) : LAST };
      if (Buffer.compare(position.value, upper.value) < 0) upper = position;
    }
  }
  return { lower, upper };
}

/** The values between which all inequalities on a field lie; both ends belong. */
function inequalityBounds(filters: readonly FieldFilter[], field: string): { lower: Buffer; upper: Buffer } {
  let lower: Buffer = NOTHING;
  let upper: Buffer = Buffer.of(typeTags.map + 1);
  for (const filter of filters) {
    if (filter.field !== field || !isInequality(filter.operator)) continue;
    if (filter.operator === '!=' || filter.operator === 'not-in') continue;
    const bytes = operandOf(filter);
    const tag = bytes[0] ?? 0;
    const isLower = filter.operator.startsWith('>');
    const low = isLower ? bytes : Buffer.of(tag);
    const high = isLower ? Buffer.of(tag + 1) : bytes;
    if (Buffer.compare(low, lower) > 0) lower = low;
    if (Buffer.compare(high, upper) < 0) upper = high;
  }
  return { lower, upper };
}

const scoped = ({ prefix }: Scope, { lower, upper }: Bounds): Bounds => ({
  lower: { value: Buffer.concat([prefix, lower.value]), key: lower.key },
  upper: { value: Buffer.concat([prefix, upper.value]), key: upper.key },
});
