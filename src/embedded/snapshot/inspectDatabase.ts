/** What SQLite itself says about a copied database, and which files its rows name. */
import { DatabaseSync } from 'node:sqlite';
import { type NamedFile, readNamedFiles } from '../dataFolder/namedFiles.ts';

export interface Inspection {
  /** SQLite's own check of every page and index. */
  readonly isSound: boolean;
  /** Null when they cannot be read. */
  readonly namedFiles: readonly NamedFile[] | null;
}

export function inspectDatabase(path: string): Inspection {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    return { isSound: isSound(database), namedFiles: namedFilesOf(database) };
  } finally {
    database.close();
  }
}

function isSound(database: DatabaseSync): boolean {
  try {
    const [row] = database.prepare('PRAGMA integrity_check').all();
    return row?.integrity_check === 'ok';
  } catch {
    return false;
  }
}

function namedFilesOf(database: DatabaseSync): NamedFile[] | null {
  try {
    return [...readNamedFiles(database)];
  } catch {
    return null;
  }
}
