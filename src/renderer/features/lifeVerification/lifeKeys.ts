/** Where the query cache keeps an owner's life verification. */
import type { UserId } from '#shared/domain/ids.ts';

export const lifeKeys = {
  /** All of it, to be read again after an act. */
  all: (userId: UserId) => ['life-verification', userId] as const,
  whole: (userId: UserId) => ['life-verification', userId, 'whole'] as const,
  /** The one record that other pages ask for. */
  record: (userId: UserId) => ['life-verification', userId, 'record'] as const,
  log: (userId: UserId) => ['life-verification', userId, 'log'] as const,
};
