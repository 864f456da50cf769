/**
 * Captions and dates typed and not yet saved, on this device: they outlive the lightbox, a reload and a lost connection.
 * One goes when it is saved or cancelled, and all of a person's when they sign out of the device.
 */

import type { KeyValueStorage } from '#platform/platform.ts';
import type { MediaItemId, UserId } from '#shared/domain/ids.ts';

export interface ItemDrafts {
  get(item: MediaItemId): string | null;
  set(item: MediaItemId, text: string): void;
  delete(item: MediaItemId): void;
}

const prefixes = { caption: 'captionDraft', date: 'dateDraft' } as const;
type DraftKind = keyof typeof prefixes;

const prefixOf = (kind: DraftKind, userId: string) => `${prefixes[kind]}_${userId}_`;

export function draftsOf(kind: DraftKind, userId: UserId, storage: KeyValueStorage): ItemDrafts {
  const keyOf = (item: MediaItemId) => prefixOf(kind, userId) + item;
  return {
    get: (item) => storage.get(keyOf(item)),
    set: (item, text) => storage.set(keyOf(item), text),
    delete: (item) => storage.remove(keyOf(item)),
  };
}

const keysOf = (kind: DraftKind, userId: string, storage: KeyValueStorage) =>
  storage.keys().filter((key) => key.startsWith(prefixOf(kind, userId)));

export function countItemDrafts(kind: DraftKind, userId: string, storage: KeyValueStorage): number {
  return keysOf(kind, userId, storage).length;
}

export function dropItemDrafts(userId: string, storage: KeyValueStorage): void {
  for (const kind of ['caption', 'date'] as const)
    for (const key of keysOf(kind, userId, storage)) storage.remove(key);
}
