/** All seven, one beside the other, each picture leading to its page. */
import { Link } from 'react-router-dom';
import { formatMoney } from '#shared/currency.ts';
import { pathTo } from '#shared/routes.ts';
import { type ProductId, productIds } from '#shared/shop/product.ts';
import { products } from '#shared/shop/products.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { useLocalizedPath } from '#ui/language/useLocalizedPath.ts';
import { shopMessages } from '../messages.ts';
import { ProductPicture } from '../pictures/ProductPicture.tsx';
import { optionsFrom } from '../product/productChoice.ts';
import { productTexts } from '../productTexts.ts';
import type { OffersState } from '../useOffers.ts';

interface GalleryProps {
  readonly prices: OffersState;
  /** Whose page of a product it leads to: that of a member, or the public one. */
  readonly route: 'memorialShopProduct' | 'publicProduct';
}

/** The choices that look best in a row of all of them. */
const SHOWN: Readonly<Record<ProductId, string>> = {
  'qr-medallion': 'size=70',
  'memorial-plaque': '',
  'keepsake-book': 'cover=linen-night',
  'framed-print': 'size=300x200',
  'usb-keepsake': '',
  'engraved-pendant': 'material=gold-vermeil',
  'candle-lantern': '',
};

export function Gallery({ prices, route }: GalleryProps) {
  return (
    <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {productIds.map((productId, index) => (
        <li key={productId} className={index === 0 ? 'sm:col-span-2 lg:col-span-3' : ''}>
          <Tile productId={productId} prices={prices} route={route} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}

interface TileProps extends GalleryProps {
  readonly productId: ProductId;
  /** Stands alone in its row, its words beside the picture: six are left for even rows. */
  readonly isFirst: boolean;
}

function Tile({ productId, prices, route, isFirst }: TileProps) {
  const texts = useMessages(shopMessages);
  const language = useLanguage();
  const localized = useLocalizedPath();
  const product = products[productId];
  const offer = prices.offers[productId];
  return (
    <article
      className={`group relative ${isFirst ? 'grid items-center gap-x-12 sm:grid-cols-2' : 'flex h-full flex-col'}`}
    >
      <div className="overflow-hidden rounded-sheet border border-line">
        <ProductPicture
          productId={productId}
          options={optionsFrom(new URLSearchParams(SHOWN[productId]), product)}
          className="transition-transform duration-500 group-hover:scale-[1.025]"
        />
      </div>
      <div>
        <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className={isFirst ? 'text-page' : 'text-title'}>
            <Link
              to={localized(pathTo(route, { productId }))}
              className="rounded-small after:absolute after:inset-0 after:rounded-sheet group-hover:text-accent-text"
            >
              {product.name[language]}
            </Link>
          </h2>
          <p className="text-small text-ink-soft tabular-nums">
            {offer.isOffered ? texts.from(formatMoney(offer.price, language)) : texts.outOfOffer}
          </p>
        </div>
        <p className={isFirst ? 'mt-2 text-lead text-ink-soft' : 'mt-1 text-ink-soft'}>
          {productTexts[language][productId].lead}
        </p>
      </div>
    </article>
  );
}
