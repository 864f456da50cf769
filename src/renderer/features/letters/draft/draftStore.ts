/**
 * Letters that are not kept yet, on this device's disk (IndexedDB): what is written outlives a closed window, a lost
 * connection and a crash. A draft goes when its letter is kept. What is read back is checked, because anything may have
 * happened to a disk.
 */
import type { DBSchema } from 'idb';
import { z } from 'zod';
import { createDeviceDatabase } from '#platform/deviceDatabase.ts';
import { mediaItemIdSchema } from '#shared/domain/ids.ts';
import { letterBlockSchema } from '#shared/domain/letter.ts';

const draftSchema = z.object({
  /** The letter's id; a new one has it before it is sent, so that sending it twice keeps one. */
  letterId: z
    .string()
    // Under an id that no letter can have, the words are kept as a letter of their own.
    .transform((id) => (mediaItemIdSchema.safeParse(id).success ? id : crypto.randomUUID())),
  title: z.string(),
  body: z.array(letterBlockSchema),
  /** The revision that is being changed; null for a new letter. */
  revision: z.number().nullable(),
  /** What went out for the album and was never answered ([Note: An answer that was lost] in `sendDraft.ts`). */
  sent: z
    .object({ title: z.string(), body: z.array(letterBlockSchema) })
    .nullable()
    .default(null),
  /** The album it is meant for; null where the writer is not in one. */
  albumId: z.string().nullable().default(null),
  /** Milliseconds; of several drafts the newest is taken up first. */
  writtenAt: z.number().default(0),
});
export type Draft = z.infer<typeof draftSchema>;

/** A sheet with nothing on it, for a letter that does not exist yet. */
export function blankDraft(albumId: string | null = null): Draft {
  const letterId = crypto.randomUUID();
  return { letterId, title: '', body: [], revision: null, sent: null, albumId, writtenAt: 0 };
}

export function isBlank({ title, body, revision }: Draft): boolean {
  return revision === null && title.trim() === '' && body.length === 0;
}

/** Where the new letters of an album are written. */
export const newLetterPlace = (userId: string, albumId: string) => `${userId}/${albumId}/new`;

interface DraftSchema extends DBSchema {
  drafts: { key: string; value: unknown };
}

const open = createDeviceDatabase<DraftSchema>({
  name: 'amaranth-letters',
  version: 1,
  upgrade: (database) => void database.createObjectStore('drafts'),
});

interface StoredDraft {
  readonly key: string;
  readonly draft: Draft;
}

/** The drafts of a place, the newest first: none where they cannot be read, and where the browser keeps nothing. */
export async function listDrafts(place: string): Promise<StoredDraft[]> {
  try {
    const transaction = (await open()).transaction('drafts');
    const found: StoredDraft[] = [];
    for await (const { key, value } of transaction.store.iterate(draftsAt(place))) {
      const draft = draftSchema.safeParse(value);
      if (draft.success) found.push({ key, draft: draft.data });
    }
    return found.sort((one, other) => other.draft.writtenAt - one.draft.writtenAt);
  } catch {
    return [];
  }
}

/** Whether it is on the disk now. */
export async function saveDraft(key: string, draft: Draft): Promise<boolean> {
  try {
    await (await open()).put('drafts', draft, key);
    return true;
  } catch {
    return false;
  }
}

export async function dropDraft(key: string): Promise<void> {
  try {
    await (await open()).delete('drafts', key);
  } catch {
    // A browser that keeps nothing has nothing to drop.
  }
}

/** Keys begin with the account's id, and go on part by part with a slash; `0` is what follows a slash. */
const draftsAt = (place: string) => IDBKeyRange.bound(`${place}/`, `${place}0`, false, true);

/** How many letters of this account are on this device and nowhere else. */
export async function countDrafts(userId: string): Promise<number> {
  try {
    return await (await open()).count('drafts', draftsAt(userId));
  } catch {
    return 0;
  }
}

/** All of this account, as they are now. */
export async function dropDrafts(userId: string): Promise<void> {
  await (await open()).delete('drafts', draftsAt(userId));
}
