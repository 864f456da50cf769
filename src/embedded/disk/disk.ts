/**
 * The few file operations the embedded backend's promises rest on, behind one interface so that the
 * tests can inject a full disk, a read-only disk and a crash at any step.
 */
import { createReadStream, type ReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface Disk {
  openForAppend(path: string): Promise<FileHandle>;
  /** Flushes the file, gives it its final name, and flushes the folder, so that the name survives a power cut. */
  publish(temporaryPath: string, finalPath: string): Promise<void>;
  remove(path: string): Promise<void>;
  /** Size in bytes, or null when there is no such file. */
  size(path: string): Promise<number | null>;
  read(path: string, range?: { start: number; end: number }): ReadStream;
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export const systemDisk: Disk = {
  async openForAppend(path) {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    return open(path, 'a', 0o600);
  },
  async publish(temporaryPath, finalPath) {
    await mkdir(dirname(finalPath), { recursive: true, mode: 0o700 });
    await syncPath(temporaryPath);
    await rename(temporaryPath, finalPath);
    await syncPath(dirname(finalPath));
  },
  remove: (path) => rm(path, { force: true }),
  async size(path) {
    try {
      return (await stat(path)).size;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    }
  },
  read: (path, range) => createReadStream(path, range),
};
