/** What the cart reads, and what it asks of the business logic. Each call throws CallableError. */
import { doc, getDoc } from 'firebase/firestore/lite';
import { call, callRepeatable } from '#platform/backend/callables.ts';
import { documents } from '#platform/backend/documents.ts';
import { parseDocument } from '#platform/backend/parseDocument.ts';
import { cartQuote, cartWrite, ordersBegin, shopReadOffers } from '#shared/callables/shop.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import { type Cart, type CartContent, cartSchema, EMPTY_CART } from '#shared/shop/cart.ts';

export async function readCart(userId: UserId): Promise<Cart> {
  const snapshot = await getDoc(doc(documents(), 'users', userId, 'cart', 'current'));
  return parseDocument(cartSchema, snapshot) ?? EMPTY_CART;
}

/** Once: a write whose answer was lost is found again by its revision. */
export const writeCart = (content: CartContent, revision: number) =>
  call(cartWrite, { ...content, revision });

export const quoteCart = () => callRepeatable(cartQuote, {});

/** ISO 3166-1 codes of where parcels are sent. */
export async function readCountries(): Promise<readonly string[]> {
  return (await callRepeatable(shopReadOffers, {})).countries;
}

interface Agreement {
  readonly fingerprint: string;
  readonly acceptsNoReturn: boolean;
  readonly knowsCemeteryRules: boolean;
}

/** Safe to repeat with one key. */
export const beginOrder = (key: string, language: Language, agreement: Agreement) =>
  callRepeatable(ordersBegin, { key, language, ...agreement });
