/**
 * Looks through a data folder for broken promises, changing nothing, also beside a running server: the pages of the
 * database, every person's records (`functions/invariants`), and the files that rows name. `amaranth check`, the kill
 * tests and the fuzz ask it.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { checkPerson, type Violation } from '../../functions/invariants/index.ts';
import { type NamedFile, readNamedFiles } from '../dataFolder/namedFiles.ts';
import { assertKnownFormat, DATABASE_NAME } from '../dataFolder/openDataFolder.ts';
import { checkContents } from './checkContents.ts';
import { checkFiles } from './checkFiles.ts';
import { readPersons } from './readPersons.ts';

interface CheckOptions {
  /** Milliseconds since the epoch. */
  readonly now?: number;
  /** Also reads every stored file and compares it with its checksum. */
  readonly areContentsRead?: boolean;
}

/** Every broken promise; none in a sound folder. Throws DataFolderError for a folder that is not ours, or newer. */
export async function checkDataFolder(
  path: string,
  { now = Date.now(), areContentsRead = false }: CheckOptions = {},
): Promise<readonly Violation[]> {
  const folder = resolve(path);
  assertKnownFormat(folder);
  if (!existsSync(join(folder, DATABASE_NAME))) return [databaseViolation('It is missing.')];
  const { violations, namedFiles } = await checkRows(folder, now);
  return areContentsRead ? [...violations, ...(await checkContents(folder, namedFiles))] : violations;
}

interface Rows {
  readonly violations: readonly Violation[];
  /** What the rows name; nothing where they cannot be read. */
  readonly namedFiles: readonly NamedFile[];
}

async function checkRows(folder: string, now: number): Promise<Rows> {
  const unreadable = (violations: readonly Violation[]): Rows => ({ violations, namedFiles: [] });
  const database = new DatabaseSync(join(folder, DATABASE_NAME), { readOnly: true });
  try {
    // One moment of the database, whatever the server writes meanwhile.
    database.exec('BEGIN');
    const damages = checkPages(database);
    if (damages.length > 0) return unreadable(damages);
    const violations: Violation[] = [];
    for (const records of readPersons(database)) violations.push(...checkPerson(records, now));
    violations.push(...(await checkFiles(folder, database, now)));
    // Contents are read after this moment: they take hours where much is kept, and the server goes on writing.
    return { violations, namedFiles: [...readNamedFiles(database)] };
  } catch (error) {
    if (!(error instanceof Error && 'errcode' in error)) throw error;
    return unreadable([databaseViolation(error.message)]);
  } finally {
    database.close();
  }
}

/** SQLite's own check of every page and index, and of references between rows. */
function checkPages(database: DatabaseSync): Violation[] {
  const pages = database.prepare('PRAGMA integrity_check(100)').all();
  const references = database.prepare('PRAGMA foreign_key_check').all();
  return [
    ...pages.map((row) => String(row.integrity_check)).filter((message) => message !== 'ok'),
    ...references.map(
      ({ table, parent }) => `A row of ${String(table)} names a row of ${String(parent)} that is not there.`,
    ),
  ].map(databaseViolation);
}

function databaseViolation(message: string): Violation {
  return { uid: '', code: 'database-damaged', subject: DATABASE_NAME, message };
}
