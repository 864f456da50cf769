/** A document's fields as plain values: instants are dates, all numbers are numbers. */
import type { FirestoreFields, FirestoreValue } from '../firestore/value.ts';

export function plainFields(fields: FirestoreFields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));
}

function plainValue(value: FirestoreValue): unknown {
  if ('timestampValue' in value) return new Date(value.timestampValue);
  if ('integerValue' in value) return Number(value.integerValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(plainValue);
  if ('mapValue' in value) return plainFields(value.mapValue.fields ?? {});
  const [plain] = Object.values(value);
  return plain;
}
