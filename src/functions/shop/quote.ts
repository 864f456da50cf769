/** A cart's quote with its fingerprint: two quotes have the same one when the same things are paid for at the same prices. */
import { createHash } from 'node:crypto';
import { cartQuote } from '#shared/callables/shop.ts';
import type { CartContent } from '#shared/shop/cart.ts';
import type { Quote } from '#shared/shop/quote.ts';
import { type CartFacts, quoteCart } from '#shared/shop/quoteCart.ts';
import { defineHandler } from '../handler.ts';
import { cartFrom, cartOf } from './cartDocument.ts';
import { knowCart } from './cartFacts.ts';

export const quote = defineHandler(cartQuote, {
  access: 'user',
  effect: 'reads',
  run: async (_input, { caller: { uid }, services }) => {
    const cart = cartFrom(await cartOf(services.firestore, uid).get());
    return quoteNow(cart, (await knowCart(services.firestore, services, uid, cart)).facts);
  },
});

export function quoteNow(content: CartContent, facts: CartFacts): Quote {
  const quoted = quoteCart(content, facts);
  return { ...quoted, fingerprint: fingerprintOf(content, quoted) };
}

/** Of everything that is paid for and where it goes; how many pieces are left for others is not part of it. */
function fingerprintOf({ lines, recipients }: CartContent, quoted: Omit<Quote, 'fingerprint'>): string {
  const bought = lines.map(({ seenPrice: _seen, options, ...line }) => ({
    ...line,
    options: Object.entries(options).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  }));
  const priced = quoted.lines.map(({ lineId, unitPrice, total }) => [lineId, unitPrice, total]);
  const { shipments, goods, shipping, tax, total } = quoted;
  const whole = JSON.stringify([bought, recipients, priced, shipments, goods, shipping, tax, total]);
  return createHash('sha256').update(whole).digest('base64url');
}
