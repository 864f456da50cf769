/**
 * Reads `google.firestore.v1.Value` from JSON of unknown make into the one form that is stored and compared:
 * integers as text, bytes as standard base64, timestamps cut to microseconds.
 * Throws INVALID_ARGUMENT for everything else.
 */
import { invalidArgument } from '../errors.ts';
import { emptyFields } from '../paths/fieldPath.ts';
import { MAXIMUM_NAME_BYTES } from '../paths/resourceName.ts';
import type { FirestoreFields, FirestoreValue } from '../value.ts';
import { formatTimestamp, parseTimestamp, truncateToMicroseconds } from './timestamp.ts';

/** Maps and arrays inside each other; deeper than any limit of a document, and far from the stack's end. */
const MAXIMUM_NESTING = 100;
const MINIMUM_INTEGER = -(2n ** 63n);
const MAXIMUM_INTEGER = 2n ** 63n - 1n;

export function isRecord(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** A number, or a number's text; NaN for everything else, whose conversion might throw. */
export function toNumber(json: unknown): number {
  return typeof json === 'number' || typeof json === 'string' ? Number(json) : Number.NaN;
}

export function parseFields(json: unknown, nesting = 0): FirestoreFields {
  if (json === undefined || json === null) return {};
  if (!isRecord(json)) throw malformed('fields', json);
  const fields = emptyFields();
  for (const [name, value] of Object.entries(json)) {
    if (!name.isWellFormed()) throw invalidArgument('A field name is not valid UTF-8.');
    fields[name] = parseValue(value, nesting);
  }
  return fields;
}

export function parseValue(json: unknown, nesting = 0): FirestoreValue {
  if (!isRecord(json)) throw malformed('value', json);
  if (nesting > MAXIMUM_NESTING) throw invalidArgument('The value is nested too deeply.');
  const entries = Object.entries(json);
  const [entry] = entries;
  if (!entry || entries.length > 1) {
    throw invalidArgument('Invalid value: exactly one type must be set.');
  }
  const [type, content] = entry;
  switch (type) {
    case 'nullValue':
      if (content !== null && content !== 'NULL_VALUE' && content !== 0) throw malformed(type, content);
      return { nullValue: null };
    case 'booleanValue':
      if (typeof content !== 'boolean') throw malformed(type, content);
      return { booleanValue: content };
    case 'integerValue':
      return { integerValue: parseInteger(content) };
    case 'doubleValue':
      return { doubleValue: parseDouble(content) };
    case 'timestampValue':
      if (typeof content !== 'string') throw malformed(type, content);
      return { timestampValue: formatTimestamp(truncateToMicroseconds(parseTimestamp(content))) };
    case 'stringValue':
      if (typeof content !== 'string') throw malformed(type, content);
      if (!content.isWellFormed()) throw invalidArgument('A string is not valid UTF-8.');
      return { stringValue: content };
    case 'bytesValue':
      return { bytesValue: parseBytes(content) };
    case 'referenceValue':
      if (typeof content !== 'string' || !isResourceName(content)) {
        throw malformed(type, content);
      }
      return { referenceValue: content };
    case 'geoPointValue':
      return { geoPointValue: parseGeoPoint(content) };
    case 'arrayValue':
      return { arrayValue: parseArray(content, nesting) };
    case 'mapValue':
      return { mapValue: parseMap(content, nesting) };
    default:
      throw invalidArgument(
        `Invalid JSON payload received. Unknown name "${type.slice(0, 64)}": Cannot find field.`,
      );
  }
}

function isResourceName(text: string): boolean {
  if (text.length > MAXIMUM_NAME_BYTES) return false;
  const [projects, , databases, , documents, ...rest] = text.split('/');
  const isComplete = !text.includes('//') && !text.endsWith('/') && rest.every(Boolean);
  return projects === 'projects' && databases === 'databases' && documents === 'documents' && isComplete;
}

function parseArray(json: unknown, nesting: number): { values?: FirestoreValue[] } {
  if (!isRecord(json)) throw malformed('arrayValue', json);
  const values = json.values ?? [];
  if (!Array.isArray(values)) throw malformed('arrayValue', values);
  return values.length === 0 ? {} : { values: values.map((value) => parseValue(value, nesting + 1)) };
}

function parseMap(json: unknown, nesting: number): { fields?: FirestoreFields } {
  if (!isRecord(json)) throw malformed('mapValue', json);
  const fields = parseFields(json.fields, nesting + 1);
  return Object.keys(fields).length === 0 ? {} : { fields };
}

function parseInteger(content: unknown): string {
  const text =
    typeof content === 'number' && Number.isSafeInteger(content)
      ? String(content)
      : typeof content === 'string' && /^[+-]?\d{1,20}$/.test(content)
        ? content
        : null;
  if (text === null) throw malformed('integerValue', content);
  const number = BigInt(text.replace('+', ''));
  if (number < MINIMUM_INTEGER || number > MAXIMUM_INTEGER) throw malformed('integerValue', content);
  return String(number);
}

function parseDouble(content: unknown): number | 'NaN' | 'Infinity' | '-Infinity' {
  if (content === 'NaN' || content === 'Infinity' || content === '-Infinity') return content;
  const number =
    typeof content === 'number'
      ? content
      : typeof content === 'string' && /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/.test(content)
        ? Number(content)
        : Number.NaN;
  if (!Number.isFinite(number)) throw malformed('doubleValue', content);
  return number;
}

function parseBytes(content: unknown): string {
  if (typeof content !== 'string' || !/^[A-Za-z0-9+/_-]*={0,2}$/.test(content)) {
    throw malformed('bytesValue', content);
  }
  return Buffer.from(content, 'base64').toString('base64');
}

function parseGeoPoint(content: unknown): { latitude: number; longitude: number } {
  if (!isRecord(content)) throw malformed('geoPointValue', content);
  const { latitude = 0, longitude = 0 } = content;
  if (typeof latitude !== 'number' || !(Math.abs(latitude) <= 90)) {
    throw invalidArgument('The latitude must be between -90 and 90.');
  }
  if (typeof longitude !== 'number' || !(Math.abs(longitude) <= 180)) {
    throw invalidArgument('The longitude must be between -180 and 180.');
  }
  return { latitude, longitude };
}

function malformed(what: string, content: unknown) {
  return invalidArgument(`Invalid JSON payload received. Invalid value at '${what}': ${shorten(content)}.`);
}

/** What was sent, to be shown in a message. Nothing is shown of a list or an object: it may be deeper than the stack. */
export function shorten(json: unknown): string {
  if (typeof json === 'string') return JSON.stringify(json.slice(0, 64));
  if (Array.isArray(json)) return 'a list';
  return typeof json === 'object' && json !== null ? 'an object' : String(json);
}
