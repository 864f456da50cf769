/**
 * Removes what nothing points to: uploads that went silent, what a crash left, and the bytes of replaced and deleted
 * objects. It is the only place where published bytes go: each file was discarded a while before, so that a backup or a
 * reader that knew its name is through with it, and is looked for in the index once more right before.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '../disk/isMissing.ts';
import type { StorageContext } from './storageContext.ts';
import { endRefusedSessions } from './uploads/resumableUpload.ts';
import { fileOf } from './uploads/upload.ts';

/** Milliseconds between the moment nothing points to a file and its removal. */
const REMOVAL_DELAY = 10 * 60_000;
/** Files looked up in one go. */
const REMOVALS = 1_000;
/** Open sessions whose senders are looked at again in one go. */
const SESSIONS = 1_000;
/** Folders of published files looked through in one go; there are 256. */
const FOLDERS = 8;
const ALL_FOLDERS = 256;

interface SweepReport {
  readonly endedSessions: number;
  readonly removedFiles: number;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder, { withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** As `fileOf` makes them: a row that names anything else was not written by this server, and removes nothing. */
const isStoredName = (file: string) =>
  file === fileOf(file.split(/[/\\]/).at(-1) ?? '') && !file.includes('..');

export type Sweep = () => Promise<SweepReport>;

/** Each call goes a step further through the published files, and comes round after 32. */
export function createSweep(storage: StorageContext): Sweep {
  const { sessions, arrivals, index, disk, clock, log, folder, areFilesHeld } = storage;
  let nextFolder = 0;
  let lastSession = '';

  /** Whether the bytes went. What the disk does not give up holds up nothing else. */
  async function removes(file: string, remove: () => Promise<void>): Promise<boolean> {
    try {
      await remove();
      return true;
    } catch (error) {
      log.log('warning', 'file-not-removed', { file, reason: String(error) });
      return false;
    }
  }

  async function endSilentSessions(): Promise<number> {
    const expired = sessions.expired().filter((id) => !arrivals.isBusy(id));
    for (const id of expired) {
      sessions.remove(id);
      await removes(id, () => arrivals.discard(id));
    }
    return expired.length;
  }

  /** What was reserved and given up takes no more room by the bytes that had arrived for it. */
  async function endRefused(): Promise<number> {
    const open = sessions.openOfPeople(lastSession, SESSIONS);
    lastSession = open.length < SESSIONS ? '' : (open.at(-1)?.id ?? '');
    return endRefusedSessions(storage, open);
  }

  const isWanted = (id: string) => sessions.isOpen(id) || arrivals.isBusy(id);

  async function removeLostArrivals(): Promise<number> {
    let removed = 0;
    for (const id of await namesIn(join(folder, 'arriving'))) {
      if (isWanted(id)) continue;
      if (await removes(id, () => arrivals.discard(id))) removed += 1;
    }
    return removed;
  }

  /** A file without an object is the trace of a crash between its renaming and the index. */
  async function discardOrphans(): Promise<void> {
    for (let step = 0; step < FOLDERS; step += 1) {
      const prefix = nextFolder.toString(16).padStart(2, '0');
      nextFolder = (nextFolder + 1) % ALL_FOLDERS;
      for (const id of await namesIn(join(folder, 'objects', prefix))) {
        if (!isWanted(id) && !index.isFileInUse(fileOf(id))) index.discard(fileOf(id), clock.now());
      }
    }
  }

  async function removeDiscarded(): Promise<number> {
    let removed = 0;
    for (;;) {
      const due = index.discardedBefore(clock.now() - REMOVAL_DELAY, REMOVALS);
      for (const file of due) {
        const isNeeded = index.isFileInUse(file) || isWanted(file.split(/[/\\]/).at(-1) ?? '');
        // Asked last: a backup that begins after this copies an index without the file.
        if (!isNeeded && areFilesHeld()) return removed;
        if (isNeeded) index.forgetDiscarded(file);
        else if (!isStoredName(file)) {
          log.log('error', 'discarded-row-set-aside', { file });
          index.forgetDiscarded(file);
        } else if (await removes(file, () => disk.remove(join(folder, file)))) {
          index.forgetDiscarded(file);
          removed += 1;
        } else index.postponeDiscarded(file, clock.now());
      }
      if (due.length < REMOVALS) return removed;
    }
  }

  return async () => {
    const endedSessions = (await endSilentSessions()) + (await endRefused());
    const lostArrivals = await removeLostArrivals();
    await discardOrphans();
    return { endedSessions, removedFiles: lostArrivals + (await removeDiscarded()) };
  };
}
