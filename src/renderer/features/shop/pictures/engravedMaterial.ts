/** What the engraved part of a product is made of, by its options: every picture of it agrees. */
import type { ChosenOptions, ProductId } from '#shared/shop/product.ts';
import type { MaterialName } from './materials.ts';

export function engravedMaterial(productId: ProductId, options: ChosenOptions): MaterialName {
  switch (productId) {
    case 'qr-medallion':
      return options.finish === 'polished' ? 'steel-polished' : 'steel';
    case 'memorial-plaque':
      return options.material === 'brass' || options.material === 'steel' ? options.material : 'slate';
    case 'usb-keepsake':
      return options.material === 'maple' ? 'maple' : 'walnut';
    case 'engraved-pendant':
      return options.material === 'gold-vermeil' ? 'vermeil' : 'silver';
    // The lantern's plate, and the title on a book.
    case 'candle-lantern':
      return 'brass';
    case 'keepsake-book':
      return options.cover === 'linen-night' || options.cover === 'leather' ? options.cover : 'linen-sand';
    case 'framed-print':
      return options.frame === 'walnut' ? 'walnut' : options.frame === 'black' ? 'black-ash' : 'oak';
  }
}
