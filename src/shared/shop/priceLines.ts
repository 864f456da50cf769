/** What the lines of a cart cost: the price of the offer with what the chosen options add, by the piece. */
import { addCents, type Cents, cents, multiplyCents } from '../money.ts';
import type { CartLine } from './cart.ts';
import type { ChosenOptions, Product, ProductId } from './product.ts';
import type { Offer } from './productRecord.ts';
import { products } from './products.ts';

export type Offers = Readonly<Record<ProductId, Offer>>;

export interface PricedLine {
  readonly line: CartLine;
  readonly product: Product;
  readonly offer: Offer;
  readonly unitPrice: Cents;
  readonly total: Cents;
}

/** As the catalogue has it, until the operator sets something else. */
export function firstOffer({ id, price, leadTimeDays }: Product): Offer {
  return { id, isOffered: true, price, leadTimeDays, stock: {} };
}

/** Options that are no longer there add nothing: such a line is not sold. */
export function unitPriceOf(product: Product, offer: Offer, chosen: ChosenOptions): Cents {
  const surcharges = product.options.map(
    ({ id, values }) => values.find((value) => value.id === chosen[id])?.surcharge ?? cents(0),
  );
  return addCents(offer.price, ...surcharges);
}

export function priceLines(lines: readonly CartLine[], offers: Offers): readonly PricedLine[] {
  return lines.map((line) => {
    const product = products[line.productId];
    const offer = offers[line.productId];
    const unitPrice = unitPriceOf(product, offer, line.options);
    return { line, product, offer, unitPrice, total: multiplyCents(unitPrice, line.quantity) };
  });
}
