/**
 * The one SQLite file of a data folder. Every protocol keeps its tables here under its own prefix
 * (`identity_`, `firestore_`, `storage_`, ...), so that a snapshot of the file is a snapshot of everything.
 *
 * Promise: a transaction that returned is on the disk (`synchronous=FULL`, write-ahead log).
 */
import type { DatabaseSync } from 'node:sqlite';
import { type Condition, createCondition } from './condition.ts';
import { WatchedDatabase } from './watchDatabase.ts';

export class DataFormatError extends Error {
  override readonly name = 'DataFormatError';
}

/** `condition` learns what any statement finds wrong with the disk. */
export function openDatabase(path: string, condition: Condition = createCondition()): DatabaseSync {
  const database = new WatchedDatabase(path, condition);
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA busy_timeout = 5000;
    PRAGMA temp_store = MEMORY;
    CREATE TABLE IF NOT EXISTS schema_version (module TEXT PRIMARY KEY, version INTEGER NOT NULL) STRICT;
  `);
  return database;
}

/**
 * Brings a module's tables to the newest step, in one transaction. Steps are append-only: one that has shipped never changes.
 * Throws DataFormatError when the folder was written by a newer Amaranth.
 */
export function migrate(database: DatabaseSync, module: string, steps: readonly string[]): void {
  const row = database.prepare('SELECT version FROM schema_version WHERE module = ?').get(module);
  const current = typeof row?.version === 'number' ? row.version : 0;
  if (current > steps.length) {
    throw new DataFormatError(
      `The data folder's "${module}" tables are at version ${current}; this Amaranth knows ${steps.length}. Use the newer release.`,
    );
  }
  if (current === steps.length) return;
  transaction(database, () => {
    for (const sql of steps.slice(current)) database.exec(sql);
    database
      .prepare(
        'INSERT INTO schema_version VALUES (?, ?) ON CONFLICT (module) DO UPDATE SET version = excluded.version',
      )
      .run(module, steps.length);
  });
}

/** Runs `work` in one write transaction: all of it, or none. Not reentrant. */
export function transaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
