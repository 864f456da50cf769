/** /memorial-shop: the same gallery for who has no account, made at build. */
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { CartLink } from '../cart/CartLink.tsx';
import { shopHead } from '../head.ts';
import { shopMessages } from '../messages.ts';
import { useOffers } from '../useOffers.ts';
import { Gallery } from './Gallery.tsx';
import { PriceNotice } from './PriceNotice.tsx';

export function PublicShopPage() {
  const texts = useMessages(shopMessages);
  const prices = useOffers();
  usePageTitle(shopHead[useLanguage()].title);
  return (
    <div className="mx-auto max-w-6xl px-5 pt-14 pb-24 sm:px-8 sm:pt-20">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-display">{texts.publicTitle}</h1>
        <CartLink />
      </div>
      <p className="mt-5 max-w-2xl text-lead text-ink-soft">{texts.lead}</p>
      <div className="mt-4">
        <PriceNotice prices={prices} />
      </div>
      <div className="mt-10">
        <Gallery prices={prices} route="publicProduct" />
      </div>
    </div>
  );
}
