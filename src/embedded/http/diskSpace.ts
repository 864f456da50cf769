/** How much room the data folder's disk has, looked at rarely enough to ask before every upload. */
import { statfsSync } from 'node:fs';

export interface DiskSpace {
  /** Whether so little is left that nothing large may begin: the rest is for finishing, and for deleting. */
  isShort(): boolean;
}

/** Room for the write-ahead log and for everything under way to end well. */
const RESERVE = 64 * 1024 * 1024;
/** Milliseconds for which an answer is believed. */
const BELIEVED = 1_000;

export function watchDiskSpace(
  folder: string,
  freeBytes: (folder: string) => number = readFreeBytes,
): DiskSpace {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let isShort = false;
  return {
    isShort() {
      const now = performance.now();
      if (now - lookedAt < BELIEVED) return isShort;
      lookedAt = now;
      isShort = freeBytes(folder) < RESERVE;
      return isShort;
    },
  };
}

function readFreeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
