/** A line in words, from the catalogue: of carts, orders, invoices and payment pages. */
import type { Language } from '../domain/userProfile.ts';
import type { ChosenOptions, ProductId } from './product.ts';
import { products } from './products.ts';

interface Piece {
  readonly productId: ProductId;
  readonly options: ChosenOptions;
}

export const lineName = ({ productId }: Pick<Piece, 'productId'>, language: Language): string =>
  products[productId].name[language];

/** In the catalogue's order; options that are no longer made are passed over. */
const chosenValues = ({ productId, options }: Piece, language: Language) =>
  products[productId].options.flatMap(({ id, name, values }) => {
    const chosen = values.find((value) => value.id === options[id]);
    return chosen ? [{ name: name[language], value: chosen.name[language] }] : [];
  });

/** "Size: 70 mm across", where there is room for each. */
export function describeOptions(piece: Piece, language: Language): readonly string[] {
  const colon = language === 'fr' ? '\u00a0:' : ':';
  return chosenValues(piece, language).map(({ name, value }) => `${name}${colon} ${value}`);
}

/** "QR medallion, 70 mm across, brushed": the whole piece in one line, without what is engraved. */
export const describeLine = (piece: Piece, language: Language): string =>
  [lineName(piece, language), ...chosenValues(piece, language).map(({ value }) => value)].join(', ');
