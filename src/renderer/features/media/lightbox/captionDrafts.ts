/** What a caption that was typed and not saved is kept with, and what becomes of it when its picture is looked at again. */
import { z } from 'zod';
import type { KeyValueStorage } from '#platform/platform.ts';
import type { MediaItemId, UserId } from '#shared/domain/ids.ts';
import type { MediaFile } from '#shared/domain/mediaItem.ts';
import { draftsOf } from './itemDrafts.ts';

const captionDraftSchema = z.object({
  caption: z.string(),
  /** The saved caption that it was meant to replace; null where that is not known. */
  from: z.string().nullable(),
});
type CaptionDraft = z.infer<typeof captionDraftSchema>;

export interface CaptionDrafts {
  get(item: MediaItemId): CaptionDraft | null;
  set(item: MediaItemId, draft: CaptionDraft): void;
  delete(item: MediaItemId): void;
}

export function captionDraftsOf(userId: UserId, storage: KeyValueStorage): CaptionDrafts {
  const drafts = draftsOf('caption', userId, storage);
  return {
    get: (item) => read(drafts.get(item)),
    set: (item, draft) => drafts.set(item, JSON.stringify(draft)),
    delete: drafts.delete,
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

interface OpenedCaption {
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

interface KeptDraft {
  readonly item: MediaFile;
  readonly drafts: CaptionDrafts;
  readonly onSave: (item: MediaFile, caption: string) => Promise<void>;
}

/** Saves the words typed before, where the saved caption is still the one they began from. Rejects as `onSave` does. */
export async function saveKeptCaption({ item, drafts, onSave }: KeptDraft): Promise<void> {
  const caption = openCaption(item.caption, drafts.get(item.id)).text.trim();
  if (caption === item.caption) return;
  await onSave(item, caption);
  if (drafts.get(item.id)?.caption.trim() === caption) drafts.delete(item.id);
}
