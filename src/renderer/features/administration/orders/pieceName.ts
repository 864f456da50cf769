/** What a piece is called, with its options: `QR medallion, 50 mm across, brushed`. */
import type { Language } from '#shared/domain/userProfile.ts';
import { type ChosenOptions, type ProductId, products } from '#shared/shop/products.ts';

interface Piece {
  readonly productId: ProductId;
  readonly options: ChosenOptions;
}

export function pieceOptions({ productId, options }: Piece, language: Language): string {
  return products[productId].options
    .flatMap(({ id, values }) => values.find((value) => value.id === options[id])?.name[language] ?? [])
    .join(' · ');
}

export const pieceName = ({ productId }: Pick<Piece, 'productId'>, language: Language): string =>
  products[productId].name[language];
