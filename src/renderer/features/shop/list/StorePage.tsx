/** /store2: the same catalogue as a list, with filters, an order and a comparison, all of which stand in the address. */
import { Link, useSearchParams } from 'react-router-dom';
import { formatMoney } from '#shared/currency.ts';
import { pathTo, routes } from '#shared/routes.ts';
import type { Product, ProductId } from '#shared/shop/product.ts';
import type { Offer } from '#shared/shop/productRecord.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { NativeButton } from '#ui/NativeButton.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { PriceNotice } from '../gallery/PriceNotice.tsx';
import { shopMessages } from '../messages.ts';
import { ProductPicture } from '../pictures/ProductPicture.tsx';
import { optionsFrom } from '../product/productChoice.ts';
import { productTexts } from '../productTexts.ts';
import { useOffers } from '../useOffers.ts';
import { CompareTable } from './CompareTable.tsx';
import { FilterBar } from './FilterBar.tsx';
import { listProducts, readView, type StoreView, toggleCompared, writeView } from './filters.ts';
import { storeMessages } from './messages.ts';

const DEFAULTS = new URLSearchParams();

export function StorePage() {
  const texts = useMessages(storeMessages);
  const shop = useMessages(shopMessages);
  const prices = useOffers();
  const [query, setQuery] = useSearchParams();
  const view = readView(query);
  const found = listProducts(view, prices.offers);
  // From the address as it stands: the page is drawn later than a quick second press.
  const change = (changed: (current: StoreView) => StoreView) =>
    setQuery(writeView(changed(readView(new URLSearchParams(window.location.search)))), {
      replace: true,
      preventScrollReset: true,
    });
  const compare = (productId: ProductId) =>
    change((current) => ({ ...current, compared: toggleCompared(current.compared, productId) }));
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          <ButtonLink to={routes.memorialShop.path} variant="quiet" size="small">
            {shop.asGallery}
          </ButtonLink>
        }
      >
        <p>{texts.lead}</p>
      </PageHeader>
      <FilterBar view={view} onChange={change} />
      <div className="mt-4 flex flex-wrap justify-between gap-x-8 text-small text-ink-soft">
        <p role="status">{texts.found(found.length)}</p>
        <p>{texts.compareHint}</p>
      </div>
      <div className="mt-3 empty:hidden">
        <PriceNotice prices={prices} />
      </div>
      {found.length > 0 ? (
        <ul className="mt-4 border-t border-line">
          {found.map((product) => (
            <Row
              key={product.id}
              product={product}
              offer={prices.offers[product.id]}
              isCompared={view.compared.includes(product.id)}
              onCompare={() => compare(product.id)}
            />
          ))}
        </ul>
      ) : (
        <div className="mt-6">
          <EmptyState
            title={texts.none}
            action={
              <NativeButton
                variant="secondary"
                onPress={() =>
                  change((current) => ({ ...current, kind: null, most: null, traits: new Set() }))
                }
              >
                {texts.clear}
              </NativeButton>
            }
          >
            {texts.noneText}
          </EmptyState>
        </div>
      )}
      {view.compared.length > 0 ? (
        <CompareTable compared={view.compared} offers={prices.offers} onRemove={compare} />
      ) : null}
    </>
  );
}

interface RowProps {
  readonly product: Product;
  readonly offer: Offer;
  readonly isCompared: boolean;
  readonly onCompare: () => void;
}

function Row({ product, offer, isCompared, onCompare }: RowProps) {
  const texts = useMessages(storeMessages);
  const shop = useMessages(shopMessages);
  const language = useLanguage();
  const name = product.name[language];
  return (
    <li className="grid grid-cols-[5.5rem_1fr] items-center gap-x-5 gap-y-2 border-b border-line py-4 sm:grid-cols-[7rem_1fr_auto] sm:gap-x-7">
      <div className="overflow-hidden rounded-card">
        <ProductPicture productId={product.id} options={optionsFrom(DEFAULTS, product)} />
      </div>
      <div className="min-w-0">
        <h2 className="text-title">
          <Link
            to={pathTo('memorialShopProduct', { productId: product.id })}
            className="rounded-small hover:text-accent-text hover:underline"
          >
            {name}
          </Link>
        </h2>
        <p className="text-small text-ink-soft">{productTexts[language][product.id].lead}</p>
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-6 sm:col-span-1 sm:flex-col sm:items-end">
        <p className="tabular-nums">
          {offer.isOffered ? shop.from(formatMoney(offer.price, language)) : shop.outOfOffer}
          <span className="block text-small text-ink-soft">{texts.days(offer.leadTimeDays)}</span>
        </p>
        <Checkbox isSelected={isCompared} onChange={onCompare} aria-label={texts.compareOne(name)}>
          {texts.compare}
        </Checkbox>
      </div>
    </li>
  );
}
