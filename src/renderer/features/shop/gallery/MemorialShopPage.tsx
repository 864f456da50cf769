/** /physical-products: the Memorial Shop as a gallery. */
import { isPageBuilt } from '#features/catalogue/index.ts';
import { routes } from '#shared/routes.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { shopMessages } from '../messages.ts';
import { useOffers } from '../useOffers.ts';
import { Gallery } from './Gallery.tsx';
import { PriceNotice } from './PriceNotice.tsx';

export function MemorialShopPage() {
  const texts = useMessages(shopMessages);
  const prices = useOffers();
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          <>
            <ButtonLink to={routes.classicStore.path} variant="quiet" size="small">
              {texts.asList}
            </ButtonLink>
            {isPageBuilt('cart') ? (
              <ButtonLink to={routes.cart.path} variant="secondary" size="small">
                {texts.toCart}
              </ButtonLink>
            ) : null}
          </>
        }
      >
        <p>{texts.lead}</p>
      </PageHeader>
      <div className="mb-6 empty:hidden">
        <PriceNotice prices={prices} />
      </div>
      <Gallery prices={prices} route="memorialShopProduct" />
    </>
  );
}
