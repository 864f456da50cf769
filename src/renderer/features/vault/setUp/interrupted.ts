/** That setting up was begun on this device and not finished: nothing of it is kept but this. */
import { platform } from '#platform/currentPlatform.ts';
import type { UserId } from '#shared/domain/ids.ts';

const keyOf = (userId: UserId) => `amaranth.vaultSetUpBegun.${userId}`;

export function noteSetUpBegun(userId: UserId): void {
  platform().storage.set(keyOf(userId), 'yes');
}

export function wasSetUpInterrupted(userId: UserId): boolean {
  return platform().storage.get(keyOf(userId)) !== null;
}

export function noteSetUpOver(userId: UserId): void {
  platform().storage.remove(keyOf(userId));
}
