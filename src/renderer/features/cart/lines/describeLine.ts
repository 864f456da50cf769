/** A line in words, from the catalogue. */
import type { Language } from '#shared/domain/userProfile.ts';
import type { CartLine } from '#shared/shop/cart.ts';
import { products } from '#shared/shop/products.ts';

export const lineName = ({ productId }: Pick<CartLine, 'productId'>, language: Language): string =>
  products[productId].name[language];

/** "Size: 70 mm across", in the catalogue's order; options that are no longer made are passed over. */
export function describeOptions(
  { productId, options }: Pick<CartLine, 'productId' | 'options'>,
  language: Language,
): readonly string[] {
  const colon = language === 'fr' ? '\u00a0:' : ':';
  return products[productId].options.flatMap(({ id, name, values }) => {
    const chosen = values.find((value) => value.id === options[id]);
    return chosen ? [`${name[language]}${colon} ${chosen.name[language]}`] : [];
  });
}
