/** The picture of a piece that somebody chose, with their own words cut into it: never with those of the example. */
import type { EngravingText } from '#shared/shop/cart.ts';
import type { ChosenOptions, ProductId } from '#shared/shop/product.ts';
import { products } from '#shared/shop/products.ts';
import { outlineOf, useEngraving } from '../engraving/useEngraving.ts';
import { NO_ENGRAVING } from '../product/productChoice.ts';
import { ProductPicture } from './ProductPicture.tsx';

interface OwnPictureProps {
  readonly productId: ProductId;
  readonly options: ChosenOptions;
  readonly engraving: EngravingText | null;
  readonly className?: string;
}

export function OwnPicture({ productId, options, engraving, className }: OwnPictureProps) {
  const state = useEngraving(products[productId], options, engraving ?? NO_ENGRAVING);
  return (
    <ProductPicture
      productId={productId}
      options={options}
      engraving={outlineOf(state) ?? ''}
      {...(className ? { className } : {})}
    />
  );
}
