/**
 * The first album's own key, kept on this device until onboarding is over: a page that is read again while the album is
 * being made must not make a second one.
 */
import { platform } from '#platform/currentPlatform.ts';
import type { UserId } from '#shared/domain/ids.ts';

const nameFor = (userId: UserId) => `first-album-${userId}`;

export function albumKeyOf(userId: UserId): string {
  const { storage } = platform();
  const kept = storage.get(nameFor(userId));
  if (kept !== null) return kept;
  const made = crypto.randomUUID();
  storage.set(nameFor(userId), made);
  return made;
}

export function dropAlbumKey(userId: UserId): void {
  platform().storage.remove(nameFor(userId));
}
