/** Reads `StructuredQuery.FindNearest` from JSON, with enums as names or as numbers. Throws INVALID_ARGUMENT. */
import { invalidArgument } from '../errors.ts';
import type { FieldPath } from '../paths/fieldPath.ts';
import { type DistanceMeasure, type Nearest, readVector } from '../queries/nearest.ts';
import { isRecord, parseValue, toNumber } from './parseValue.ts';

const measures: readonly [name: DistanceMeasure, number: number][] = [
  ['EUCLIDEAN', 1],
  ['COSINE', 2],
  ['DOT_PRODUCT', 3],
];
const MAXIMUM_RESULTS = 1_000;

const bare = (json: unknown): unknown => (isRecord(json) ? json.value : json);

export function parseNearest(
  json: unknown,
  parseReference: (json: unknown) => { path: FieldPath },
  parsePath: (text: string) => FieldPath,
): Nearest {
  if (!isRecord(json)) throw invalidArgument('Invalid find_nearest.');
  const measure = measures.find(
    ([name, number]) => json.distanceMeasure === name || json.distanceMeasure === number,
  )?.[0];
  if (!measure) throw invalidArgument('find_nearest.distance_measure is required.');
  const limit = toNumber(bare(json.limit));
  if (!Number.isInteger(limit) || limit < 1 || limit > MAXIMUM_RESULTS)
    throw invalidArgument(
      `find_nearest.limit must be a positive integer of no more than ${MAXIMUM_RESULTS}.`,
    );
  const vector = readVector(parseValue(json.queryVector));
  if (!vector || vector.length === 0 || vector.some(Number.isNaN))
    throw invalidArgument('find_nearest.query_vector must be a vector of at least one dimension.');
  const threshold = json.distanceThreshold === undefined ? null : toNumber(bare(json.distanceThreshold));
  if (Number.isNaN(threshold)) throw invalidArgument('find_nearest.distance_threshold must be a number.');
  const name = json.distanceResultField;
  if (name !== undefined && typeof name !== 'string')
    throw invalidArgument('Invalid find_nearest.distance_result_field.');
  return {
    field: parseReference(json.vectorField).path,
    vector,
    measure,
    limit,
    resultField: name ? parsePath(name) : null,
    threshold,
  };
}
