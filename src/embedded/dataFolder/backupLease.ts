/**
 * A backup asks that no file be deleted while it copies. It says so in a file of the data folder that holds the
 * instant until which it asks; renewed while it runs, so that one that was killed asks for minutes only. Each backup
 * has a file of its own: one that ends does not speak for another.
 */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isYetToCome } from '#shared/clock.ts';
import type { FolderDisk } from '../disk/folderDisk.ts';
import { isMissing } from '../disk/isMissing.ts';

const LEASE_NAME = /^backup-[0-9a-f-]+\.lease$/;
/** Milliseconds. */
const LEASE_LIFETIME = 10 * 60_000;
const LEASE_RENEWAL = 60_000;

export const isBackupLease = (name: string) => LEASE_NAME.test(name);

/**
 * Whether files must stay for a backup of this data folder. `now` is milliseconds since the epoch.
 *
 * [Note: Asking for the lease] Whoever deletes a file asks after reading that no row names it, and before deleting:
 * a backup that begins later copies a database in which the row is gone already. Asked the other way round, the
 * backup could begin in between and miss the file.
 */
export function isBackupRunning(folder: string, now: number): boolean {
  return readdirSync(folder)
    .filter(isBackupLease)
    .map((name) => readExpiry(join(folder, name)))
    .some((expiry) => isYetToCome(expiry, now, LEASE_LIFETIME));
}

/** Milliseconds since the epoch; 0 for a lease that ended or was never wholly written. */
function readExpiry(path: string): number {
  try {
    const expiry = Date.parse(readFileSync(path, 'utf8').trim());
    return Number.isNaN(expiry) ? 0 : expiry;
  } catch (error) {
    if (isMissing(error)) return 0;
    throw error;
  }
}

/** Runs `work` while no file of the folder is deleted. */
export async function withBackupLease<T>(
  folder: string,
  { disk, now }: { readonly disk: FolderDisk; readonly now: () => number },
  work: () => Promise<T>,
): Promise<T> {
  for (const name of readdirSync(folder).filter(isBackupLease)) {
    if (readExpiry(join(folder, name)) <= now()) await disk.remove(join(folder, name));
  }
  const path = join(folder, `backup-${randomUUID()}.lease`);
  const renew = async () => {
    // Renamed into place: a reader never meets half an instant.
    await disk.write(`${path}.new`, new Date(now() + LEASE_LIFETIME).toISOString());
    await disk.rename(`${path}.new`, path);
  };
  let renewing = Promise.resolve();
  const renewal = setInterval(() => {
    // A lease that cannot be renewed (a full disk) still stands for the rest of its time.
    renewing = renew().catch(() => undefined);
  }, LEASE_RENEWAL);
  try {
    await renew();
    return await work();
  } finally {
    clearInterval(renewal);
    await renewing;
    await disk.remove(path);
    await disk.remove(`${path}.new`);
  }
}
