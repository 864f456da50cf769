/** What search engines and shared links say of the shop and of each of its things. */
import type { PageHead, PageHeads, PublicPage } from '#features/catalogue/index.ts';
import { CURRENCY } from '#shared/currency.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import { localizedPath } from '#shared/localizedPaths.ts';
import { pathTo, routes } from '#shared/routes.ts';
import { type Product, type ProductId, productIds } from '#shared/shop/product.ts';
import { products } from '#shared/shop/products.ts';
import { siteValueMarks } from '#shared/siteValues.ts';
import { productTexts } from './productTexts.ts';

const { origin } = siteValueMarks;

export const shopHead: PageHeads = {
  en: {
    title: 'Memorial Shop',
    description:
      'Engraved medallions, plaques, pendants and lanterns, books and framed prints of your albums: seven things to hold, or to set on a grave.',
  },
  fr: {
    title: 'Boutique du souvenir',
    description:
      'Médaillons, plaques, pendentifs et lanternes gravés, livres et tirages de vos albums : sept objets à tenir, ou à poser sur une tombe.',
  },
};

/** The gallery and every product, for the pages made at build. */
export function shopPages(): readonly PublicPage[] {
  return [
    { path: routes.publicShop.path, heads: shopHead },
    ...productIds.map((productId) => ({
      path: pathOf(productId),
      heads: { en: headOf(products[productId], 'en'), fr: headOf(products[productId], 'fr') },
    })),
  ];
}

const pathOf = (productId: ProductId) => pathTo('publicProduct', { productId });

/** The dearest of each option, which is the dearest piece. */
const highestPrice = ({ price, options }: Product): number =>
  options.reduce<number>(
    (sum, { values }) => sum + Math.max(...values.map(({ surcharge }) => surcharge)),
    price,
  );

const decimal = (amount: number): string => (amount / 100).toFixed(2);

function headOf(product: Product, language: Language): PageHead {
  const path = localizedPath(pathOf(product.id), language);
  const drawing = { address: `/pictures${path}.jpg`, width: 1_200, height: 1_200 };
  const { lead, story } = productTexts[language][product.id];
  return {
    title: product.name[language],
    description: lead,
    drawing,
    structuredData: [
      {
        '@type': 'Product',
        name: product.name[language],
        description: `${lead} ${story}`,
        sku: product.id,
        url: origin + path,
        image: {
          '@type': 'ImageObject',
          url: origin + drawing.address,
          width: drawing.width,
          height: drawing.height,
        },
        brand: { '@type': 'Brand', name: 'Amaranth' },
        offers: {
          '@type': 'AggregateOffer',
          priceCurrency: CURRENCY.toUpperCase(),
          lowPrice: decimal(product.price),
          highPrice: decimal(highestPrice(product)),
          offerCount: product.options.reduce((count, { values }) => count * values.length, 1),
          availability: 'https://schema.org/MadeToOrder',
          url: origin + path,
        },
      },
    ],
  };
}
