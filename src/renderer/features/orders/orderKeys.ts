/** Where the query cache keeps somebody's orders. */
import type { UserId } from '#shared/domain/ids.ts';

export const orderKeys = {
  all: (userId: UserId) => ['orders', userId] as const,
  list: (userId: UserId) => ['orders', userId, 'list'] as const,
  one: (userId: UserId, orderId: string) => ['orders', userId, 'one', orderId] as const,
};
