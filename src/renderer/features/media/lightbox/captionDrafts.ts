/**
 * Captions typed and not yet saved, on this device: they outlive the lightbox, a reload and a lost connection. One goes
 * when its caption is saved, and all of a person's when they sign out of the device.
 */

import type { KeyValueStorage } from '#platform/platform.ts';
import type { MediaItemId, UserId } from '#shared/domain/ids.ts';

export interface CaptionDrafts {
  get(item: MediaItemId): string | null;
  set(item: MediaItemId, caption: string): void;
  delete(item: MediaItemId): void;
}

const prefixOf = (userId: string) => `captionDraft_${userId}_`;

export function captionDraftsOf(userId: UserId, storage: KeyValueStorage): CaptionDrafts {
  const keyOf = (item: MediaItemId) => `${prefixOf(userId)}${item}`;
  return {
    get: (item) => storage.get(keyOf(item)),
    set: (item, caption) => storage.set(keyOf(item), caption),
    delete: (item) => storage.remove(keyOf(item)),
  };
}

export function dropCaptionDrafts(userId: string, storage: KeyValueStorage): void {
  for (const key of storage.keys()) if (key.startsWith(prefixOf(userId))) storage.remove(key);
}
