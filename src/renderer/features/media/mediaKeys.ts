/** Where the query cache keeps what this feature reads; the owner comes first, so that sign-out can drop it whole. */
import type { AlbumId, MediaItemId, UserId } from '#shared/domain/ids.ts';

export const mediaKeys = {
  all: (userId: UserId) => ['media', userId] as const,
  items: (userId: UserId, albumId: AlbumId) => ['media', userId, 'items', albumId] as const,
  trash: (userId: UserId) => ['media', userId, 'trash'] as const,
  covers: (userId: UserId) => ['media', userId, 'cover'] as const,
  cover: (userId: UserId, albumId: AlbumId, coverItemId: MediaItemId | null) =>
    ['media', userId, 'cover', albumId, coverItemId] as const,
};
