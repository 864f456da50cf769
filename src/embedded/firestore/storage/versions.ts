/**
 * Past versions of documents, for reads at a time (`readTime`) and read-only transactions. The vendor keeps them for an
 * hour, and so does this; a version is written in the same SQLite transaction as the change that replaced it.
 * Source: https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents/get (`readTime`)
 */
import { readRow, type StoredDocument } from './documentRow.ts';
import type { Sql } from './sql.ts';

/** Microseconds. */
export const VERSIONS_KEPT = 3_600_000_000;

export interface Versions {
  /** Inside the transaction that replaces or removes `document` at `replaced`. */
  keep(database: number, document: StoredDocument, replaced: number): void;
  get(database: number, key: Uint8Array, at: number): StoredDocument | null;
  /** Versions of `[from, to)` that stood at a time and do not stand any more. */
  range(database: number, from: Uint8Array, to: Uint8Array, at: number): StoredDocument[];
  clear(database: number): void;
  /** Forgets what ended before `before`. */
  forget(before: number): void;
}

const columns = 'path, key, fields, created, updated';

export function createVersions(sql: Sql): Versions {
  return {
    keep(database, { key, path, fields, created, updated }, replaced) {
      sql.run(
        'INSERT OR REPLACE INTO firestore_versions VALUES (?, ?, ?, ?, ?, ?, ?)',
        database,
        key,
        replaced,
        path,
        JSON.stringify(fields),
        created,
        updated,
      );
    },
    get(database, key, at) {
      const row = sql.get(
        `SELECT ${columns} FROM firestore_versions
         WHERE database = ? AND key = ? AND replaced > ? AND updated <= ?`,
        database,
        key,
        at,
        at,
      );
      return row ? readRow(row) : null;
    },
    range: (database, from, to, at) =>
      sql
        .all(
          `SELECT ${columns} FROM firestore_versions
           WHERE database = ? AND key >= ? AND key < ? AND replaced > ? AND updated <= ?`,
          database,
          from,
          to,
          at,
          at,
        )
        .map(readRow),
    clear: (database) => {
      sql.run('DELETE FROM firestore_versions WHERE database = ?', database);
    },
    forget: (before) => {
      sql.run('DELETE FROM firestore_versions WHERE replaced < ?', before);
    },
  };
}
