/** A disk that fails at one operation, counted from the first: with an error, or as if the process were killed there. */
import { readFile, writeFile } from 'node:fs/promises';
import { type FolderDisk, systemFolderDisk } from '../../src/embedded/disk/folderDisk.ts';

export class Killed extends Error {
  override readonly name = 'Killed';
}

export interface Fault {
  /** 1 is the first operation; for half effects of a kill, the first that writes content. */
  readonly at: number;
  /** `killed` also refuses everything after: a dead process cleans nothing up. */
  readonly kind: 'killed' | 'ENOSPC';
  /**
   * Whether the operation took effect, not at all, or half of it (what writes no content: not at all). Killed before an
   * operation is killed after the one before it: what writes no content is no step of its own then.
   */
  readonly effect: 'none' | 'half' | 'all';
}

export function createFaultyFolderDisk(fault: Fault): {
  readonly disk: FolderDisk;
  /** Whether there was an operation of that number. */
  hasFailed(): boolean;
} {
  let count = 0;
  let isDead = false;

  async function perform<T>(content: string | null, work: () => Promise<T>): Promise<T> {
    if (isDead) throw new Killed();
    if (fault.kind === 'killed' && fault.effect === 'half' && content === null) return work();
    count += 1;
    if (count !== fault.at) return work();
    isDead = fault.kind === 'killed';
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
      async lock(path) {
        let unlock = (): void => undefined;
        try {
          return await perform(null, async () => {
            unlock = await system.lock(path);
            return unlock;
          });
        } catch (error) {
          // It ends with the process.
          unlock();
          throw error;
        }
      },
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
