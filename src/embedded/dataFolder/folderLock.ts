/** A lock on a folder. It is the operating system's and ends with the process, however it ends. */
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** SQLite names its working files after it: all that begin so belong to the lock. */
export const LOCK_NAME = 'lock.sqlite';

/** Returns what lets go of it. Throws when another process holds it, or the folder cannot be written. */
export function lockFolder(path: string): () => void {
  const database = new DatabaseSync(join(path, LOCK_NAME));
  try {
    chmodSync(join(path, LOCK_NAME), 0o600);
    database.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;');
  } catch (error) {
    database.close();
    throw error;
  }
  return () => database.close();
}
