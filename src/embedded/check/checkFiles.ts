/** What must hold between the rows of the database and the files beside it. */
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Violation } from '../../functions/invariants/index.ts';
import { hasTable, MESSAGES_FOLDER, OBJECTS_FOLDER, readNamedFiles } from '../dataFolder/namedFiles.ts';

/** Milliseconds in which a file may be without its row: an upload on its way, a sweep that has not come. */
const UNNAMED_ALLOWANCE = 24 * 60 * 60_000;
const ARRIVING_FOLDER = 'files/arriving';

/** `now` is milliseconds since the epoch. */
export async function checkFiles(folder: string, database: DatabaseSync, now: number): Promise<Violation[]> {
  const named = await checkNamedFiles(folder, database);
  const excused = readExcused(database);
  const violations = [...named.violations];
  for (const directory of [OBJECTS_FOLDER, MESSAGES_FOLDER, ARRIVING_FOLDER]) {
    for (const path of await filesBelow(folder, directory)) {
      if (named.paths.has(path) || excused.has(path) || excused.has(basename(path))) continue;
      const found = await stat(join(folder, path)).catch(() => null);
      if (!found || found.mtimeMs > now - UNNAMED_ALLOWANCE) continue;
      violations.push(
        violation('', 'file-unnamed', path, 'No row names this file, and it is older than a day.'),
      );
    }
  }
  return violations;
}

async function checkNamedFiles(folder: string, database: DatabaseSync) {
  const paths = new Set<string>();
  const violations: Violation[] = [];
  for (const { path, subject, content } of readNamedFiles(database)) {
    paths.add(path);
    const uid = /^users\/([^/]+)\//.exec(subject)?.[1] ?? '';
    const found = await stat(join(folder, path)).catch(() => null);
    if (!found)
      violations.push(violation(uid, 'stored-file-missing', path, `The file of ${subject} is missing.`));
    else if (content && found.size !== content.byteCount) {
      const message = `The file of ${subject} has ${found.size} bytes, its row says ${content.byteCount}.`;
      violations.push(violation(uid, 'stored-file-size', path, message));
    }
  }
  return { paths, violations };
}

/** Files that are discarded and wait for their removal, and ids of uploads on their way. */
function readExcused(database: DatabaseSync): Set<string> {
  const discarded = hasTable(database, 'storage_discarded')
    ? database.prepare('SELECT file FROM storage_discarded').all()
    : [];
  const sessions = hasTable(database, 'storage_sessions')
    ? database.prepare('SELECT id FROM storage_sessions WHERE is_open = 1').all()
    : [];
  return new Set([
    ...discarded.map(({ file }) => `files/${String(file).replaceAll('\\', '/')}`),
    ...sessions.map(({ id }) => String(id)),
  ]);
}

async function filesBelow(folder: string, directory: string): Promise<string[]> {
  const entries = await readdir(join(folder, directory), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}

function violation(uid: string, code: string, subject: string, message: string): Violation {
  return { uid, code, subject, message };
}
