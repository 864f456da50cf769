/** Makes a data folder from a snapshot, after every file of it was checked. Nothing that exists is overwritten. */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LOCK_NAME } from '../dataFolder/folderLock.ts';
import { DataFolderError } from '../dataFolder/openDataFolder.ts';
import type { FolderDisk } from '../disk/folderDisk.ts';
import { publishFolder } from '../disk/publishFolder.ts';
import { assertApart } from './assertApart.ts';
import { forEachFile } from './forEachFile.ts';
import {
  type Damage,
  describeContent,
  type Manifest,
  SnapshotError,
  type SnapshotSummary,
  summarise,
} from './manifest.ts';
import { readSnapshot } from './readSnapshot.ts';
import { sayingWhenFull } from './sayingWhenFull.ts';

export interface RestoreOptions {
  /** Must not exist, or be empty. */
  readonly dataFolder: string;
  readonly directory: string;
  readonly disk: FolderDisk;
  /** Restores what there is of a damaged snapshot. */
  readonly keepGoing?: boolean;
}

/** Throws SnapshotError, naming every file that is missing or damaged, unless told to keep going. */
export async function restore({
  dataFolder,
  directory,
  disk,
  keepGoing = false,
}: RestoreOptions): Promise<SnapshotSummary> {
  const target = await assertApart(dataFolder, directory);
  const existing = existsSync(target) ? await readdir(target) : [];
  if (existing.some((name) => !name.startsWith(LOCK_NAME))) {
    throw new DataFolderError(
      `${dataFolder} already holds data. Move it away, or restore into another folder with --data.`,
    );
  }
  const { manifest, damages } = await readSnapshot(directory);
  if (damages.length > 0 && !keepGoing) throw new SnapshotError(directory, damages);
  await sayingWhenFull(target, () =>
    publishFolder({ target, disk }, (folder) => copyAll(directory, folder, disk, manifest, damages)),
  );
  return { ...summarise(manifest), damages };
}

async function copyAll(
  from: string,
  to: string,
  disk: FolderDisk,
  { files }: Manifest,
  damages: readonly Damage[],
): Promise<void> {
  const problems = new Map(damages.map(({ path, problem }) => [path, problem]));
  const present = files.filter(({ path }) => !['missing', 'unreadable'].includes(problems.get(path) ?? ''));
  for (const folder of new Set(present.map(({ path }) => dirname(join(to, path)))))
    await disk.makeFolder(folder);
  await forEachFile(present, async ({ path, sha256 }) => {
    await disk.copy(join(from, path), join(to, path));
    await disk.sync(join(to, path));
    if (problems.has(path)) return;
    if ((await describeContent(join(to, path))).sha256 !== sha256) {
      throw new SnapshotError(to, [{ path, problem: 'altered', subject: 'while it was copied' }]);
    }
  });
}
