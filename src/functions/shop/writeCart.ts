/** The cart as its owner changes it: whole, or with the lines that a device kept before they signed in. */
import { cartMerge, cartWrite } from '#shared/callables/shop.ts';
import { CART_LINE_LIMIT, type CartLine } from '#shared/shop/cart.ts';
import { areOptionsOf } from '#shared/shop/product.ts';
import { products } from '#shared/shop/products.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { assertRevision, cartFrom, cartOf, toldCart } from './cartDocument.ts';
import { type KnownCart, knowCart } from './cartFacts.ts';

/** A person who chooses, in two windows; not a machine that fills carts. */
const CHANGES = { calls: 600, within: 3_600_000 };

export const write = defineHandler(cartWrite, {
  access: 'user',
  limit: CHANGES,
  run: ({ lines, recipients, revision }, { caller: { uid }, services }) =>
    services.firestore.runTransaction(async (transaction) => {
      const document = cartOf(services.firestore, uid);
      const before = cartFrom(await transaction.get(document));
      assertRevision(before, revision);
      const kept = new Map(before.lines.map((line) => [line.id, line]));
      // What was allowed once and ended since is told of by the quote; it does not hold up the rest of the cart.
      const newcomers = lines.filter((line) => !refersTheSame(kept.get(line.id), line));
      const known = await knowCart(transaction, services, uid, { lines: newcomers });
      for (const line of newcomers) assertOwn(line, known);
      const cart = { ...before, lines, recipients, revision: revision + 1 };
      transaction.set(document, cart);
      return toldCart(cart);
    }),
});

export const merge = defineHandler(cartMerge, {
  access: 'user',
  limit: CHANGES,
  run: ({ lines }, { caller: { uid }, services }) =>
    services.firestore.runTransaction(async (transaction) => {
      const document = cartOf(services.firestore, uid);
      const before = cartFrom(await transaction.get(document));
      const known = await knowCart(transaction, services, uid, { lines });
      const present = new Set(before.lines.map(({ id }) => id));
      const added = [...new Map(lines.map((line) => [line.id, line])).values()]
        .filter(
          ({ id, productId, options }) => !present.has(id) && areOptionsOf(products[productId], options),
        )
        .slice(0, CART_LINE_LIMIT - before.lines.length)
        .map((line) => withoutStrangers(line, known));
      if (added.length === 0) return toldCart(before);
      const cart = { ...before, lines: [...before.lines, ...added], revision: before.revision + 1 };
      transaction.set(document, cart);
      return toldCart(cart);
    }),
});

/** Signing in is not held up by what is somebody else's: the line comes without it, and the quote says what is missing. */
function withoutStrangers(line: CartLine, known: KnownCart): CartLine {
  const { albumCodeId, printFileId } = line;
  return {
    ...line,
    albumCodeId: albumCodeId !== null && known.facts.isCodeOpen(albumCodeId) ? albumCodeId : null,
    printFileId: printFileId !== null && known.ownPrintFiles.has(printFileId) ? printFileId : null,
  };
}

const refersTheSame = (
  before: CartLine | undefined,
  { productId, options, albumCodeId, printFileId }: CartLine,
) =>
  before !== undefined &&
  before.productId === productId &&
  before.albumCodeId === albumCodeId &&
  before.printFileId === printFileId &&
  JSON.stringify(before.options) === JSON.stringify(options);

/** Throws Refusal for options that are none, and for a code or a print file that is not the caller's to use. */
function assertOwn({ id, productId, options, albumCodeId, printFileId }: CartLine, known: KnownCart): void {
  if (!areOptionsOf(products[productId], options))
    throw new Refusal('invalid-input', 'These are not the options of the product.', {
      field: 'lines',
      line: id,
    });
  if (albumCodeId !== null && !known.facts.isCodeOpen(albumCodeId))
    throw new Refusal('album-code-closed', 'None of your own codes that open an album.', { line: id });
  if (printFileId !== null && !known.ownPrintFiles.has(printFileId))
    throw new Refusal('print-file-refused', 'You have no such print file.', { line: id });
}
