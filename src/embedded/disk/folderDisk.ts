/**
 * The file operations that copying and moving whole folders rests on, behind one interface so that the tests can
 * inject a full disk and a crash at each of them.
 */
import { constants } from 'node:fs';
import { chmod, copyFile, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { backup, DatabaseSync } from 'node:sqlite';
import { lockFolder } from '../dataFolder/folderLock.ts';

export interface FolderDisk {
  /** With its parents; readable by the owner alone. */
  makeFolder(path: string): Promise<void>;
  copy(from: string, to: string): Promise<void>;
  /** The database as it is at one moment, also while others write to it. */
  copyDatabase(from: string, to: string): Promise<void>;
  write(path: string, text: string): Promise<void>;
  /** Waits until a file's content, or a folder's names, are on the disk. */
  sync(path: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  /** A folder's lock; what lets go of it. Throws when somebody else holds it, or it cannot be written. */
  lock(path: string): Promise<() => void>;
  /** A file or a folder with all in it; nothing when there is none. */
  remove(path: string): Promise<void>;
}

/** All pages in one step: what others write meanwhile does not start the copy anew. */
const ALL_PAGES = 2 ** 31 - 1;

export const systemFolderDisk: FolderDisk = {
  async makeFolder(path) {
    await mkdir(path, { recursive: true, mode: 0o700 });
  },
  async copy(from, to) {
    // A clone where the file system can make one: no bytes are moved until either side changes.
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    await chmod(to, 0o600);
  },
  async copyDatabase(from, to) {
    const database = new DatabaseSync(from, { readOnly: true });
    try {
      await backup(database, to, { rate: ALL_PAGES });
    } finally {
      database.close();
    }
    const copy = new DatabaseSync(to);
    try {
      // One file without a write-ahead log beside it: readable from a disk that cannot be written.
      copy.exec('PRAGMA journal_mode = DELETE');
    } finally {
      copy.close();
    }
    await chmod(to, 0o600);
  },
  write: (path, text) => writeFile(path, text, { mode: 0o600, flush: true }),
  async sync(path) {
    const handle = await open(path, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  },
  rename,
  lock: (path) => Promise.resolve().then(() => lockFolder(path)),
  remove: (path) => rm(path, { recursive: true, force: true }),
};
