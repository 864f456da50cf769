/** Whether a document satisfies filters. The same order of bytes decides as in the indexes. */
import { NAME_FIELD, valueAt } from '../paths/fieldPath.ts';
import type { StoredDocument } from '../storage/documents.ts';
import type { FirestoreValue } from '../value.ts';
import { encodeValue, typeTags } from '../values/encodeValue.ts';
import { nameKey } from './orders.ts';
import type { FieldFilter, Operator, Query } from './query.ts';

type Predicate = (document: StoredDocument) => boolean;

export function createPredicate(filters: readonly FieldFilter[], query: Query): Predicate {
  const tests = filters.map((filter) => createTest(filter, query));
  return (document) => tests.every((test) => test(document));
}

function createTest(filter: FieldFilter, query: Query): Predicate {
  const { operator, path } = filter;
  if (filter.field === NAME_FIELD) {
    const operands = operandsOf(filter.value, operator).map((value) => nameKey(value, query));
    return ({ key }) => compareWith(operator, key, operands);
  }
  const operands = operandsOf(filter.value, operator).map(encodeValue);
  return ({ fields }) => {
    const value = valueAt(fields, path);
    if (value === undefined) return false;
    if (operator === 'array-contains' || operator === 'array-contains-any') {
      if (!('arrayValue' in value)) return false;
      return (value.arrayValue.values ?? []).some((element) => isAmong(encodeValue(element), operands));
    }
    return compareWith(operator, encodeValue(value), operands);
  };
}

const operandsOf = (value: FirestoreValue, operator: Operator): readonly FirestoreValue[] =>
  'arrayValue' in value && ['in', 'not-in', 'array-contains-any'].includes(operator)
    ? (value.arrayValue.values ?? [])
    : [value];

const isAmong = (bytes: Buffer, operands: readonly Buffer[]) => operands.some((one) => one.equals(bytes));

function compareWith(operator: Operator, bytes: Buffer, operands: readonly Buffer[]): boolean {
  const operand = operands[0] ?? Buffer.alloc(0);
  switch (operator) {
    case '==':
    case 'in':
      return isAmong(bytes, operands);
    case '!=':
      return bytes[0] !== typeTags.null && !bytes.equals(operand);
    case 'not-in':
      return (
        bytes[0] !== typeTags.null &&
        !operands.some((one) => one[0] === typeTags.null) &&
        !isAmong(bytes, operands)
      );
    default:
      break;
  }
  // A comparison is only ever with values of its own type; for __name__ both begin with a path segment.
  if (bytes[0] !== operand[0] && (bytes[0] ?? 0) >= typeTags.null) return false;
  const order = Buffer.compare(bytes, operand);
  switch (operator) {
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
    default:
      return false;
  }
}
