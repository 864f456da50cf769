/** Where the query cache keeps what this device has of letters. */
import type { AlbumId, UserId } from '#shared/domain/ids.ts';

export const letterKeys = {
  drafts: (userId: UserId, albumId: AlbumId) => ['letters', userId, 'drafts', albumId] as const,
};
