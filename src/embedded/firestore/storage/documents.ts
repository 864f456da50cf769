/**
 * Documents and their index entries in SQLite. Everything here is synchronous; `put` and `remove` run inside
 * the caller's transaction, so that a document and its entries are never apart.
 */
import { type DatabaseName, databaseNameOf, nameOf } from '../paths/resourceName.ts';
import type { FirestoreDocument } from '../value.ts';
import { afterPrefix, encodePath } from '../values/encodePath.ts';
import { fromMicroseconds } from '../wire/timestamp.ts';
import { validateEntries } from '../writes/limits.ts';
import { readRow, type StoredDocument } from './documentRow.ts';
import type { IndexEntry, Indexes } from './indexes.ts';
import { numberOf, type Sql } from './sql.ts';
import { VERSIONS_KEPT, type Versions } from './versions.ts';

export type { StoredDocument } from './documentRow.ts';

export interface Documents {
  /** The database's number; one that never held a document has `NO_DATABASE`, where nothing is found. */
  databaseId(name: DatabaseName): number;
  /** Makes the database when it is new; inside a transaction. */
  obtainDatabase(name: DatabaseName): number;
  get(database: number, key: Uint8Array): StoredDocument | null;
  put(database: number, document: StoredDocument, before: StoredDocument | null): void;
  /** `removed` is the time of the commit, in microseconds. */
  remove(database: number, document: StoredDocument, removed: number): void;
  /** Documents from `from` (inclusive) below `to`, at most `limit`. */
  range(database: number, from: Uint8Array, to: Uint8Array, limit: number): StoredDocument[];
  clear(database: number): void;
  /** The next commit's time: the clock's, and always later than every commit before. */
  nextCommitTime(now: number): number;
  /** The time of a read: every commit so far is seen, none that follows. */
  latestCommitTime(now: number): number;
}

const NO_DATABASE = -1;

export const documentKey = (path: string): Buffer => encodePath(path.split('/'));

export function toWire(database: DatabaseName, document: StoredDocument): FirestoreDocument {
  return {
    name: nameOf(database, document.path),
    fields: document.fields,
    createTime: fromMicroseconds(document.created),
    updateTime: fromMicroseconds(document.updated),
  };
}

/** How often past versions are looked through for those to forget, in microseconds. */
const FORGET_INTERVAL = 60_000_000;

export function createDocuments(sql: Sql, indexes: Indexes, versions: Versions): Documents {
  let lastCommit = numberOf(sql.get('SELECT last_commit FROM firestore_clock') ?? {}, 'last_commit');

  let lastRead = lastCommit;
  let lastForgotten = 0;

  const databaseId = (name: DatabaseName): number => {
    const row = sql.get('SELECT id FROM firestore_databases WHERE name = ?', databaseNameOf(name));
    return row ? numberOf(row, 'id') : NO_DATABASE;
  };
  const addEntries = (entries: Iterable<IndexEntry>, key: Uint8Array) => {
    for (const { index, value } of entries) {
      sql.run('INSERT INTO firestore_entries VALUES (?, ?, ?)', index, value, key);
    }
  };
  const removeEntries = (entries: Iterable<IndexEntry>, key: Uint8Array) => {
    for (const { index, value } of entries) {
      sql.run(
        'DELETE FROM firestore_entries WHERE index_id = ? AND value = ? AND key = ?',
        index,
        value,
        key,
      );
    }
  };

  return {
    databaseId,
    obtainDatabase(name) {
      const known = databaseId(name);
      if (known !== NO_DATABASE) return known;
      const row = sql.get(
        'INSERT INTO firestore_databases (name) VALUES (?) RETURNING id',
        databaseNameOf(name),
      );
      const id = numberOf(row ?? {}, 'id');
      indexes.declareComposites(id);
      return id;
    },

    get(database, key) {
      const row = sql.get(
        'SELECT path, key, fields, created, updated FROM firestore_documents WHERE database = ? AND key = ?',
        database,
        key,
      );
      return row ? readRow(row) : null;
    },

    put(database, document, before) {
      const { path, key, fields, created, updated } = document;
      const segments = path.split('/');
      const entries = indexes.entriesOf(database, segments, fields);
      validateEntries(path, entries.values());
      if (before) {
        versions.keep(database, before, updated);
        sql.run(
          'UPDATE firestore_documents SET fields = ?, created = ?, updated = ? WHERE database = ? AND key = ?',
          JSON.stringify(fields),
          created,
          updated,
          database,
          key,
        );
        const old = indexes.entriesOf(database, segments, before.fields);
        removeEntries(difference(old, entries), key);
        addEntries(difference(entries, old), key);
      } else {
        sql.run(
          'INSERT INTO firestore_documents (database, key, path, fields, created, updated) VALUES (?, ?, ?, ?, ?, ?)',
          database,
          key,
          path,
          JSON.stringify(fields),
          created,
          updated,
        );
        addEntries(entries.values(), key);
      }
    },

    remove(database, document, removed) {
      const { path, key, fields } = document;
      versions.keep(database, document, removed);
      sql.run('DELETE FROM firestore_documents WHERE database = ? AND key = ?', database, key);
      removeEntries(indexes.entriesOf(database, path.split('/'), fields).values(), key);
    },

    range: (database, from, to, limit) =>
      sql
        .all(
          `SELECT path, key, fields, created, updated FROM firestore_documents
           WHERE database = ? AND key >= ? AND key < ? ORDER BY key LIMIT ?`,
          database,
          from,
          to,
          limit,
        )
        .map(readRow),

    clear(database) {
      sql.run(
        'DELETE FROM firestore_entries WHERE index_id IN (SELECT id FROM firestore_indexes WHERE database = ?)',
        database,
      );
      sql.run('DELETE FROM firestore_documents WHERE database = ?', database);
      versions.clear(database);
    },

    nextCommitTime(now) {
      // Later than every read that was answered, too: what was read at a time does not change afterwards.
      lastCommit = Math.max(now * 1000, lastCommit + 1, lastRead + 1);
      sql.run('UPDATE firestore_clock SET last_commit = ?', lastCommit);
      if (lastCommit - lastForgotten > FORGET_INTERVAL) {
        versions.forget(lastCommit - VERSIONS_KEPT);
        lastForgotten = lastCommit;
      }
      return lastCommit;
    },
    latestCommitTime(now) {
      lastRead = Math.max(now * 1000, lastCommit);
      return lastRead;
    },
  };
}

/** Every document below `path` (not itself). */
export const subtreeOf = (path: readonly string[]): { from: Buffer; to: Buffer } => {
  const prefix = encodePath(path);
  return { from: Buffer.concat([prefix, Buffer.of(0)]), to: afterPrefix(prefix) };
};

function* difference(left: Map<string, IndexEntry>, right: Map<string, IndexEntry>): Generator<IndexEntry> {
  for (const [id, entry] of left) if (!right.has(id)) yield entry;
}
