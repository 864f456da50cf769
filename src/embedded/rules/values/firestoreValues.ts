/** Turns what Firestore stores (REST form) into values of the rules language, each field on first touch. */
import type { FirestoreFields, FirestoreValue } from '../../firestore/value.ts';
import { parseTimestamp } from './parseTimestamp.ts';
import {
  boolValue,
  floatValue,
  type MapEntries,
  mapValue,
  nullValue,
  pathValue,
  type RulesOutcome,
  type RulesValue,
  stringValue,
} from './value.ts';

export function fromFirestoreValue(value: FirestoreValue): RulesValue {
  if ('stringValue' in value) return stringValue(value.stringValue);
  if ('booleanValue' in value) return boolValue(value.booleanValue);
  if ('integerValue' in value) return { kind: 'int', value: BigInt(value.integerValue) };
  if ('doubleValue' in value) return floatValue(Number(value.doubleValue));
  if ('timestampValue' in value)
    return { kind: 'timestamp', nanoseconds: parseTimestamp(value.timestampValue) ?? 0n };
  if ('mapValue' in value) return mapValue(new StoredEntries(value.mapValue.fields ?? {}));
  if ('arrayValue' in value)
    return { kind: 'list', items: (value.arrayValue.values ?? []).map(fromFirestoreValue) };
  if ('bytesValue' in value) return { kind: 'bytes', value: Buffer.from(value.bytesValue, 'base64') };
  if ('referenceValue' in value) return pathFromResourceName(value.referenceValue);
  if ('geoPointValue' in value) {
    const { latitude, longitude } = value.geoPointValue;
    return { kind: 'latlng', latitude: latitude ?? 0, longitude: longitude ?? 0 };
  }
  return nullValue;
}

/** `projects/p/databases/d/documents/a/b` as the path rules see: `/databases/d/documents/a/b`. */
export function pathFromResourceName(name: string): RulesValue {
  const segments = name.split('/').filter((segment) => segment !== '');
  return pathValue(segments[0] === 'projects' ? segments.slice(2) : segments);
}

/** A stored map whose fields are converted when read, so that a decision costs what its rule looks at. */
export class StoredEntries implements MapEntries {
  private readonly fields: FirestoreFields;
  private readonly converted = new Map<string, RulesOutcome>();
  private names: readonly string[] | null = null;

  constructor(fields: FirestoreFields) {
    this.fields = fields;
  }

  get size(): number {
    return this.listNames().length;
  }

  get(key: string): RulesOutcome | undefined {
    const known = this.converted.get(key);
    if (known !== undefined) return known;
    const field = Object.hasOwn(this.fields, key) ? this.fields[key] : undefined;
    if (field === undefined) return undefined;
    const value = fromFirestoreValue(field);
    this.converted.set(key, value);
    return value;
  }

  has(key: string): boolean {
    return Object.hasOwn(this.fields, key);
  }

  keys(): Iterable<string> {
    return this.listNames();
  }

  private listNames(): readonly string[] {
    this.names ??= Object.keys(this.fields);
    return this.names;
  }
}
