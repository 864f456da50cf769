/**
 * Sealed files on this device until their items name them: ciphertext only, in the origin's private file system, one file
 * an upload and named by its id. A browser without it has nothing here.
 */

const FOLDER = 'amaranth-vault-uploads';
/** What no upload names goes after this long, in milliseconds: it was being sealed when its page went away. */
const LEFT_AFTER = 10 * 60_000;

export interface StagedFiles {
  open(id: string): Promise<File | null>;
  /** Never rejects. */
  remove(id: string): Promise<void>;
  /** Removes what `isNamed` knows nothing of; also what is new when `isLeaving`. Never rejects. */
  sweep(isNamed: (id: string) => boolean, options?: { readonly isLeaving?: boolean }): Promise<void>;
}

/** Throws where there is no such file system. */
export async function stagingFolder(): Promise<FileSystemDirectoryHandle> {
  return (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER, { create: true });
}

export const stagedFiles: StagedFiles = {
  async open(id) {
    try {
      return await (await (await stagingFolder()).getFileHandle(id)).getFile();
    } catch {
      return null;
    }
  },
  async remove(id) {
    try {
      await (await stagingFolder()).removeEntry(id);
    } catch {
      // It was never there, or something still writes to it and removes it by itself.
    }
  },
  async sweep(isNamed, { isLeaving = false } = {}) {
    try {
      const folder = await stagingFolder();
      for await (const [id, handle] of folder.entries()) {
        if (isNamed(id) || !(handle instanceof FileSystemFileHandle)) continue;
        const { lastModified } = await handle.getFile();
        // What is being written to is locked, and stays.
        if (isLeaving || Date.now() - lastModified > LEFT_AFTER) {
          await folder.removeEntry(id).catch(() => undefined);
        }
      }
    } catch {
      // Without such a file system nothing was left in it.
    }
  },
};
