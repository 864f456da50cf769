/** An engraving as it is typed, with the side that it is cut into: where a piece was chosen before, in the cart or an order. */
import type { EngravingText } from '#shared/shop/cart.ts';
import type { ChosenOptions, ProductId } from '#shared/shop/product.ts';
import { products } from '#shared/shop/products.ts';
import { EngravedSide } from './EngravedSide.tsx';
import { EngravingFields } from './EngravingEditor.tsx';
import { outlineOf, useEngraving } from './useEngraving.ts';

interface EngravingPreviewProps {
  readonly productId: ProductId;
  readonly options: ChosenOptions;
  readonly value: EngravingText;
  readonly onChange: (text: EngravingText) => void;
  readonly isMissing: boolean;
}

export function EngravingPreview({ productId, options, value, onChange, isMissing }: EngravingPreviewProps) {
  const product = products[productId];
  const state = useEngraving(product, options, value);
  const outline = outlineOf(state);
  if (!product.engraving) return null;
  return (
    <div className="flex flex-col gap-5">
      {outline ? <EngravedSide productId={productId} options={options} outline={outline} /> : null}
      <EngravingFields
        engraving={product.engraving}
        value={value}
        onChange={onChange}
        state={state}
        isMissing={isMissing}
      />
    </div>
  );
}
