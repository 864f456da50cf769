/**
 * Field transforms, applied to the value a field has.
 * Source: https://firebase.google.com/docs/firestore/reference/rest/v1/Write#FieldTransform
 */
import type { FieldsDraft } from '../paths/fieldsDraft.ts';
import type { FirestoreValue } from '../value.ts';
import { encodeValue } from '../values/encodeValue.ts';
import { fromMicroseconds } from '../wire/timestamp.ts';
import { type ArrayDraft, createArrayDraft } from './arrayDraft.ts';
import type { FieldTransform, ValueOperation } from './write.ts';

type NumberValue = Extract<FirestoreValue, { integerValue: string } | { doubleValue: unknown }>;

const MINIMUM_INTEGER = -(2n ** 63n);
const MAXIMUM_INTEGER = 2n ** 63n - 1n;

/** Applies each in its turn; the results are what the client is told: the new value, or null for an array's. */
export function applyTransforms(
  draft: FieldsDraft,
  transforms: readonly FieldTransform[],
  commitTime: number,
): FirestoreValue[] {
  const arrays = new Map<FirestoreValue | undefined, ArrayDraft>();
  const results = transforms.map(({ path, operation }): FirestoreValue => {
    const current = draft.get(path);
    if (!('elements' in operation)) {
      const value = computeValue(operation, current, commitTime);
      draft.set(path, value);
      return value;
    }
    const array = arrays.get(current) ?? createArrayDraft(elementsOf(current));
    if (operation.kind === 'arrayUnion') array.addMissing(operation.elements);
    else array.removeAll(operation.elements);
    arrays.set(array.value, array);
    draft.set(path, array.value);
    return { nullValue: null };
  });
  for (const array of arrays.values()) array.finish();
  return results;
}

function computeValue(
  operation: ValueOperation,
  current: FirestoreValue | undefined,
  commitTime: number,
): FirestoreValue {
  switch (operation.kind) {
    case 'serverTime':
      return { timestampValue: fromMicroseconds(commitTime) };
    case 'increment':
      return increment(current, operation.operand);
    case 'maximum':
      return extreme(current, operation.operand, 1);
    case 'minimum':
      return extreme(current, operation.operand, -1);
  }
}

const elementsOf = (value: FirestoreValue | undefined): readonly FirestoreValue[] =>
  value && 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
const isNumber = (value: FirestoreValue | undefined): value is NumberValue =>
  value !== undefined && ('integerValue' in value || 'doubleValue' in value);
const toNumber = (value: NumberValue) =>
  Number('integerValue' in value ? value.integerValue : value.doubleValue);

function increment(current: FirestoreValue | undefined, operand: FirestoreValue): FirestoreValue {
  if (!isNumber(current) || !isNumber(operand)) return operand;
  if ('integerValue' in current && 'integerValue' in operand) {
    const sum = BigInt(current.integerValue) + BigInt(operand.integerValue);
    const bounded = sum > MAXIMUM_INTEGER ? MAXIMUM_INTEGER : sum < MINIMUM_INTEGER ? MINIMUM_INTEGER : sum;
    return { integerValue: String(bounded) };
  }
  return double(toNumber(current) + toNumber(operand));
}

/** Equal values of both types leave the field as it is; NaN wins over every number. */
function extreme(
  current: FirestoreValue | undefined,
  operand: FirestoreValue,
  direction: 1 | -1,
): FirestoreValue {
  if (!isNumber(current) || !isNumber(operand)) return operand;
  if (Number.isNaN(toNumber(current)) || Number.isNaN(toNumber(operand))) return double(Number.NaN);
  const order = Buffer.compare(encodeValue(operand), encodeValue(current));
  return order * direction > 0 ? operand : current;
}

function double(value: number): FirestoreValue {
  if (Number.isNaN(value)) return { doubleValue: 'NaN' };
  if (value === Infinity) return { doubleValue: 'Infinity' };
  if (value === -Infinity) return { doubleValue: '-Infinity' };
  return { doubleValue: value };
}
