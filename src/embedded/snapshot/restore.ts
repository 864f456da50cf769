/** Makes a data folder from a snapshot, after every file of it was checked. Nothing that exists is overwritten. */
import { constants, existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE_NAME, DataFolderError, LOCK_NAME } from '../dataFolder/openDataFolder.ts';
import {
  checksumOf,
  type Manifest,
  readWholeSnapshot,
  SnapshotError,
  type SnapshotSummary,
  summarise,
} from './manifest.ts';

/** Checks a snapshot without touching anything. Throws SnapshotError that names the damaged file. */
export async function verify(directory: string): Promise<SnapshotSummary> {
  const manifest = await readWholeSnapshot(directory);
  assertSound(join(directory, DATABASE_NAME));
  return summarise(manifest);
}

export async function restore({
  dataFolder,
  directory,
}: {
  readonly dataFolder: string;
  readonly directory: string;
}): Promise<SnapshotSummary> {
  const manifest = await readWholeSnapshot(directory);
  assertSound(join(directory, DATABASE_NAME));
  const target = resolve(dataFolder);
  const existing = existsSync(target) ? await readdir(target) : [];
  if (existing.some((name) => !name.startsWith(LOCK_NAME))) {
    throw new DataFolderError(
      `${dataFolder} already holds data. Move it away, or restore into another folder with --data.`,
    );
  }
  const building = `${target}.restoring`;
  await rm(building, { recursive: true, force: true });
  await copyAll(directory, building, manifest);
  await rm(target, { recursive: true, force: true });
  await rename(building, target);
  return summarise(manifest);
}

async function copyAll(from: string, to: string, manifest: Manifest): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const { path, sha256 } of manifest.files) {
    const copy = join(to, path);
    await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
    await copyFile(join(from, path), copy, constants.COPYFILE_FICLONE);
    await chmod(copy, 0o600);
    if ((await checksumOf(copy)) !== sha256) throw new SnapshotError(`${path} could not be copied whole.`);
  }
}

/** SQLite's own check of every page and index. */
function assertSound(path: string): void {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const [row] = database.prepare('PRAGMA integrity_check').all();
    if (row?.integrity_check !== 'ok') throw new SnapshotError(`${DATABASE_NAME} is damaged.`);
  } finally {
    database.close();
  }
}
