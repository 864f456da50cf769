/** The products with their stock, and changing one of them. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/backend/callables.ts';
import { shopListProducts, shopSetProduct } from '#shared/callables/shop.ts';
import type { ProductChange, ProductRecord } from '#shared/shop/productRecord.ts';
import { administrationKeys } from '../administrationKeys.ts';
import { type PagesState, usePages } from '../usePages.ts';

/** All of them are one page. */
export async function listProducts(): Promise<{ entries: readonly ProductRecord[]; next: null }> {
  return { entries: (await call(shopListProducts, {})).products, next: null };
}

export const useProducts = (): PagesState<ProductRecord> =>
  usePages({ key: administrationKeys.products, read: listProducts });

export function useSetProduct() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: ProductChange) => call(shopSetProduct, change),
    onSettled: () => queries.invalidateQueries({ queryKey: administrationKeys.products }),
  });
}
