/**
 * Values as bytes whose order is the vendor's order across all types. Index entries, filters, sorting and
 * cursors all compare these bytes, so there is one definition of order. Equal bytes are equal values:
 * 1 and 1.0 are equal, so are 0.0 and -0.0.
 * Every encoding ends itself, so several can be joined into a composite key.
 * Source: https://firebase.google.com/docs/firestore/manage-data/data-types#value_type_ordering
 */

import type { FirestoreFields, FirestoreValue } from '../value.ts';
import { parseTimestamp } from '../wire/timestamp.ts';
import { ByteWriter } from './ByteWriter.ts';
import { writeSegment } from './encodePath.ts';

const END = 0;
export const typeTags = {
  null: 0x05,
  boolean: 0x0a,
  number: 0x0f,
  timestamp: 0x14,
  string: 0x19,
  bytes: 0x1e,
  reference: 0x23,
  geoPoint: 0x28,
  array: 0x2d,
  vector: 0x32,
  map: 0x37,
} as const;

export function encodeValue(value: FirestoreValue): Buffer {
  const writer = new ByteWriter();
  writeValue(writer, value);
  return writer.finish();
}

export const isVector = (fields: FirestoreFields | undefined): boolean => {
  const type = fields?.__type__;
  return type !== undefined && 'stringValue' in type && type.stringValue === '__vector__';
};

function writeValue(writer: ByteWriter, value: FirestoreValue): void {
  if ('nullValue' in value) {
    writer.byte(typeTags.null);
  } else if ('booleanValue' in value) {
    writer.byte(typeTags.boolean);
    writer.byte(value.booleanValue ? 1 : 0);
  } else if ('integerValue' in value) {
    writer.byte(typeTags.number);
    writeInteger(writer, value.integerValue);
  } else if ('doubleValue' in value) {
    writer.byte(typeTags.number);
    writer.double(Number(value.doubleValue));
    writer.unsigned16(0);
  } else if ('timestampValue' in value) {
    const { seconds, nanoseconds } = parseTimestamp(value.timestampValue);
    writer.byte(typeTags.timestamp);
    writer.unsigned64(BigInt.asUintN(64, BigInt(seconds) + 2n ** 63n));
    writer.unsigned32(nanoseconds);
  } else if ('stringValue' in value) {
    writer.byte(typeTags.string);
    writer.text(value.stringValue);
  } else if ('bytesValue' in value) {
    writer.byte(typeTags.bytes);
    writer.escaped(Buffer.from(value.bytesValue, 'base64'));
  } else if ('referenceValue' in value) {
    writer.byte(typeTags.reference);
    for (const segment of value.referenceValue.split('/')) writeSegment(writer, segment);
    writer.byte(END);
  } else if ('geoPointValue' in value) {
    writer.byte(typeTags.geoPoint);
    writer.double(value.geoPointValue.latitude);
    writer.double(value.geoPointValue.longitude);
  } else if ('arrayValue' in value) {
    writer.byte(typeTags.array);
    for (const element of value.arrayValue.values ?? []) writeValue(writer, element);
    writer.byte(END);
  } else {
    writeMap(writer, value.mapValue.fields ?? {});
  }
}

function writeMap(writer: ByteWriter, fields: FirestoreFields): void {
  if (isVector(fields)) {
    const vector = fields.value;
    const values = vector && 'arrayValue' in vector ? (vector.arrayValue.values ?? []) : [];
    writer.byte(typeTags.vector);
    writer.unsigned32(values.length);
    for (const element of values) writeValue(writer, element);
    return;
  }
  writer.byte(typeTags.map);
  const keys = Object.keys(fields);
  if (keys.length > 1) keys.sort((left, right) => Buffer.compare(Buffer.from(left), Buffer.from(right)));
  for (const key of keys) {
    const value = fields[key];
    if (value === undefined) continue;
    writer.byte(typeTags.string);
    writer.text(key);
    writeValue(writer, value);
  }
  writer.byte(END);
}

/** The nearest double below, then what is left of the integer: exact next to doubles over all 64 bits. */
function writeInteger(writer: ByteWriter, text: string): void {
  const near = Number(text);
  if (Number.isSafeInteger(near)) {
    writer.double(near);
    writer.unsigned16(0);
    return;
  }
  const exact = BigInt(text);
  const floor = BigInt(near) > exact ? previousDouble(near) : near;
  writer.double(floor);
  writer.unsigned16(Number(exact - BigInt(floor)));
}

function previousDouble(value: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  view.setBigInt64(0, view.getBigInt64(0) + (value > 0 ? -1n : 1n));
  return view.getFloat64(0);
}
