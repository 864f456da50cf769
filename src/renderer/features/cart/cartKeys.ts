/** Where the query cache keeps what the cart reads. */
import type { UserId } from '#shared/domain/ids.ts';

export const cartKeys = {
  stored: (userId: UserId) => ['cart', userId] as const,
  /** Of one revision of the cart: another is asked for anew. */
  quote: (userId: UserId, revision: number) => ['cart-quote', userId, revision] as const,
  quotes: (userId: UserId) => ['cart-quote', userId] as const,
  countries: ['shop-countries'] as const,
};
