/** Whether words can be cut into a piece as they are, measured in the typeface that cuts them. */
import { engravingPlace } from '#shared/engraving/places.ts';
import type { EngravingText } from '#shared/shop/cart.ts';
import type { ChosenOptions, ProductId } from '#shared/shop/product.ts';
import { products } from '#shared/shop/products.ts';

/** Rejects where a typeface could not be had. */
export async function fits(
  productId: ProductId,
  options: ChosenOptions,
  text: EngravingText,
): Promise<boolean> {
  const { engraving } = products[productId];
  const place = engravingPlace(productId, options);
  if (!engraving || !place) return false;
  const { layOut } = await import('./loadShaper.ts');
  const { issues } = await layOut(text, { engraving, place });
  return issues.length === 0;
}
