/**
 * Copies a consistent snapshot of a data folder, also while a server writes to it.
 *
 * The database is copied first, as it is at one moment; then the files its rows name. A stored file never changes, and
 * none is deleted while the backup holds its lease, so every file of the copied rows is there. Each copy is compared
 * with what its row says. All of it stands under a temporary name until it is whole and on the disk.
 */
import { join } from 'node:path';
import { withBackupLease } from '../dataFolder/backupLease.ts';
import { markBackup } from '../dataFolder/lastBackup.ts';
import { assertKnownFormat } from '../dataFolder/openDataFolder.ts';
import type { FolderDisk } from '../disk/folderDisk.ts';
import { publishFolder } from '../disk/publishFolder.ts';
import { assertApart } from './assertApart.ts';
import { copyDataFolder } from './copyDataFolder.ts';
import { MANIFEST_NAME, type Manifest, SnapshotError, type SnapshotSummary, summarise } from './manifest.ts';
import { sayingWhenFull } from './sayingWhenFull.ts';

export interface BackUpOptions {
  readonly dataFolder: string;
  /** Must not exist, or be empty. */
  readonly directory: string;
  readonly disk: FolderDisk;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Keeps what can be kept of a damaged folder; the snapshot says what it lacks. */
  readonly keepGoing?: boolean;
}

/** Throws SnapshotError, naming every file that is missing or damaged, unless told to keep going. */
export async function backUp({
  dataFolder,
  directory,
  disk,
  now,
  keepGoing = false,
}: BackUpOptions): Promise<SnapshotSummary> {
  assertKnownFormat(dataFolder);
  const target = await assertApart(directory, dataFolder);
  const manifest = await sayingWhenFull(target, () =>
    withBackupLease(dataFolder, { disk, now }, async () => {
      const made = await publishFolder({ target, disk }, async (folder) => {
        const { files, damages } = await copyDataFolder(dataFolder, folder, disk);
        if (damages.length > 0 && !keepGoing) throw new SnapshotError(dataFolder, damages);
        const taken: Manifest = {
          format: 'amaranth-snapshot',
          version: 1,
          takenAt: new Date(now()).toISOString(),
          files: files.toSorted((one, other) => (one.path < other.path ? -1 : 1)),
          damages,
        };
        await disk.write(join(folder, MANIFEST_NAME), `${JSON.stringify(taken, null, 1)}\n`);
        return taken;
      });
      if (made.damages.length === 0) await markBackup(dataFolder, disk, now());
      return made;
    }),
  );
  return summarise(manifest);
}
