/**
 * Captions typed and not yet saved, on this device: they outlive the lightbox, a reload and a lost connection. One goes
 * when its caption is saved, and all of a person's when they sign out of the device.
 */
import { z } from 'zod';
import type { KeyValueStorage } from '#platform/platform.ts';
import type { MediaItemId, UserId } from '#shared/domain/ids.ts';

const captionDraftSchema = z.object({
  caption: z.string(),
  /** The saved caption that it was meant to replace; null where that is not known. */
  from: z.string().nullable(),
});
export type CaptionDraft = z.infer<typeof captionDraftSchema>;

export interface CaptionDrafts {
  get(item: MediaItemId): CaptionDraft | null;
  set(item: MediaItemId, draft: CaptionDraft): void;
  delete(item: MediaItemId): void;
}

const prefixOf = (userId: string) => `captionDraft_${userId}_`;

export function captionDraftsOf(userId: UserId, storage: KeyValueStorage): CaptionDrafts {
  const keyOf = (item: MediaItemId) => `${prefixOf(userId)}${item}`;
  return {
    get: (item) => read(storage.get(keyOf(item))),
    set: (item, draft) => storage.set(keyOf(item), JSON.stringify(draft)),
    delete: (item) => storage.remove(keyOf(item)),
  };
}

/** What was typed is never lost: text in any other form is a caption that began nobody knows where. */
function read(stored: string | null): CaptionDraft | null {
  if (stored === null) return null;
  try {
    return captionDraftSchema.parse(JSON.parse(stored));
  } catch {
    return { caption: stored, from: null };
  }
}

export interface OpenedCaption {
  readonly text: string;
  /** Words typed before, where the saved caption is another than the one they began from. */
  readonly offered: string | null;
}

/** What the field shows first. A caption that was saved since is never written over by itself. */
export function openCaption(saved: string, draft: CaptionDraft | null): OpenedCaption {
  if (!draft || draft.caption.trim() === saved) return { text: saved, offered: null };
  if (draft.from === saved) return { text: draft.caption, offered: null };
  return { text: saved, offered: draft.caption };
}

const keysOf = (userId: string, storage: KeyValueStorage) =>
  storage.keys().filter((key) => key.startsWith(prefixOf(userId)));

export function countCaptionDrafts(userId: string, storage: KeyValueStorage): number {
  return keysOf(userId, storage).length;
}

export function dropCaptionDrafts(userId: string, storage: KeyValueStorage): void {
  for (const key of keysOf(userId, storage)) storage.remove(key);
}
