/** The products with their stock, and changing one of them. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/backend/callables.ts';
import { shopListProducts, shopSetProduct } from '#shared/callables/shop.ts';
import type { ProductChange, ProductRecord } from '#shared/shop/productRecord.ts';
import { administrationKeys } from '../administrationKeys.ts';
import { type PagesState, usePages } from '../usePages.ts';

/** `isReadable` is false where what was stored is no product: the rest is the catalogue's, and nothing of it is sold. */
export interface ListedProduct extends ProductRecord {
  readonly isReadable: boolean;
}

/** All of them are one page. */
export async function listProducts(): Promise<{ entries: readonly ListedProduct[]; next: null }> {
  const { products, unreadable } = await call(shopListProducts, {});
  const entries = products.map((record) => ({ ...record, isReadable: !unreadable.includes(record.id) }));
  return { entries, next: null };
}

export const useProducts = (): PagesState<ListedProduct> =>
  usePages({ key: administrationKeys.products, read: listProducts });

export function useSetProduct() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: ProductChange) => call(shopSetProduct, change),
    onSettled: () => queries.invalidateQueries({ queryKey: administrationKeys.products }),
  });
}
