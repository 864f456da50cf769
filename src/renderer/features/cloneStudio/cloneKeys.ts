/** Where the query cache keeps somebody's own clone. */
import type { UserId } from '#shared/domain/ids.ts';

export const cloneKeys = {
  all: (userId: UserId) => ['clone', userId] as const,
  agreed: (userId: UserId) => ['clone', userId, 'agreed'] as const,
  settings: (userId: UserId) => ['clone', userId, 'settings'] as const,
  /** Answers and marks, which an answer changes together. */
  interview: (userId: UserId) => ['clone', userId, 'interview'] as const,
  memories: (userId: UserId) => ['clone', userId, 'memories'] as const,
  albums: (userId: UserId) => ['clone', userId, 'albums'] as const,
  listeners: (userId: UserId) => ['clone', userId, 'listeners'] as const,
  conversations: (userId: UserId) => ['clone', userId, 'conversations'] as const,
};
