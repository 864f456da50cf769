/**
 * Copies a consistent snapshot of a data folder, also while a server writes to it.
 *
 * The database is copied first, in one read transaction; files come after. A stored file is never changed once its row
 * names it, and is removed only some time after its row is, so every file the copied rows name is still there.
 * Files that came after the copy of the database are extra and harmless: the next sweep removes them.
 */
import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { DATABASE_NAME, DataFolderError, LOCK_NAME, readFormat } from '../dataFolder/openDataFolder.ts';
import { checksumOf, MANIFEST_NAME, type Manifest, type SnapshotSummary, summarise } from './manifest.ts';

export interface BackUpOptions {
  readonly dataFolder: string;
  /** Must not exist, or be empty. */
  readonly directory: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Names in the data folder that mean nothing elsewhere: the lock, and the database's working files. */
const isPassing = (name: string) => name.startsWith(LOCK_NAME) || name.startsWith(DATABASE_NAME);
/** Folders of files that are still being received. */
const UNFINISHED = new Set(['incoming', 'temporary', 'uploads']);

export async function backUp({ dataFolder, directory, now }: BackUpOptions): Promise<SnapshotSummary> {
  readFormat(dataFolder);
  const target = resolve(directory);
  if (`${target}${sep}`.startsWith(`${resolve(dataFolder)}${sep}`)) {
    throw new DataFolderError('The copy cannot be inside the data folder.');
  }
  await mkdir(target, { recursive: true, mode: 0o700 });
  if ((await readdir(target)).length > 0) throw new DataFolderError(`${directory} is not empty.`);

  const database = new DatabaseSync(join(dataFolder, DATABASE_NAME), { readOnly: true });
  try {
    await backup(database, join(target, DATABASE_NAME), { rate: -1 });
  } finally {
    database.close();
  }
  for (const path of await filesBelow(dataFolder)) await copyIfPresent(dataFolder, target, path);

  const files: Manifest['files'] = [];
  for (const path of await filesBelow(target, true)) {
    await syncPath(join(target, path));
    const { size } = await stat(join(target, path));
    files.push({
      path: path.split(sep).join('/'),
      byteCount: size,
      sha256: await checksumOf(join(target, path)),
    });
  }
  const manifest: Manifest = {
    format: 'amaranth-snapshot',
    version: 1,
    takenAt: new Date(now).toISOString(),
    files,
  };
  // The manifest comes last: a snapshot with one is finished.
  const temporary = join(target, `${MANIFEST_NAME}.new`);
  await writeFile(temporary, `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600, flush: true });
  await rename(temporary, join(target, MANIFEST_NAME));
  await syncPath(target);
  return summarise(manifest);
}

/** Paths of all lasting files below a folder, relative to it. */
async function filesBelow(folder: string, withDatabase = false): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => {
      if (withDatabase) return true;
      return (
        !isPassing(path) &&
        !dirname(path)
          .split(sep)
          .some((name) => UNFINISHED.has(name))
      );
    })
    .toSorted();
}

async function copyIfPresent(from: string, to: string, path: string): Promise<void> {
  await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 });
  try {
    // A clone where the file system can make one: no bytes are moved until either side changes.
    await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE);
  } catch (error) {
    // Removed since the folder was listed: no row of the copied database names it.
    if (existsSync(join(from, path))) throw error;
  }
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
