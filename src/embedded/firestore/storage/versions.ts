/**
 * Past versions of documents, for reads at a time (`readTime`) and read-only transactions. The vendor keeps them for an
 * hour, and so does this; a version is written in the same SQLite transaction as the change that replaced it.
 * Source: https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents/get (`readTime`)
 *
 * A disk has an end, so the versions of one document, and all together, take a bounded room: past it the oldest are
 * dropped, and a read at a time when one of those stood is refused as too old. See [Note: Bytes of versions].
 */
import { FirestoreError } from '../errors.ts';
import { readRow, type StoredDocument } from './documentRow.ts';
import { bytesOf, numberOf, type Sql, textOf } from './sql.ts';

/** Microseconds. */
export const VERSIONS_KEPT = 3_600_000_000;

export interface VersionBounds {
  /** Of one document. */
  readonly bytes: number;
  readonly bytesOfAll: number;
}

const MEBIBYTE = 1_048_576;
const defaultBounds: VersionBounds = { bytes: 4 * MEBIBYTE, bytesOfAll: 256 * MEBIBYTE };

export interface Versions {
  /** Inside the transaction that replaces or removes `document` at `replaced`. */
  keep(database: number, document: StoredDocument, replaced: number): void;
  /** Throws FAILED_PRECONDITION when the version that stood then was dropped. */
  get(database: number, key: Uint8Array, at: number): StoredDocument | null;
  /** Keys in `[from, to)` of which a version stood at a time and does not stand any more. */
  keys(database: number, from: Uint8Array, to: Uint8Array, at: number): Buffer[];
  /** Paths of `[from, to)` whose versions of a time were dropped. */
  dropped(database: number, from: Uint8Array, to: Uint8Array, at: number): string[];
  clear(database: number): void;
  /** Forgets what ended before `before`. */
  forget(before: number): void;
}

const columns = 'path, key, fields, created, updated';

export const tooOld = () =>
  new FirestoreError('FAILED_PRECONDITION', 'The requested snapshot version is too old.');

export function createVersions(sql: Sql, bounds: VersionBounds = defaultBounds): Versions {
  const drop = (database: number, key: Uint8Array, replaced: number) => {
    const place = [database, key, replaced] as const;
    sql.run('DELETE FROM firestore_versions WHERE database = ? AND key = ? AND replaced = ?', ...place);
    sql.run(
      'UPDATE firestore_version_bytes SET dropped = max(dropped, ?) WHERE database = ? AND key = ?',
      replaced,
      database,
      key,
    );
  };

  const dropPastBounds = (database: number, key: Uint8Array) => {
    const bytesOfOne = () =>
      sql.get('SELECT bytes FROM firestore_version_bytes WHERE database = ? AND key = ?', database, key);
    const oldestOfOne = () =>
      sql.get(
        'SELECT replaced FROM firestore_versions WHERE database = ? AND key = ? ORDER BY replaced LIMIT 1',
        database,
        key,
      );
    while (numberOf(bytesOfOne() ?? { bytes: 0 }, 'bytes') > bounds.bytes) {
      const oldest = oldestOfOne();
      if (!oldest) return;
      drop(database, key, numberOf(oldest, 'replaced'));
    }
    const bytesOfAll = () => sql.get('SELECT bytes FROM firestore_versions_total');
    while (numberOf(bytesOfAll() ?? { bytes: 0 }, 'bytes') > bounds.bytesOfAll) {
      const oldest = sql.get(
        'SELECT database, key, replaced FROM firestore_versions ORDER BY replaced LIMIT 1',
      );
      if (!oldest) return;
      drop(numberOf(oldest, 'database'), bytesOf(oldest, 'key'), numberOf(oldest, 'replaced'));
    }
  };

  return {
    keep(database, { key, path, fields, created, updated }, replaced) {
      sql.run(
        'INSERT INTO firestore_versions VALUES (?, ?, ?, ?, ?, ?, ?)',
        database,
        key,
        replaced,
        path,
        JSON.stringify(fields),
        created,
        updated,
      );
      dropPastBounds(database, key);
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
      if (row) return readRow(row);
      const forgotten = sql.get(
        'SELECT dropped FROM firestore_version_bytes WHERE database = ? AND key = ? AND dropped > ?',
        database,
        key,
        at,
      );
      if (forgotten) throw tooOld();
      return null;
    },
    dropped: (database, from, to, at) =>
      sql
        .all(
          `SELECT path FROM firestore_version_bytes
           WHERE database = ? AND key >= ? AND key < ? AND dropped > ?`,
          database,
          from,
          to,
          at,
        )
        .map((row) => textOf(row, 'path')),
    keys: (database, from, to, at) =>
      sql
        .all(
          `SELECT key FROM firestore_versions
           WHERE database = ? AND key >= ? AND key < ? AND replaced > ? AND updated <= ?`,
          database,
          from,
          to,
          at,
          at,
        )
        .map((row) => bytesOf(row, 'key')),
    clear: (database) => {
      sql.run('DELETE FROM firestore_versions WHERE database = ?', database);
      sql.run('DELETE FROM firestore_version_bytes WHERE database = ?', database);
    },
    forget: (before) => {
      sql.run('DELETE FROM firestore_versions WHERE replaced < ?', before);
      sql.run('DELETE FROM firestore_version_bytes WHERE bytes = 0 AND dropped < ?', before);
    },
  };
}
