/**
 * The picture of a product as it is chosen: its size, its material, and the letters on it. Drawn, so that every choice has
 * its own picture, and the engraving stands on it at its true proportions.
 */
import type { ComponentType } from 'react';
import type { ChosenOptions, ProductId } from '#shared/shop/product.ts';
import { products } from '#shared/shop/products.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { BookPicture } from './BookPicture.tsx';
import { LanternPicture } from './LanternPicture.tsx';
import { MedallionPicture } from './MedallionPicture.tsx';
import { pictureMessages } from './messages.ts';
import { PendantPicture } from './PendantPicture.tsx';
import { PlaquePicture } from './PlaquePicture.tsx';
import { PrintPicture } from './PrintPicture.tsx';
import type { PictureProps } from './picture.ts';
import { UsbPicture } from './UsbPicture.tsx';

const pictures: Readonly<Record<ProductId, ComponentType<PictureProps>>> = {
  'qr-medallion': MedallionPicture,
  'memorial-plaque': PlaquePicture,
  'keepsake-book': BookPicture,
  'framed-print': PrintPicture,
  'usb-keepsake': UsbPicture,
  'engraved-pendant': PendantPicture,
  'candle-lantern': LanternPicture,
};

interface ProductPictureProps {
  readonly productId: ProductId;
  readonly options: ChosenOptions;
  /** The outline of the buyer's letters; null, or absent, for an example. */
  readonly engraving?: string | null;
  readonly className?: string;
}

export function ProductPicture({ productId, options, engraving = null, className }: ProductPictureProps) {
  const texts = useMessages(pictureMessages);
  const language = useLanguage();
  const Picture = pictures[productId];
  const product = products[productId];
  const chosen = product.options.flatMap(({ id, values }) => {
    const value = values.find((candidate) => candidate.id === options[id]);
    return value ? [value.name[language].toLocaleLowerCase(language)] : [];
  });
  return (
    <Picture
      label={texts.label(texts[productId], chosen.join(', '))}
      options={options}
      engraving={engraving}
      sample={texts[`sample-${productId}`].split('\n')}
      {...(className ? { className } : {})}
    />
  );
}
