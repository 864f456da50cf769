/**
 * Makes a folder under a temporary name and gives it its own name when all of it is on the disk: whatever ends the
 * process, there is a whole folder under the final name, or none.
 */
import { readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { resultCodeOf, SQLITE_BUSY } from '../database/resultCode.ts';
import { LOCK_NAME } from '../dataFolder/folderLock.ts';
import { DataFolderError } from '../dataFolder/openDataFolder.ts';
import type { FolderDisk } from './folderDisk.ts';

interface PublishOptions {
  /** Absolute. Must not exist, or be empty but for a lock nobody holds. */
  readonly target: string;
  readonly disk: FolderDisk;
}

/**
 * `build` fills the folder it is given. Throws DataFolderError where what stands under the final name, or the disk, does
 * not allow it, and what `build` throws; nothing is left then.
 */
export async function publishFolder<T>(
  { target, disk }: PublishOptions,
  build: (folder: string) => Promise<T>,
): Promise<T> {
  const parent = dirname(target);
  await disk.makeFolder(parent);
  await assertReplaceable(target);
  const building = `${target}.unfinished`;
  await disk.makeFolder(building);
  const unlock = await lockOrRefuse(building, disk);
  let isLocked = true;
  const release = () => {
    if (isLocked) unlock();
    isLocked = false;
  };
  try {
    // What a killed process left.
    for (const name of await readdir(building)) {
      if (!name.startsWith(LOCK_NAME)) await disk.remove(join(building, name));
    }
    const result = await build(building);
    release();
    await removeLock(building, disk);
    for (const folder of await foldersOf(building)) await disk.sync(folder);
    await removeLock(target, disk);
    await disk.rename(building, target);
    await disk.sync(parent);
    return result;
  } catch (error) {
    release();
    await disk.remove(building);
    throw error;
  }
}

async function assertReplaceable(target: string): Promise<void> {
  const found = await stat(target).catch(() => null);
  if (!found) return;
  if (!found.isDirectory()) throw new DataFolderError(`${target} is a file.`);
  if ((await readdir(target)).some((name) => !name.startsWith(LOCK_NAME))) {
    throw new DataFolderError(`${target} is not empty.`);
  }
  if (found.dev !== (await stat(dirname(target))).dev) {
    throw new DataFolderError(
      `${target} is a disk of its own. Name a folder on it: ${join(target, 'amaranth')}`,
    );
  }
}

/** What cannot even be locked is left to whoever holds it; where nobody does, nothing stays. */
async function lockOrRefuse(building: string, disk: FolderDisk): Promise<() => void> {
  try {
    return await disk.lock(building);
  } catch (error) {
    if (resultCodeOf(error) === SQLITE_BUSY) {
      throw new DataFolderError(`Another command is writing to ${building}. Wait for it, or end it.`);
    }
    await disk.remove(building);
    const reason = error instanceof Error ? error.message : String(error);
    throw new DataFolderError(`${building} cannot be written: ${reason}`, { cause: error });
  }
}

async function removeLock(folder: string, disk: FolderDisk): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) if (name.startsWith(LOCK_NAME)) await disk.remove(join(folder, name));
}

/** The folder and all below it. */
async function foldersOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const below = entries
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name));
  return [...below, folder];
}
