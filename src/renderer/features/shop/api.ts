/** What the shop asks of the business logic. Each throws CallableError. */
import { callRepeatable } from '#platform/backend/callables.ts';
import { cartMerge, shopReadOffers } from '#shared/callables/shop.ts';
import type { CartLine } from '#shared/shop/cart.ts';
import type { Offer } from '#shared/shop/productRecord.ts';

export async function readOffers(): Promise<readonly Offer[]> {
  return (await callRepeatable(shopReadOffers, {})).offers;
}

/** Into the cart of who is signed in. A line is there once, by its id. */
export const putIntoCart = (lines: readonly CartLine[]) => callRepeatable(cartMerge, { lines: [...lines] });
