/**
 * Where the query cache keeps a person's albums, items and storage count. One list, because one change touches
 * several: moving a picture changes two albums, deleting one gives back its bytes.
 */
import type { AlbumId, MediaItemId, UserId } from '#shared/domain/ids.ts';

export const libraryKeys = {
  albums: (userId: UserId) => ['library', userId, 'albums'] as const,
  storage: (userId: UserId) => ['library', userId, 'storage'] as const,
  items: (userId: UserId, albumId: AlbumId) => ['library', userId, 'items', albumId] as const,
  trash: (userId: UserId) => ['library', userId, 'trash'] as const,
  covers: (userId: UserId) => ['library', userId, 'cover'] as const,
  cover: (userId: UserId, albumId: AlbumId, coverItemId: MediaItemId | null) =>
    ['library', userId, 'cover', albumId, coverItemId] as const,
};
