/** Removes what a crash or a patient stranger left: uploads that went silent, and files no object names. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { StorageContext } from './storageContext.ts';

/** The vendor ends a resumable session after a week. */
const UPLOAD_LIFETIME = 7 * 24 * 60 * 60_000;

export interface SweepReport {
  readonly cancelledUploads: number;
  readonly removedFiles: number;
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}

/**
 * Looks at `arriving` always; at the published files only when `isThorough`, because there may be many. A published
 * file that no object names is the trace of a crash between its renaming and the index, or of a replaced content.
 */
export async function sweepStorage(storage: StorageContext, isThorough: boolean): Promise<SweepReport> {
  const { uploads, index, disk, clock, folder } = storage;
  const cancelledUploads = await uploads.cancelStale(clock.now() - UPLOAD_LIFETIME);
  let removedFiles = 0;
  for (const path of await filesIn(join(folder, 'arriving'))) {
    if (uploads.has(path.split(/[/\\]/).at(-1) ?? '')) continue;
    await disk.remove(path);
    removedFiles += 1;
  }
  if (isThorough) {
    for (const path of await filesIn(join(folder, 'objects'))) {
      const file = path.slice(folder.length + 1);
      const id = path.split(/[/\\]/).at(-1) ?? '';
      // An upload that is being published is in the index a moment later; its row is still there.
      if (index.isFileInUse(file) || uploads.has(id)) continue;
      await disk.remove(path);
      removedFiles += 1;
    }
  }
  return { cancelledUploads, removedFiles };
}
