/** What somebody chose of a product, as plain values: from the address, and into a line of the cart. */

import type { AlbumCodeId } from '#shared/domain/albumCode.ts';
import { cutText } from '#shared/engraving/cutLines.ts';
import type { Cents } from '#shared/money.ts';
import type { CartLine, EngravingText } from '#shared/shop/cart.ts';
import type { ChosenOptions, Product } from '#shared/shop/product.ts';

export interface ProductChoice {
  readonly options: ChosenOptions;
  readonly quantity: number;
  readonly engraving: EngravingText;
  readonly albumCodeId: AlbumCodeId | null;
  readonly printFileId: string | null;
}

/** The first of each option where the address names none, or one that is not made. */
export function optionsFrom(query: URLSearchParams, product: Product): ChosenOptions {
  return Object.fromEntries(
    product.options.map(({ id, values: [first, ...others] }) => {
      const named = query.get(id);
      return [id, others.some((value) => value.id === named) && named !== null ? named : first.id];
    }),
  );
}

export const NO_ENGRAVING: EngravingText = { lines: [], font: 'serif' };

export function lineOf(
  product: Product,
  choice: ProductChoice,
  { id, seenPrice }: { readonly id: string; readonly seenPrice: Cents },
): CartLine {
  return {
    id,
    productId: product.id,
    options: choice.options,
    quantity: choice.quantity,
    engraving: product.engraving ? cutText(choice.engraving) : null,
    albumCodeId: product.opensAlbum ? choice.albumCodeId : null,
    printFileId: product.artwork ? choice.printFileId : null,
    recipientId: null,
    seenPrice,
  };
}
