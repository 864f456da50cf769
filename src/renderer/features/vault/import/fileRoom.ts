/**
 * [Note: Files of an export in memory]
 * A file that was read is a Blob until it is sealed, and Chromium writes blobs to its disk in plain once they are more than it
 * keeps in memory. So no more of them are made than it keeps, each once however often it is named; what is beyond stays in
 * the export, and is told of.
 */
import { blobLimitHere } from '../attachments/viewing/viewingLimits.ts';

export interface FileRoom {
  /** Whether there is room for so many bytes more: if so, they are taken. */
  take(byteCount: number): boolean;
}

export function createFileRoom(): FileRoom {
  let left = blobLimitHere();
  return {
    take(byteCount) {
      if (byteCount > left) return false;
      left -= byteCount;
      return true;
    },
  };
}
