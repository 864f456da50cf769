/**
 * Letters that are not kept yet, on this device's disk (IndexedDB): what is written outlives a closed window, a lost
 * connection and a crash. A draft goes when its letter is kept. What is read back is checked, because anything may have
 * happened to a disk.
 */
import type { DBSchema } from 'idb';
import { z } from 'zod';
import { createDeviceDatabase } from '#platform/deviceDatabase.ts';
import { letterBlockSchema } from '#shared/domain/letter.ts';

const draftSchema = z.object({
  /** The id the letter will have, so that sending it twice keeps one. */
  letterId: z.uuid(),
  title: z.string(),
  body: z.array(letterBlockSchema),
  /** The revision that is being changed; null for a new letter. */
  revision: z.number().nullable(),
});
export type Draft = z.infer<typeof draftSchema>;

/** A sheet with nothing on it, for a letter that does not exist yet. */
export function blankDraft(): Draft {
  return { letterId: crypto.randomUUID(), title: '', body: [], revision: null };
}

export function isBlank({ title, body, revision }: Draft): boolean {
  return revision === null && title.trim() === '' && body.length === 0;
}

interface DraftSchema extends DBSchema {
  drafts: { key: string; value: unknown };
}

const open = createDeviceDatabase<DraftSchema>({
  name: 'amaranth-letters',
  version: 1,
  upgrade: (database) => void database.createObjectStore('drafts'),
});

/** Null where there is none, where it cannot be read, and where the browser keeps nothing. */
export async function readDraft(key: string): Promise<Draft | null> {
  try {
    return draftSchema
      .nullable()
      .catch(null)
      .parse((await (await open()).get('drafts', key)) ?? null);
  } catch {
    return null;
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

/** Keys begin with the account's id and a slash; `0` is what follows a slash. */
const draftsOf = (userId: string) => IDBKeyRange.bound(`${userId}/`, `${userId}0`, false, true);

/** How many letters of this account are on this device and nowhere else. */
export async function countDrafts(userId: string): Promise<number> {
  try {
    return await (await open()).count('drafts', draftsOf(userId));
  } catch {
    return 0;
  }
}

/** For somebody who leaves the device: nothing of what they wrote stays on it. */
export async function dropDrafts(userId: string): Promise<void> {
  await (await open()).delete('drafts', draftsOf(userId));
}
