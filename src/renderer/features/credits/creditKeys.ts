/** Where the query cache keeps somebody's credits. */
import type { UserId } from '#shared/domain/ids.ts';

export const creditKeys = {
  /** Both, to be read again after a purchase. */
  all: (userId: UserId) => ['credits', userId] as const,
  account: (userId: UserId) => ['credits', userId, 'account'] as const,
  ledger: (userId: UserId) => ['credits', userId, 'ledger'] as const,
};
