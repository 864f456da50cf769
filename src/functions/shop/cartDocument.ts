/** Document `users/{uid}/cart/current`. Beside the cart it names the order that is being paid, which its owner is not told. */
import { isDeepStrictEqual } from 'node:util';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { cutText } from '#shared/engraving/cutLines.ts';
import { type Cart, type CartLine, cartSchema, EMPTY_CART } from '#shared/shop/cart.ts';
import { orderIdSchema } from '#shared/shop/order.ts';
import { Refusal } from '../errors.ts';

export const CART = 'cart';

export const cartOf = (firestore: Firestore, uid: string): DocumentReference =>
  firestore.doc(`users/${uid}/${CART}/current`);

const storedCartSchema = cartSchema.extend({
  /** The order of these lines that is not paid yet: two pages that pay one cart pay one order. */
  openOrderId: orderIdSchema.nullable().default(null),
});
export type StoredCart = z.infer<typeof storedCartSchema>;

/** Throws ZodError for a document that is no cart: an administrator empties it. */
export function cartFrom(snapshot: DocumentSnapshot): StoredCart {
  if (!snapshot.exists) return { ...EMPTY_CART, openOrderId: null };
  return storedCartSchema.parse(snapshot.data());
}

/** Null for a document that is no cart. */
export function readableCart(snapshot: DocumentSnapshot): StoredCart | null {
  if (!snapshot.exists) return cartFrom(snapshot);
  return storedCartSchema.safeParse(snapshot.data()).data ?? null;
}

const remainsSchema = z.object({
  revision: cartSchema.shape.revision.catch(0),
  openOrderId: orderIdSchema.nullable().catch(null),
});

/** What an administrator sees, and leaves, of a document that is no cart: nothing in it, and its order still known. */
export const emptied = (snapshot: DocumentSnapshot): StoredCart => ({
  ...EMPTY_CART,
  ...remainsSchema.parse(snapshot.data() ?? {}),
});

/** As callers are answered. */
export const toldCart = (cart: StoredCart): Cart => cartSchema.parse(cart);

/** Throws Refusal `conflict` when the cart is another since the caller read it. */
export function assertRevision(cart: Cart, revision: number): void {
  if (cart.revision !== revision)
    throw new Refusal('conflict', 'The cart was changed in another place.', { field: 'revision' });
}

type BoughtLine = Pick<
  CartLine,
  'id' | 'productId' | 'options' | 'engraving' | 'albumCodeId' | 'printFileId' | 'quantity'
>;

/** Takes out what was bought. What was put in since stays, a piece more of the same or made otherwise as well. A write alone. */
export function takeOutLines(
  transaction: Transaction,
  document: DocumentReference,
  stored: DocumentSnapshot,
  bought: readonly BoughtLine[],
): void {
  const cart = readableCart(stored);
  // Nobody's payment waits for a cart that an administrator has to empty.
  if (!cart) {
    transaction.update(document, { openOrderId: null });
    return;
  }
  const paid = new Map(bought.map((line) => [line.id, line]));
  const lines = cart.lines.flatMap((line) => leftOf(line, paid.get(line.id)));
  transaction.set(document, { ...cart, lines, openOrderId: null, revision: cart.revision + 1 });
}

function leftOf(line: CartLine, paid: BoughtLine | undefined): readonly CartLine[] {
  if (!paid || !isSamePiece(line, paid)) return [line];
  return line.quantity > paid.quantity ? [{ ...line, quantity: line.quantity - paid.quantity }] : [];
}

/** Engraved as orders keep it. */
const isSamePiece = (line: BoughtLine, other: BoughtLine) =>
  line.productId === other.productId &&
  line.albumCodeId === other.albumCodeId &&
  line.printFileId === other.printFileId &&
  isDeepStrictEqual(line.options, other.options) &&
  isDeepStrictEqual(cutText(line.engraving), cutText(other.engraving));
