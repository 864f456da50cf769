/** What is sold now and at what price: the catalogue's, until the operator's own have been read. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Offers } from '#shared/shop/priceLines.ts';
import { firstOffer } from '#shared/shop/priceLines.ts';
import { type ProductId, productIds } from '#shared/shop/product.ts';
import type { Offer } from '#shared/shop/productRecord.ts';
import { products } from '#shared/shop/products.ts';
import { readOffers } from './api.ts';
import { shopKeys } from './shopKeys.ts';

export type OffersState =
  /** `offers` are the catalogue's while they are not `ready`. */
  | { readonly state: 'loading'; readonly offers: Offers }
  | { readonly state: 'failed'; readonly offers: Offers; readonly retry: () => void }
  | { readonly state: 'ready'; readonly offers: Offers };

export function useOffers(): OffersState {
  const { data, isError, refetch } = useQuery({ queryKey: shopKeys.offers, queryFn: readOffers });
  return useMemo(() => {
    if (data) return { state: 'ready', offers: offersOf(data) };
    const offers = offersOf(productIds.map((id) => firstOffer(products[id])));
    return isError ? { state: 'failed', offers, retry: () => void refetch() } : { state: 'loading', offers };
  }, [data, isError, refetch]);
}

/** A product that the answer does not name is not sold. */
function offersOf(list: readonly Offer[]): Offers {
  const offerOf = (id: ProductId): Offer =>
    list.find((offer) => offer.id === id) ?? { ...firstOffer(products[id]), isOffered: false };
  const [medallion, plaque, book, print, usb, pendant, lantern] = productIds;
  return {
    [medallion]: offerOf(medallion),
    [plaque]: offerOf(plaque),
    [book]: offerOf(book),
    [print]: offerOf(print),
    [usb]: offerOf(usb),
    [pendant]: offerOf(pendant),
    [lantern]: offerOf(lantern),
  };
}
