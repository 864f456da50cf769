/** Copies the database of a data folder, then every file it names, then the rest; says what is missing or damaged. */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { resultCodeOf, SQLITE_CORRUPT, SQLITE_NOTADB } from '../database/resultCode.ts';
import { isBackupLease } from '../dataFolder/backupLease.ts';
import { LOCK_NAME } from '../dataFolder/folderLock.ts';
import { isBackupMark } from '../dataFolder/lastBackup.ts';
import {
  MESSAGES_FOLDER,
  type NamedFile,
  OBJECTS_FOLDER,
  UNFINISHED_FOLDERS,
} from '../dataFolder/namedFiles.ts';
import { DATABASE_NAME } from '../dataFolder/openDataFolder.ts';
import type { FolderDisk } from '../disk/folderDisk.ts';
import { forEachFile } from './forEachFile.ts';
import { inspectDatabase } from './inspectDatabase.ts';
import { type ContentFacts, type Damage, describeContent, type Manifest } from './manifest.ts';

type Entry = Manifest['files'][number];
/** Copies of the database, when files were erased meanwhile. */
const ATTEMPTS = 4;

export interface Copied {
  readonly files: Entry[];
  readonly damages: Damage[];
}

/** Copies so far, by path: what was found there, or why there is nothing. */
type Copies = Map<string, ContentFacts | Extract<Damage['problem'], 'missing' | 'unreadable'>>;

/**
 * A file that is missing may have been erased after the database was copied, by a server that did not see the lease
 * (the machine slept through it). Its row is gone then: a newer copy of the database does not name it.
 */
export async function copyDataFolder(from: string, to: string, disk: FolderDisk): Promise<Copied> {
  const copies: Copies = new Map();
  for (let attempt = 1; ; attempt += 1) {
    const { damages, namedFiles } = await copyDatabase(from, to, disk);
    const others = await otherFiles(from, namedFiles === null);
    const wanted: NamedFile[] = [
      ...(namedFiles ?? []),
      ...others.map((path) => ({ path, subject: '', content: null })),
    ];
    const fresh = wanted.filter(({ path }) => !copies.has(path));
    await copyFiles(fresh, from, to, disk, copies);
    const isSettled = !fresh.some(({ path }) => copies.get(path) === 'missing');
    if (isSettled || attempt === ATTEMPTS) {
      await removeUnwanted(copies, wanted, to, disk);
      const copied = describeCopies(copies, wanted);
      const database = await databaseEntry(to);
      return { files: [...database, ...copied.files], damages: [...damages, ...copied.damages] };
    }
  }
}

function describeCopies(copies: Copies, wanted: readonly NamedFile[]): Copied {
  const files: Entry[] = [];
  const damages: Damage[] = [];
  for (const { path, subject, content } of wanted) {
    const found = copies.get(path) ?? 'missing';
    if (typeof found === 'string') {
      damages.push({ path, problem: found, subject });
      continue;
    }
    const { byteCount, sha256, md5 } = found;
    files.push({ path, byteCount, sha256 });
    if (content && (content.byteCount !== byteCount || content.md5 !== md5)) {
      damages.push({ path, problem: 'altered', subject });
    }
  }
  return { files, damages };
}

async function databaseEntry(folder: string): Promise<Entry[]> {
  const path = join(folder, DATABASE_NAME);
  if (!existsSync(path)) return [];
  const { byteCount, sha256 } = await describeContent(path);
  return [{ path: DATABASE_NAME, byteCount, sha256 }];
}

/** Files that only an earlier copy of the database named. */
async function removeUnwanted(
  copies: Copies,
  wanted: readonly NamedFile[],
  to: string,
  disk: FolderDisk,
): Promise<void> {
  const kept = new Set(wanted.map(({ path }) => path));
  for (const path of copies.keys()) if (!kept.has(path)) await disk.remove(join(to, path));
}

/** `namedFiles` is null when the rows cannot be read. */
async function copyDatabase(from: string, to: string, disk: FolderDisk) {
  const copy = join(to, DATABASE_NAME);
  const damage = (problem: Damage['problem']): Damage => ({
    path: DATABASE_NAME,
    problem,
    subject: 'the database',
  });
  if (!existsSync(join(from, DATABASE_NAME))) return { damages: [damage('missing')], namedFiles: null };
  await disk.remove(copy);
  try {
    await disk.copyDatabase(join(from, DATABASE_NAME), copy);
  } catch (error) {
    if (!isDamage(error)) throw error;
    // SQLite cannot make sense of it; its bytes may still be worth something to somebody.
    await disk.copy(join(from, DATABASE_NAME), copy);
  }
  await disk.sync(copy);
  const { isSound, namedFiles } = inspectDatabase(copy);
  return { damages: isSound ? [] : [damage('broken')], namedFiles };
}

function isDamage(error: unknown): boolean {
  const code = resultCodeOf(error);
  return code === SQLITE_CORRUPT || code === SQLITE_NOTADB;
}

async function copyFiles(
  files: readonly NamedFile[],
  from: string,
  to: string,
  disk: FolderDisk,
  copies: Copies,
): Promise<void> {
  for (const folder of new Set(files.map(({ path }) => dirname(join(to, path)))))
    await disk.makeFolder(folder);
  await forEachFile(files, async ({ path }) => {
    try {
      await disk.copy(join(from, path), join(to, path));
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : null;
      if (code !== 'ENOENT' && code !== 'EIO') throw error;
      copies.set(path, code === 'ENOENT' ? 'missing' : 'unreadable');
      return;
    }
    await disk.sync(join(to, path));
    copies.set(path, await describeContent(join(to, path)));
  });
}

/** The lasting files that no row names: keys, the format; all of them where no row can be read. */
async function otherFiles(folder: string, withNamed: boolean): Promise<string[]> {
  const left = [...UNFINISHED_FOLDERS, ...(withNamed ? [] : [OBJECTS_FOLDER, MESSAGES_FOLDER])];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !isPassing(path) && !left.some((name) => path.startsWith(`${name}/`)));
}

/** Means nothing elsewhere: the locks, the leases, the mark of the last backup, the database's working files. */
function isPassing(path: string): boolean {
  return (
    path.startsWith(LOCK_NAME) ||
    path.startsWith(DATABASE_NAME) ||
    isBackupLease(path.replace(/\.new$/, '')) ||
    isBackupMark(path) ||
    path.endsWith('.new')
  );
}
