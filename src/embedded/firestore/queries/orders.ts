/** The full order of a query's results, and each document's place in it as bytes. */
import { invalidArgument } from '../errors.ts';
import { NAME_FIELD, valueAt } from '../paths/fieldPath.ts';
import type { StoredDocument } from '../storage/documents.ts';
import { inverted } from '../storage/indexes.ts';
import type { FirestoreValue } from '../value.ts';
import { encodePath } from '../values/encodePath.ts';
import { encodeValue } from '../values/encodeValue.ts';
import { type Cursor, fieldFiltersOf, isInequality, type Order, type Query } from './query.ts';

/**
 * The orders asked for, then every field with an inequality in the order of their names, then the document's
 * name; all added ones go the way of the last one asked for.
 */
export function completeOrders(query: Query): Order[] {
  const orders = [...query.orders];
  const descending = orders.at(-1)?.descending ?? false;
  const inequalities = new Map(
    [...fieldFiltersOf(query.where)]
      .filter(({ operator, field }) => isInequality(operator) && field !== NAME_FIELD)
      .map(({ field, path }) => [field, path]),
  );
  for (const [field, path] of [...inequalities].sort(([left], [right]) => (left < right ? -1 : 1))) {
    if (!orders.some((order) => order.field === field)) orders.push({ field, path, descending });
  }
  if (!orders.some(({ field }) => field === NAME_FIELD)) {
    orders.push({ field: NAME_FIELD, path: [NAME_FIELD], descending });
  }
  return orders;
}

/** Null when the document lacks a field that the query orders by, and so is no result of it. */
export function sortKeyOf(document: StoredDocument, orders: readonly Order[]): Buffer | null {
  const parts: Buffer[] = [];
  for (const { field, path, descending } of orders) {
    let bytes = document.key;
    if (field !== NAME_FIELD) {
      const value = valueAt(document.fields, path);
      if (value === undefined) return null;
      bytes = encodeValue(value);
    }
    parts.push(descending ? inverted(bytes) : bytes);
  }
  return Buffer.concat(parts);
}

/** A cursor's position as the start of sort keys. Throws INVALID_ARGUMENT. */
export function cursorKey(cursor: Cursor, orders: readonly Order[], query: Query): Buffer {
  if (cursor.values.length > orders.length) throw invalidArgument('Cursor has too many values.');
  return Buffer.concat(
    cursor.values.map((value, position) => {
      const order = orders[position];
      if (!order) throw invalidArgument('Cursor has too many values.');
      const bytes = order.field === NAME_FIELD ? nameKey(value, query) : encodeValue(value);
      return order.descending ? inverted(bytes) : bytes;
    }),
  );
}

/** The stored key of a document that a filter or cursor names. Throws INVALID_ARGUMENT. */
export function nameKey(value: FirestoreValue, query: Query): Buffer {
  if ('referenceValue' in value) return encodePath(value.referenceValue.split('/').slice(5));
  if ('stringValue' in value && query.collection) {
    return encodePath([...query.parent, query.collection, ...value.stringValue.split('/')]);
  }
  throw invalidArgument('The value for __name__ must be a reference.');
}

/** Whether a sort key lies between both cursors. */
export function createCursorTest(query: Query, orders: readonly Order[]): (sortKey: Buffer) => boolean {
  const start = query.start && { key: cursorKey(query.start, orders, query), before: query.start.before };
  const end = query.end && { key: cursorKey(query.end, orders, query), before: query.end.before };
  return (sortKey) => {
    if (start) {
      const order = Buffer.compare(sortKey.subarray(0, start.key.length), start.key);
      if (start.before ? order < 0 : order <= 0) return false;
    }
    if (end) {
      const order = Buffer.compare(sortKey.subarray(0, end.key.length), end.key);
      if (end.before ? order >= 0 : order > 0) return false;
    }
    return true;
  };
}
