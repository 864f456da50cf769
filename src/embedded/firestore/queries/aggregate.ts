/**
 * Counts, sums and averages over a query's results. Only documents that have every aggregated field count.
 * Source: https://firebase.google.com/docs/firestore/query-data/aggregation-queries
 */
import { invalidArgument } from '../errors.ts';
import { type FieldPath, valueAt } from '../paths/fieldPath.ts';
import type { StoredDocument } from '../storage/documents.ts';
import type { FirestoreFields, FirestoreValue } from '../value.ts';
import { parseFieldReference } from '../wire/parseQuery.ts';
import { isRecord, toNumber } from '../wire/parseValue.ts';

export type Aggregation =
  | { readonly alias: string; readonly kind: 'count'; readonly upTo: number | null }
  | { readonly alias: string; readonly kind: 'sum' | 'avg'; readonly path: FieldPath };

const MAXIMUM_AGGREGATIONS = 5;

/** Throws INVALID_ARGUMENT. */
export function parseAggregations(json: unknown): Aggregation[] {
  if (!Array.isArray(json) || json.length === 0) throw invalidArgument('An aggregation is required.');
  if (json.length > MAXIMUM_AGGREGATIONS) {
    throw invalidArgument(`The maximum number of aggregations is ${MAXIMUM_AGGREGATIONS}.`);
  }
  const aggregations = json.map((entry: unknown, position): Aggregation => {
    if (!isRecord(entry)) throw invalidArgument('Invalid aggregation.');
    const alias = typeof entry.alias === 'string' && entry.alias ? entry.alias : `field_${position + 1}`;
    for (const kind of ['sum', 'avg'] as const) {
      const operation = entry[kind];
      if (isRecord(operation)) return { alias, kind, path: parseFieldReference(operation.field).path };
    }
    const count = entry.count;
    if (!isRecord(count)) throw invalidArgument('An aggregation needs an operator.');
    const upTo = isRecord(count.upTo) ? (count.upTo.value ?? 0) : count.upTo;
    const most = toNumber(upTo);
    if (upTo !== undefined && !(most > 0)) throw invalidArgument('up_to must be greater than zero.');
    return { alias, kind: 'count', upTo: upTo === undefined ? null : most };
  });
  if (new Set(aggregations.map(({ alias }) => alias)).size < aggregations.length) {
    throw invalidArgument('Aggregation aliases must be unique.');
  }
  return aggregations;
}

export interface Aggregated {
  readonly fields: FirestoreFields;
  /** How many results were looked at for it. */
  readonly results: number;
}

/** How many results must be counted at most; null where a sum or an average needs their fields. */
export function mostCounted(aggregations: readonly Aggregation[]): number | null {
  const limits = aggregations.map((one) => (one.kind === 'count' ? (one.upTo ?? Infinity) : null));
  return limits.reduce((most, limit) => (most === null || limit === null ? null : Math.max(most, limit)), 0);
}

/** Aggregations that are all counts, of so many results. */
export function aggregateCount(results: number, aggregations: readonly Aggregation[]): Aggregated {
  const fields = aggregations.map((one): [string, FirestoreValue] => [one.alias, countValue(results, one)]);
  return { fields: Object.fromEntries(fields), results };
}

export function aggregate(
  documents: Iterable<StoredDocument>,
  aggregations: readonly Aggregation[],
): Aggregated {
  let count = 0;
  const totals = aggregations.map(() => ({ integers: 0n, doubles: 0, isInteger: true, count: 0 }));
  const paths = aggregations.flatMap((aggregation) =>
    aggregation.kind === 'count' ? [] : [aggregation.path],
  );
  const enough = mostCounted(aggregations) ?? Infinity;
  for (const { fields } of documents) {
    if (paths.some((path) => valueAt(fields, path) === undefined)) continue;
    count += 1;
    for (const [position, aggregation] of aggregations.entries()) {
      const total = totals[position];
      if (aggregation.kind === 'count' || !total) continue;
      const value = valueAt(fields, aggregation.path);
      if (value && 'integerValue' in value) {
        total.integers += BigInt(value.integerValue);
        total.count += 1;
      } else if (value && 'doubleValue' in value) {
        total.doubles += Number(value.doubleValue);
        total.isInteger = false;
        total.count += 1;
      }
    }
    if (count >= enough) break;
  }
  const fields = Object.fromEntries(
    aggregations.map((aggregation, position): [string, FirestoreValue] => {
      const total = totals[position];
      if (aggregation.kind === 'count' || !total) return [aggregation.alias, countValue(count, aggregation)];
      const sum = Number(total.integers) + total.doubles;
      if (aggregation.kind === 'avg') {
        return [aggregation.alias, total.count === 0 ? { nullValue: null } : doubleValue(sum / total.count)];
      }
      const fits = total.isInteger && BigInt.asIntN(64, total.integers) === total.integers;
      return [aggregation.alias, fits ? { integerValue: String(total.integers) } : doubleValue(sum)];
    }),
  );
  return { fields, results: count };
}

const countValue = (results: number, aggregation: Aggregation): FirestoreValue => {
  const most = aggregation.kind === 'count' ? (aggregation.upTo ?? Infinity) : Infinity;
  return { integerValue: String(Math.min(results, most)) };
};

function doubleValue(value: number): FirestoreValue {
  if (Number.isNaN(value)) return { doubleValue: 'NaN' };
  if (!Number.isFinite(value)) return { doubleValue: value > 0 ? 'Infinity' : '-Infinity' };
  return { doubleValue: value };
}
