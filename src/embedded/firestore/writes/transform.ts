/**
 * Field transforms, applied to the value a field has.
 * Source: https://firebase.google.com/docs/firestore/reference/rest/v1/Write#FieldTransform
 */
import type { FirestoreValue } from '../value.ts';
import { encodeValue } from '../values/encodeValue.ts';
import { fromMicroseconds } from '../wire/timestamp.ts';
import type { TransformOperation } from './write.ts';

export interface Transformed {
  readonly value: FirestoreValue;
  /** What the client is told: the new value, or null for array transforms. */
  readonly result: FirestoreValue;
}

type NumberValue = Extract<FirestoreValue, { integerValue: string } | { doubleValue: unknown }>;

const MINIMUM_INTEGER = -(2n ** 63n);
const MAXIMUM_INTEGER = 2n ** 63n - 1n;

export function applyTransform(
  operation: TransformOperation,
  current: FirestoreValue | undefined,
  commitTime: number,
): Transformed {
  switch (operation.kind) {
    case 'serverTime':
      return same({ timestampValue: fromMicroseconds(commitTime) });
    case 'increment':
      return same(increment(current, operation.operand));
    case 'maximum':
      return same(extreme(current, operation.operand, 1));
    case 'minimum':
      return same(extreme(current, operation.operand, -1));
    case 'arrayUnion': {
      const values = [...elementsOf(current)];
      const present = new Set(values.map(identity));
      for (const element of operation.elements) {
        if (present.has(identity(element))) continue;
        present.add(identity(element));
        values.push(element);
      }
      return array(values);
    }
    case 'arrayRemove': {
      const gone = new Set(operation.elements.map(identity));
      return array(elementsOf(current).filter((element) => !gone.has(identity(element))));
    }
  }
}

const same = (value: FirestoreValue): Transformed => ({ value, result: value });
const array = (values: FirestoreValue[]): Transformed => ({
  value: { arrayValue: values.length === 0 ? {} : { values } },
  result: { nullValue: null },
});
const identity = (value: FirestoreValue) => encodeValue(value).toString('latin1');
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
