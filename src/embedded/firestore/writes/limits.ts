/**
 * The vendor's limits on a stored document.
 * Source: https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields,
 * https://firebase.google.com/docs/firestore/storage-size
 */
import { invalidArgument } from '../errors.ts';
import { formatFieldPath } from '../paths/fieldPath.ts';
import type { FirestoreFields, FirestoreValue } from '../value.ts';
import { isVector } from '../values/encodeValue.ts';

const MAXIMUM_DOCUMENT_BYTES = 1_048_576;
export const MAXIMUM_DEPTH = 20;
const MAXIMUM_INDEX_ENTRIES = 40_000;
const MAXIMUM_VALUE_BYTES = 1_048_487;
const MAXIMUM_FIELD_NAME_BYTES = 1500;
const MAXIMUM_VECTOR_DIMENSION = 2048;

/** Throws INVALID_ARGUMENT when the vendor would not store this. `name` is the full resource name. */
export function validateStored(name: string, path: string, fields: FirestoreFields): void {
  const tally = { entries: 0 };
  const size = nameSize(path) + validateMap(fields, [], 1, tally) + 32;
  if (size > MAXIMUM_DOCUMENT_BYTES) {
    throw invalidArgument(
      `Document '${name}' cannot be written because its size (${size.toLocaleString('en-US')} bytes) exceeds the maximum allowed size of ${MAXIMUM_DOCUMENT_BYTES.toLocaleString('en-US')} bytes.`,
    );
  }
  if (tally.entries > MAXIMUM_INDEX_ENTRIES) {
    throw invalidArgument(
      `too many index entries for entity ${name}: a document may have at most ${MAXIMUM_INDEX_ENTRIES}.`,
    );
  }
}

/** Of one entry, and of all entries of a document: the index's value and the document's name, with what an entry costs. */
const MAXIMUM_ENTRY_BYTES = 7_680;
const MAXIMUM_ENTRIES_BYTES = 8 * 1_048_576;
const ENTRY_COST = 48;

/** Throws INVALID_ARGUMENT for a document whose index entries the vendor would not store. */
export function validateEntries(path: string, entries: Iterable<{ readonly value: Uint8Array }>): void {
  let total = 0;
  for (const { value } of entries) {
    const size = value.length + nameSize(path) + ENTRY_COST;
    total += size;
    if (size > MAXIMUM_ENTRY_BYTES) {
      throw invalidArgument(
        `An index entry of document '${path}' is too large: ${size} bytes, the maximum is ${MAXIMUM_ENTRY_BYTES}.`,
      );
    }
    if (total > MAXIMUM_ENTRIES_BYTES) {
      throw invalidArgument(
        `The total size of all index entries of document '${path}' exceeds the maximum of ${MAXIMUM_ENTRIES_BYTES} bytes.`,
      );
    }
  }
}

interface Tally {
  entries: number;
}

function validateMap(
  fields: FirestoreFields,
  parent: readonly string[],
  depth: number,
  tally: Tally,
): number {
  let size = 0;
  for (const [name, value] of Object.entries(fields)) {
    const path = [...parent, name];
    const bytes = Buffer.byteLength(name);
    if (name === '') throw invalidArgument('Document fields must not be empty.');
    if (bytes > MAXIMUM_FIELD_NAME_BYTES) {
      throw invalidArgument(`A field name is longer than ${MAXIMUM_FIELD_NAME_BYTES} bytes.`);
    }
    if (/^__.*__$/s.test(name)) {
      throw invalidArgument(`Document fields cannot begin and end with "__" (found in field ${name}).`);
    }
    tally.entries += 2;
    const valueSize = validateValue(value, path, depth, tally, false);
    if (valueSize > MAXIMUM_VALUE_BYTES) {
      throw invalidArgument(
        `The value of property "${formatFieldPath(path)}" is longer than ${MAXIMUM_VALUE_BYTES} bytes.`,
      );
    }
    size += bytes + 1 + valueSize;
  }
  return size;
}

function validateValue(
  value: FirestoreValue,
  path: readonly string[],
  depth: number,
  tally: Tally,
  inArray: boolean,
): number {
  if ('mapValue' in value || 'arrayValue' in value) {
    if (depth > MAXIMUM_DEPTH) {
      throw invalidArgument(
        `Property ${formatFieldPath(path.slice(0, 1))} contains an invalid nested entity: the maximum depth is ${MAXIMUM_DEPTH}.`,
      );
    }
  }
  if ('mapValue' in value) {
    const fields = value.mapValue.fields ?? {};
    if (isVector(fields)) return validateVector(fields);
    return validateMap(fields, path, depth + 1, tally);
  }
  if ('arrayValue' in value) {
    if (inArray) throw invalidArgument('Cannot convert an array value in an array value.');
    let size = 0;
    for (const element of value.arrayValue.values ?? []) {
      tally.entries += 2;
      size += validateValue(element, path, depth + 1, tally, true);
    }
    return size;
  }
  if ('stringValue' in value) return Buffer.byteLength(value.stringValue) + 1;
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('referenceValue' in value) return nameSize(value.referenceValue.split('/').slice(5).join('/'));
  if ('geoPointValue' in value) return 16;
  return 'booleanValue' in value || 'nullValue' in value ? 1 : 8;
}

function validateVector(fields: FirestoreFields): number {
  const vector = fields.value;
  const values = vector && 'arrayValue' in vector ? (vector.arrayValue.values ?? []) : [];
  if (values.length === 0) throw invalidArgument('Vector must have at least 1 dimension.');
  if (values.length > MAXIMUM_VECTOR_DIMENSION) {
    throw invalidArgument(`Vectors must not have more than ${MAXIMUM_VECTOR_DIMENSION} dimensions.`);
  }
  if (
    Object.keys(fields).length !== 2 ||
    !values.every((entry) => 'doubleValue' in entry || 'integerValue' in entry)
  ) {
    throw invalidArgument('A vector holds numbers only.');
  }
  return values.length * 8;
}

const nameSize = (path: string) => Buffer.byteLength(path) + 1 + 16;
