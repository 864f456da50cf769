/** The list's filters and its order, as they stand in the address; plain values in, plain values out. */
import type { Offers } from '#shared/shop/priceLines.ts';
import { type Product, type ProductId, productIds } from '#shared/shop/product.ts';
import { products } from '#shared/shop/products.ts';

export const productKinds = ['grave', 'paper', 'carry', 'light'] as const;
export type ProductKind = (typeof productKinds)[number];

const kinds: Readonly<Record<ProductId, ProductKind>> = {
  'qr-medallion': 'grave',
  'memorial-plaque': 'grave',
  'keepsake-book': 'paper',
  'framed-print': 'paper',
  'usb-keepsake': 'carry',
  'engraved-pendant': 'carry',
  'candle-lantern': 'light',
};
export const kindOf = (productId: ProductId): ProductKind => kinds[productId];

export const sortOrders = ['catalogue', 'price', 'price-down', 'lead-time'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Upper bounds of the price, in dollars. */
export const priceBounds = ['50', '80', '100'] as const;

export const traits = ['standsOnGrave', 'opensAlbum', 'isEngraved'] as const;
export type Trait = (typeof traits)[number];

export interface StoreView {
  readonly kind: ProductKind | null;
  readonly most: (typeof priceBounds)[number] | null;
  readonly traits: ReadonlySet<Trait>;
  readonly sort: SortOrder;
  /** At most three, in the order they were chosen. */
  readonly compared: readonly ProductId[];
}

export const COMPARED_LIMIT = 3;

/** Whatever the address holds that this page does not know is passed over. */
export function readView(query: URLSearchParams): StoreView {
  const oneOf = <Value extends string>(list: readonly Value[], name: string): Value | null =>
    list.find((value) => value === query.get(name)) ?? null;
  const named = (query.get('compare') ?? '').split('.');
  const compared = [...new Set(named)].flatMap((id) => productIds.find((known) => known === id) ?? []);
  return {
    kind: oneOf(productKinds, 'kind'),
    most: oneOf(priceBounds, 'most'),
    traits: new Set(traits.filter((trait) => query.get(trait) === 'yes')),
    sort: oneOf(sortOrders, 'sort') ?? 'catalogue',
    compared: compared.slice(0, COMPARED_LIMIT),
  };
}

export function withTrait(view: StoreView, trait: Trait, isWanted: boolean): StoreView {
  const chosen = new Set(view.traits);
  if (isWanted) chosen.add(trait);
  else chosen.delete(trait);
  return { ...view, traits: chosen };
}

/** What is as it begins stands in no address. */
export function writeView({ kind, most, traits: chosen, sort, compared }: StoreView): URLSearchParams {
  const query = new URLSearchParams();
  if (kind) query.set('kind', kind);
  if (most) query.set('most', most);
  for (const trait of traits) if (chosen.has(trait)) query.set(trait, 'yes');
  if (sort !== 'catalogue') query.set('sort', sort);
  if (compared.length > 0) query.set('compare', compared.join('.'));
  return query;
}

const hasTrait = (product: Product, trait: Trait): boolean =>
  trait === 'isEngraved' ? product.engraving !== null : product[trait];

export function listProducts(view: StoreView, offers: Offers): readonly Product[] {
  const chosen = productIds
    .map((id) => products[id])
    .filter(
      (product) =>
        (view.kind === null || kindOf(product.id) === view.kind) &&
        (view.most === null || offers[product.id].price <= Number(view.most) * 100) &&
        [...view.traits].every((trait) => hasTrait(product, trait)),
    );
  const order: Readonly<Record<SortOrder, (product: Product) => number>> = {
    catalogue: () => 0,
    price: ({ id }) => offers[id].price,
    'price-down': ({ id }) => -offers[id].price,
    'lead-time': ({ id }) => offers[id].leadTimeDays,
  };
  const key = order[view.sort];
  return chosen.toSorted((one, other) => key(one) - key(other));
}

/** Takes one in or out; a fourth takes the place of the one that was chosen first. */
export function toggleCompared(compared: readonly ProductId[], productId: ProductId): readonly ProductId[] {
  if (compared.includes(productId)) return compared.filter((id) => id !== productId);
  return [...compared, productId].slice(-COMPARED_LIMIT);
}
