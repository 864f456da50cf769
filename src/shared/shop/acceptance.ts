/** What a buyer has to agree to before a payment, by what is in the cart: the page asks and the server refuses by the same rule. */
import type { CartLine } from './cart.ts';
import { isEngraved } from './checkEngraving.ts';
import { products } from './products.ts';

type Lines = readonly Pick<CartLine, 'productId' | 'engraving'>[];

/** What is made for one person is not taken back; what is engraved is that, whatever it is. */
export const asksNoReturn = (lines: Lines): boolean =>
  lines.some(({ productId, engraving }) => products[productId].isMadeToOrder || isEngraved(engraving));

/** What stands on a grave obeys the rules of its cemetery. */
export const asksCemetery = (lines: Lines): boolean =>
  lines.some(({ productId }) => products[productId].standsOnGrave);
