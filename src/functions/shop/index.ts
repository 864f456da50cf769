/** The Memorial Shop: what is offered, and the carts. */
import { defineFeature } from '../feature.ts';
import { CART } from './cartDocument.ts';
import { listProducts, readOffers, setProduct } from './manageProducts.ts';
import { quote } from './quote.ts';
import { inspect, repair } from './repairCart.ts';
import { merge, write } from './writeCart.ts';

export { cartFrom, cartOf, type StoredCart, takeOutLines } from './cartDocument.ts';
export { knowCart } from './cartFacts.ts';
export { offersOf, readProductRecords } from './productDocuments.ts';
export { quoteNow } from './quote.ts';
export {
  areInStock,
  countedPieces,
  type HeldPiece,
  heldPieceSchema,
  returnPieces,
  takePieces,
} from './stock.ts';

export const shop = defineFeature({
  callables: [readOffers, listProducts, setProduct, write, merge, quote, inspect, repair],
  accountData: { collections: { [CART]: { exportedAs: 'cart', readBy: 'owner' } } },
});
