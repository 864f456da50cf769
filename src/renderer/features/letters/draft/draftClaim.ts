/**
 * [Note: One editor writes a draft]
 * Each open editor holds the lock of a draft of its own, also where several windows write at the same place (a new letter
 * of one album, a change of one letter). A draft whose lock nobody holds was left, by an editor that was closed or a window
 * that is gone: the next editor at that place takes it up. One whose album or whose letter was erased has no place any
 * more, and goes to the next new letter of any album.
 */
import { type Draft, dropDraft, dropDrafts, listDrafts, saveDraft } from './draftStore.ts';

/** How long the editors of somebody who leaves may take to close (a window may be frozen), in milliseconds. */
const CLOSING_WAIT = 3_000;

export interface DraftClaim {
  /** Where the editor keeps its draft. */
  readonly key: string;
  /** What was left there; null for an empty sheet. */
  readonly found: Draft | null;
  readonly release: () => void;
}

/** For a new letter of an album: it takes up what lost its own. */
export interface Adoption {
  readonly albumId: string;
  /** Whether the album is there, if only in the trash. */
  readonly isAlbumThere: (albumId: string) => boolean;
  /** Throws where that cannot be known. */
  readonly isLetterThere: (letterId: string) => Promise<boolean>;
}

/** `place`: the person, a slash, and what is written there. */
export async function claimDraft(place: string, adoption: Adoption | null = null): Promise<DraftClaim> {
  return (await takeUp(place)) ?? (adoption && (await adopt(place, adoption))) ?? beginDraft(place);
}

async function takeUp(place: string, isMeant: (draft: Draft) => Promise<boolean> = async () => true) {
  for (const { key, draft } of await listDrafts(place)) {
    const release = (await isMeant(draft)) ? await hold(key) : null;
    if (!release) continue;
    // Whoever held it meanwhile may have changed or kept it.
    const found = (await listDrafts(place)).find((entry) => entry.key === key);
    if (found) return { key, found: found.draft, release };
    release();
  }
  return null;
}

async function adopt(place: string, adoption: Adoption): Promise<DraftClaim | null> {
  const [person = ''] = place.split('/');
  const lost = await takeUp(person, (draft) => isLost(draft, adoption));
  if (!lost) return null;
  const claim = await beginDraft(place);
  const letterId = crypto.randomUUID();
  const found = { ...lost.found, letterId, revision: null, sent: null, albumId: adoption.albumId };
  if (await saveDraft(claim.key, found)) await dropDraft(lost.key);
  lost.release();
  return { ...claim, found };
}

async function isLost(draft: Draft, { isAlbumThere, isLetterThere }: Adoption): Promise<boolean> {
  const { albumId, letterId, revision } = draft;
  if (albumId === null || !isAlbumThere(albumId)) return true;
  if (revision === null) return false;
  try {
    return !(await isLetterThere(letterId));
  } catch {
    return false;
  }
}

async function beginDraft(place: string): Promise<DraftClaim> {
  const key = `${place}/${crypto.randomUUID()}`;
  return { key, found: null, release: (await hold(key)) ?? (() => {}) };
}

/**
 * For somebody who leaves the device: nothing of what they wrote stays on it. An editor puts its last words on the disk as it
 * closes, so those of all windows are waited for.
 */
export async function eraseDrafts(person: string): Promise<void> {
  await dropDrafts(person);
  if (await waitForEditors(person)) await dropDrafts(person);
}

/** Whether there were any. */
async function waitForEditors(person: string): Promise<boolean> {
  // Absent, whatever its type says, where the origin is not a secure one.
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  const locks = held.flatMap(({ name = '' }) => (name.startsWith(lockOf(`${person}/`)) ? [name] : []));
  const signal = AbortSignal.timeout(CLOSING_WAIT);
  await Promise.allSettled(locks.map((lock) => navigator.locks.request(lock, { signal }, () => undefined)));
  return locks.length > 0;
}

const lockOf = (key: string) => `amaranth-draft-${key}`;

/** Null when another editor has it. */
function hold(key: string): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const asked = navigator.locks.request(lockOf(key), { ifAvailable: true }, (lock) => {
      if (!lock) {
        resolve(null);
        return undefined;
      }
      return new Promise<void>((release) => resolve(release));
    });
    // Without locks every editor writes for itself.
    asked.catch(() => resolve(null));
  });
}
