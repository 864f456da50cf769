/** Reads `google.firestore.v1.Write` from JSON. Throws INVALID_ARGUMENT. */
import { FirestoreError, invalidArgument } from '../errors.ts';
import { formatFieldPath, NAME_FIELD, parseFieldPath } from '../paths/fieldPath.ts';
import { type DatabaseName, parseDocumentName } from '../paths/resourceName.ts';
import type { FieldTransform, Precondition, TransformOperation, Write } from '../writes/write.ts';
import { isRecord, parseFields, parseValue } from './parseValue.ts';
import { toMicroseconds } from './timestamp.ts';

const MAXIMUM_TRANSFORMS = 500;

export function parseWrite(json: unknown, database: DatabaseName): Write {
  if (!isRecord(json)) throw invalidArgument('Invalid JSON payload received. A write must be an object.');
  const precondition = parsePrecondition(json.currentDocument);
  if (json.update !== undefined) {
    const document = requireRecord(json.update, 'update');
    return {
      kind: 'update',
      path: documentPath(document.name, database),
      fields: parseFields(document.fields),
      mask: json.updateMask === undefined ? null : parseMask(json.updateMask),
      transforms: parseTransforms(json.updateTransforms),
      precondition,
    };
  }
  if (json.delete !== undefined) {
    return { kind: 'delete', path: documentPath(json.delete, database), precondition };
  }
  if (json.verify !== undefined) {
    return { kind: 'verify', path: documentPath(json.verify, database), precondition };
  }
  if (json.transform !== undefined) {
    const transform = requireRecord(json.transform, 'transform');
    return {
      kind: 'update',
      path: documentPath(transform.document, database),
      fields: {},
      mask: [],
      transforms: parseTransforms(transform.fieldTransforms),
      precondition,
    };
  }
  throw invalidArgument('Invalid write: an operation is required.');
}

export function parseMask(json: unknown) {
  const { fieldPaths } = requireRecord(json, 'mask');
  const texts = fieldPaths ?? [];
  if (!Array.isArray(texts)) throw invalidArgument('Invalid JSON payload received. Invalid field mask.');
  const paths = texts.map((text: unknown) => {
    if (typeof text !== 'string') {
      throw invalidArgument('Invalid JSON payload received. Invalid field mask.');
    }
    return parseFieldPath(text);
  });
  return paths;
}

function parsePrecondition(json: unknown): Precondition | null {
  if (json === undefined || json === null) return null;
  const { exists, updateTime } = requireRecord(json, 'currentDocument');
  if (exists !== undefined && updateTime !== undefined) {
    throw invalidArgument('Invalid precondition: only one condition may be set.');
  }
  if (typeof exists === 'boolean') return { exists };
  if (typeof updateTime === 'string') return { updateTime: toMicroseconds(updateTime) };
  if (exists !== undefined || updateTime !== undefined) throw invalidArgument('Invalid precondition.');
  return null;
}

function parseTransforms(json: unknown): FieldTransform[] {
  if (json === undefined || json === null) return [];
  if (!Array.isArray(json)) throw invalidArgument('Invalid JSON payload received. Invalid transforms.');
  if (json.length > MAXIMUM_TRANSFORMS) {
    throw invalidArgument(`A document may have at most ${MAXIMUM_TRANSFORMS} field transforms.`);
  }
  return json.map(parseTransform);
}

function parseTransform(json: unknown): FieldTransform {
  const transform = requireRecord(json, 'updateTransforms');
  const { fieldPath } = transform;
  if (typeof fieldPath !== 'string') throw invalidArgument('A field transform needs a field path.');
  const path = parseFieldPath(fieldPath);
  if (formatFieldPath(path) === NAME_FIELD) throw invalidArgument('Cannot transform the name of a document.');
  return { path, operation: parseOperation(transform) };
}

function parseOperation(transform: Record<string, unknown>): TransformOperation {
  const serverValue = transform.setToServerValue;
  if (serverValue !== undefined) {
    if (serverValue !== 'REQUEST_TIME' && serverValue !== 1) {
      throw invalidArgument('Unknown server value for a field transform.');
    }
    return { kind: 'serverTime' };
  }
  for (const kind of ['increment', 'maximum', 'minimum'] as const) {
    if (transform[kind] === undefined) continue;
    const operand = parseValue(transform[kind]);
    if (!('integerValue' in operand) && !('doubleValue' in operand)) {
      throw invalidArgument(`The operand of "${kind}" must be a number.`);
    }
    return { kind, operand };
  }
  for (const [name, kind] of [
    ['appendMissingElements', 'arrayUnion'],
    ['removeAllFromArray', 'arrayRemove'],
  ] as const) {
    if (transform[name] === undefined) continue;
    const list = parseValue({ arrayValue: transform[name] });
    return { kind, elements: 'arrayValue' in list ? (list.arrayValue.values ?? []) : [] };
  }
  throw new FirestoreError('INVALID_ARGUMENT', 'A field transform needs an operation.');
}

function documentPath(name: unknown, database: DatabaseName): string {
  if (typeof name !== 'string') throw invalidArgument('A write needs the name of a document.');
  return parseDocumentName(name, database).segments.join('/');
}

function requireRecord(json: unknown, what: string): Record<string, unknown> {
  if (!isRecord(json)) {
    throw invalidArgument(`Invalid JSON payload received. Invalid value at '${what}'.`);
  }
  return json;
}
