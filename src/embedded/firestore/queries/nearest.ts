/**
 * The documents whose vectors are nearest to one. Every candidate is measured: the families' collections are small, and
 * an exact answer is the vendor's as well.
 * Source: https://firebase.google.com/docs/firestore/vector-search
 */
import { type FieldPath, valueAt } from '../paths/fieldPath.ts';
import { createDraft } from '../paths/fieldsDraft.ts';
import type { StoredDocument } from '../storage/documents.ts';
import type { FirestoreValue } from '../value.ts';
import { isVector } from '../values/encodeValue.ts';

export type DistanceMeasure = 'EUCLIDEAN' | 'COSINE' | 'DOT_PRODUCT';

export interface Nearest {
  readonly field: FieldPath;
  readonly vector: readonly number[];
  readonly measure: DistanceMeasure;
  readonly limit: number;
  /** Where each result says how far it is. */
  readonly resultField: FieldPath | null;
  readonly threshold: number | null;
}

/** The numbers of a vector value; null for any other value. */
export function readVector(value: FirestoreValue | undefined): readonly number[] | null {
  if (!value || !('mapValue' in value) || !isVector(value.mapValue.fields)) return null;
  const list = value.mapValue.fields?.value;
  if (!list || !('arrayValue' in list)) return null;
  return (list.arrayValue.values ?? []).map((entry) => {
    if ('doubleValue' in entry) return Number(entry.doubleValue);
    return 'integerValue' in entry ? Number(entry.integerValue) : Number.NaN;
  });
}

/** Nearest first. A document without a vector of the same dimension is no candidate. */
export function nearestOf(documents: Iterable<StoredDocument>, nearest: Nearest): StoredDocument[] {
  const { field, vector, measure, limit, resultField, threshold } = nearest;
  const isSimilarity = measure === 'DOT_PRODUCT';
  const isNearEnough = (distance: number) =>
    threshold === null || (isSimilarity ? distance >= threshold : distance <= threshold);
  const found: { document: StoredDocument; distance: number }[] = [];
  for (const document of documents) {
    const candidate = readVector(valueAt(document.fields, field));
    if (candidate?.length !== vector.length) continue;
    const distance = distances[measure](vector, candidate);
    if (isNearEnough(distance)) found.push({ document, distance });
  }
  return found
    .sort(
      (one, other) =>
        (isSimilarity ? other.distance - one.distance : one.distance - other.distance) ||
        Buffer.compare(one.document.key, other.document.key),
    )
    .slice(0, limit)
    .map(({ document, distance }) => {
      if (!resultField) return document;
      const draft = createDraft(document.fields);
      draft.set(resultField, { doubleValue: distance });
      return { ...document, fields: draft.fields };
    });
}

const dot = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

const distances: Record<DistanceMeasure, (one: readonly number[], other: readonly number[]) => number> = {
  EUCLIDEAN: (one, other) =>
    Math.sqrt(one.reduce((sum, value, at) => sum + (value - (other[at] ?? 0)) ** 2, 0)),
  DOT_PRODUCT: dot,
  COSINE: (one, other) => 1 - dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other)),
};
