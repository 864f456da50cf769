/**
 * The few file operations the embedded backend's promises rest on, behind one interface so that the
 * tests can inject a full disk, a read-only disk and a crash at any step.
 */

import type { FileHandle } from 'node:fs/promises';
import * as fileSystem from 'node:fs/promises';
import { dirname } from 'node:path';
import { isMissing } from './isMissing.ts';

export interface Disk {
  openForAppend(path: string): Promise<FileHandle>;
  /** Null when there is no such file. What was opened stays readable, whatever happens to its name. */
  openForRead(path: string): Promise<FileHandle | null>;
  /** Flushes the file, gives it its final name, and flushes the folder, so that the name survives a power cut. */
  publish(temporaryPath: string, finalPath: string): Promise<void>;
  remove(path: string): Promise<void>;
  /** Size in bytes, or null when there is no such file. */
  size(path: string): Promise<number | null>;
}

/** The system calls a Disk is made of: where a test puts its faults. */
export type FileSystem = Pick<typeof fileSystem, 'mkdir' | 'open' | 'rename' | 'rm' | 'stat'>;

export function createDisk({ mkdir, open, rename, rm, stat }: FileSystem): Disk {
  async function syncPath(path: string): Promise<void> {
    const handle = await open(path, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  /** A folder that was just made has a name of its own to flush. */
  async function makeFolder(path: string): Promise<void> {
    const made = await mkdir(path, { recursive: true, mode: 0o700 });
    if (made !== undefined) await syncPath(dirname(made));
  }

  return {
    async openForAppend(path) {
      await makeFolder(dirname(path));
      return open(path, 'a', 0o600);
    },
    async openForRead(path) {
      try {
        return await open(path, 'r');
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async publish(temporaryPath, finalPath) {
      await makeFolder(dirname(finalPath));
      await syncPath(temporaryPath);
      await rename(temporaryPath, finalPath);
      await syncPath(dirname(finalPath));
    },
    remove: (path) => rm(path, { force: true }),
    async size(path) {
      try {
        return (await stat(path)).size;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
  };
}

export const systemDisk: Disk = createDisk(fileSystem);
