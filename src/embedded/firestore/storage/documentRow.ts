/** A document as a row of SQLite. */
import type { FirestoreFields } from '../value.ts';
import { bytesOf, numberOf, type Row, textOf } from './sql.ts';

export interface StoredDocument {
  readonly path: string;
  readonly key: Buffer;
  readonly fields: FirestoreFields;
  /** Microseconds since the epoch. */
  readonly created: number;
  readonly updated: number;
  /** Characters of its fields as they are stored; absent from one that is still to be written. */
  readonly length?: number;
}

export function readRow(row: Row): StoredDocument {
  const text = textOf(row, 'fields');
  const fields: FirestoreFields = JSON.parse(text);
  return {
    path: textOf(row, 'path'),
    key: bytesOf(row, 'key'),
    fields,
    created: numberOf(row, 'created'),
    updated: numberOf(row, 'updated'),
    length: text.length,
  };
}
