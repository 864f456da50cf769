/** The picture of a piece, as it was chosen and with the words cut into it. What it is called stands beside it. */
import { OwnPicture } from '#features/shop/index.ts';
import type { CartLine } from '#shared/shop/cart.ts';

interface LinePictureProps {
  readonly line: Pick<CartLine, 'productId' | 'options' | 'engraving'>;
  readonly className?: string;
}

export function LinePicture({ line, className = 'size-20 sm:size-28' }: LinePictureProps) {
  return (
    <span aria-hidden="true" className={`shrink-0 overflow-hidden rounded-control bg-sunken ${className}`}>
      <OwnPicture
        productId={line.productId}
        options={line.options}
        engraving={line.engraving}
        className="size-full object-cover"
      />
    </span>
  );
}
