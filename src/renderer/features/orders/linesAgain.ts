/** The pieces of an order as lines of a cart: new lines of their own, at the price that was paid until another is seen. */
import type { CartLine } from '#shared/shop/cart.ts';
import type { Order } from '#shared/shop/order.ts';

export const linesAgain = ({ lines }: Pick<Order, 'lines'>, newId: () => string): CartLine[] =>
  lines.map(({ productId, options, quantity, engraving, albumCodeId, printFileId, unitPrice }) => ({
    id: newId(),
    productId,
    options,
    quantity,
    engraving,
    albumCodeId,
    printFileId,
    // Whom it goes to is of this cart, not of that order.
    recipientId: null,
    seenPrice: unitPrice,
  }));
