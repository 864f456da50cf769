/** A disk that fails at one operation, counted from the first: with an error, or as if the process were killed there. */
import { readFile, writeFile } from 'node:fs/promises';
import { type FolderDisk, systemFolderDisk } from '../../src/embedded/disk/folderDisk.ts';

export class Killed extends Error {
  override readonly name = 'Killed';
}

export interface Fault {
  /** 1 is the first operation. */
  readonly at: number;
  /** `killed` also refuses everything after: a dead process cleans nothing up. */
  readonly kind: 'killed' | 'ENOSPC';
  /** Whether the operation took effect, not at all, or half of it (what writes no content: not at all). */
  readonly effect: 'none' | 'half' | 'all';
}

export function createFaultyFolderDisk(fault: Fault): {
  readonly disk: FolderDisk;
  /** Whether there was an operation of that number. */
  hasFailed(): boolean;
} {
  let count = 0;
  const isDead = () => fault.kind === 'killed' && count > fault.at;

  async function perform(content: string | null, work: () => Promise<void>): Promise<void> {
    count += 1;
    if (isDead()) throw new Killed();
    if (count !== fault.at) return work();
    if (fault.effect === 'all') await work();
    if (fault.effect === 'half' && content !== null) {
      await work();
      await halve(content);
    }
    throw fault.kind === 'killed' ? new Killed() : Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
  }

  const system = systemFolderDisk;
  return {
    hasFailed: () => count >= fault.at,
    disk: {
      makeFolder: (path) => perform(null, () => system.makeFolder(path)),
      copy: (from, to) => perform(to, () => system.copy(from, to)),
      copyDatabase: (from, to) => perform(to, () => system.copyDatabase(from, to)),
      write: (path, text) => perform(path, () => system.write(path, text)),
      sync: (path) => perform(null, () => system.sync(path)),
      rename: (from, to) => perform(null, () => system.rename(from, to)),
      remove: (path) => perform(null, () => system.remove(path)),
    },
  };
}

/** Leaves the first half of what was written. */
async function halve(path: string): Promise<void> {
  const content = await readFile(path);
  await writeFile(path, content.subarray(0, content.length >> 1));
}
