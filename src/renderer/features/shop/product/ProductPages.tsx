/** /memorial-shop/{productId} for everybody, and /physical-products/{productId} for members: one thing of the shop. */
import { useParams } from 'react-router-dom';
import { routes } from '#shared/routes.ts';
import { productIdSchema } from '#shared/shop/product.ts';
import { products } from '#shared/shop/products.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { CartLink } from '../cart/CartLink.tsx';
import { shopMessages } from '../messages.ts';

import { ProductDetail } from './ProductDetail.tsx';

export function MemberProductPage() {
  return <ProductOfAddress shop={routes.memorialShop.path} />;
}

export function PublicProductPage() {
  return (
    <div className="mx-auto max-w-6xl px-5 pt-10 pb-24 sm:px-8 sm:pt-14">
      <div className="mb-4 flex justify-end empty:hidden">
        <CartLink />
      </div>
      <ProductOfAddress shop={routes.publicShop.path} />
    </div>
  );
}

function ProductOfAddress({ shop }: { readonly shop: string }) {
  const texts = useMessages(shopMessages);
  const language = useLanguage();
  const id = productIdSchema.safeParse(useParams().productId);
  usePageTitle(id.success ? products[id.data].name[language] : texts.unknownTitle);
  if (!id.success) {
    return (
      <EmptyState
        headingLevel={1}
        title={texts.unknownTitle}
        action={<ButtonLink to={shop}>{texts.back}</ButtonLink>}
      >
        {texts.unknown}
      </EmptyState>
    );
  }
  // Another product begins anew.
  return (
    <ProductDetail key={id.data} product={products[id.data]} before={<Link to={shop}>{texts.back}</Link>} />
  );
}
