/**
 * Where the query cache keeps a person's albums, items and storage count. One list, because one change touches
 * several: moving a picture changes two albums, deleting one gives back its bytes.
 */
import type { AlbumId, MediaItemId, UserId } from '#shared/domain/ids.ts';

export const libraryKeys = {
  /** Everything of a person's. */
  all: (userId: UserId) => ['library', userId] as const,
  albums: (userId: UserId) => ['library', userId, 'albums'] as const,
  storage: (userId: UserId) => ['library', userId, 'storage'] as const,
  /** Read again with the storage count, which is refreshed whenever something is deleted or restored. */
  hasTrash: (userId: UserId) => ['library', userId, 'storage', 'trash'] as const,
  items: (userId: UserId, albumId: AlbumId) => ['library', userId, 'items', albumId] as const,
  trash: (userId: UserId) => ['library', userId, 'trash'] as const,
  covers: (userId: UserId) => ['library', userId, 'cover'] as const,
  cover: (userId: UserId, albumId: AlbumId, coverItemId: MediaItemId | null) =>
    ['library', userId, 'cover', albumId, coverItemId] as const,
  /** Read again with the covers: it is pictures of albums, too. */
  timeOfYear: (userId: UserId, times: readonly unknown[], albumIds: readonly AlbumId[]) =>
    ['library', userId, 'cover', 'time-of-year', times, albumIds] as const,
};
