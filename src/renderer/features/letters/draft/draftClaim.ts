/**
 * [Note: One desk writes a draft]
 * Each open desk holds the lock of a draft of its own, also where several windows write at the same place (a new letter
 * of one album, a change of one letter). A draft whose lock nobody holds was left, by a desk that was closed or a window
 * that is gone: the next desk at that place takes it up. One whose album was erased has no place any more, and goes to
 * the next new letter of any album.
 */
import { type Draft, dropDraft, listDrafts, saveDraft } from './draftStore.ts';

export interface DraftClaim {
  /** Where the desk keeps its draft. */
  readonly key: string;
  /** What was left there; null for an empty sheet. */
  readonly found: Draft | null;
  readonly release: () => void;
}

/** For a new letter of an album: it takes up what lost its own. */
export interface Adoption {
  readonly albumId: string;
  /** Whether the album is there, if only in the trash. */
  readonly isThere: (albumId: string) => boolean;
}

/** `place`: the person, a slash, and what is written there. */
export async function claimDraft(place: string, adoption: Adoption | null = null): Promise<DraftClaim> {
  return (await takeUp(place)) ?? (adoption && (await adopt(place, adoption))) ?? beginDraft(place);
}

async function takeUp(place: string, isMeant: (draft: Draft) => boolean = () => true) {
  for (const { key, draft } of await listDrafts(place)) {
    const release = isMeant(draft) ? await hold(key) : null;
    if (!release) continue;
    // Whoever held it meanwhile may have changed or kept it.
    const found = (await listDrafts(place)).find((entry) => entry.key === key);
    if (found) return { key, found: found.draft, release };
    release();
  }
  return null;
}

async function adopt(place: string, { albumId, isThere }: Adoption): Promise<DraftClaim | null> {
  const [person = ''] = place.split('/');
  const lost = await takeUp(person, (draft) => draft.albumId === null || !isThere(draft.albumId));
  if (!lost) return null;
  const claim = await beginDraft(place);
  const found = { ...lost.found, letterId: crypto.randomUUID(), revision: null, albumId };
  if (await saveDraft(claim.key, found)) await dropDraft(lost.key);
  lost.release();
  return { ...claim, found };
}

async function beginDraft(place: string): Promise<DraftClaim> {
  const key = `${place}/${crypto.randomUUID()}`;
  return { key, found: null, release: (await hold(key)) ?? (() => {}) };
}

/** Null when another desk has it. */
function hold(key: string): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const asked = navigator.locks.request(`amaranth-draft-${key}`, { ifAvailable: true }, (lock) => {
      if (!lock) {
        resolve(null);
        return undefined;
      }
      return new Promise<void>((release) => resolve(release));
    });
    // Without locks every desk writes for itself.
    asked.catch(() => resolve(null));
  });
}
