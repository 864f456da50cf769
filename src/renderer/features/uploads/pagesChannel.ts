import type { UserId } from '#shared/domain/ids.ts';

/** Where the pages of one person in one browser tell each other that they are there. */
export function pagesChannel(userId: UserId): BroadcastChannel {
  return new BroadcastChannel(`amaranth-uploads-${userId}`);
}
