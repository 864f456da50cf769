/** Where the query cache keeps what this feature reads. */
import type { UserId } from '#shared/domain/ids.ts';

export const albumKeys = {
  albums: (userId: UserId) => ['albums', userId] as const,
  storage: (userId: UserId) => ['storage', userId] as const,
};
