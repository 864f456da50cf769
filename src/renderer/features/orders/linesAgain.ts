/**
 * The pieces of an order as lines of a cart: new lines of their own, at the price that was paid until another is seen. Each goes
 * to whom it went to; where the cart no longer knows them, it asks.
 */
import type { CartLine } from '#shared/shop/cart.ts';
import type { Order } from '#shared/shop/order.ts';

export const linesAgain = ({ lines }: Pick<Order, 'lines'>, newId: () => string): CartLine[] =>
  lines.map(
    ({ productId, options, quantity, engraving, albumCodeId, printFileId, recipientId, unitPrice }) => ({
      id: newId(),
      productId,
      options,
      quantity,
      engraving,
      albumCodeId,
      printFileId,
      recipientId,
      seenPrice: unitPrice,
    }),
  );
