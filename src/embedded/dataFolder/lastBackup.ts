/**
 * When the last whole backup of a data folder was finished: an instant in a file of the folder, so that the server, which a
 * backup does not ask, can tell its operator how old it is. It is no part of a backup itself.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FolderDisk } from '../disk/folderDisk.ts';
import { isMissing } from '../disk/isMissing.ts';

const MARK_NAME = 'backup-finished';

export const isBackupMark = (name: string) => name === MARK_NAME || name === `${MARK_NAME}.new`;

/** `now` is milliseconds since the epoch. */
export async function markBackup(folder: string, disk: FolderDisk, now: number): Promise<void> {
  const path = join(folder, MARK_NAME);
  await disk.write(`${path}.new`, new Date(now).toISOString());
  await disk.rename(`${path}.new`, path);
}

/** Milliseconds since the epoch; null where no backup was ever finished, or nobody can tell when. */
export async function readLastBackup(folder: string): Promise<number | null> {
  try {
    const instant = Date.parse((await readFile(join(folder, MARK_NAME), 'utf8')).trim());
    return Number.isNaN(instant) ? null : instant;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
