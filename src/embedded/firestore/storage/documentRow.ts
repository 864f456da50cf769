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
}

export function readRow(row: Row): StoredDocument {
  const fields: FirestoreFields = JSON.parse(textOf(row, 'fields'));
  return {
    path: textOf(row, 'path'),
    key: bytesOf(row, 'key'),
    fields,
    created: numberOf(row, 'created'),
    updated: numberOf(row, 'updated'),
  };
}
