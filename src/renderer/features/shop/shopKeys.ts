/** Where the query cache keeps what the shop reads. */
import type { UserId } from '#shared/domain/ids.ts';

export const shopKeys = {
  offers: ['shop-offers'] as const,
  /** Of the cart's own pages: read again once something was put in. */
  cart: (userId: UserId) => ['cart', userId] as const,
};
