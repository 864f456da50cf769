/** What is offered to anybody, and what administrators set of it. */
import { shopListProducts, shopReadOffers, shopSetProduct } from '#shared/callables/shop.ts';
import type { Product } from '#shared/shop/product.ts';
import { productIds, variantKey } from '#shared/shop/product.ts';
import type { ProductRecord } from '#shared/shop/productRecord.ts';
import { products } from '#shared/shop/products.ts';
import { servedCountries } from '#shared/shop/shippingZones.ts';
import { recordAct } from '../administratorActs/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { offersOf, productDocument, readProductRecords } from './productDocuments.ts';

export const readOffers = defineHandler(shopReadOffers, {
  access: 'visitor',
  effect: 'reads',
  run: async (_input, { services: { firestore } }) => {
    const offers = offersOf(await readProductRecords(firestore, firestore));
    return { offers: productIds.map((id) => offers[id]), countries: [...servedCountries] };
  },
});

export const listProducts = defineHandler(shopListProducts, {
  access: 'admin',
  effect: 'reads',
  run: async (_input, { services: { firestore } }) => {
    const records = [...(await readProductRecords(firestore, firestore)).values()];
    return {
      products: records.map(({ isReadable: _isReadable, ...record }) => record),
      unreadable: records.flatMap(({ id, isReadable }) => (isReadable ? [] : [id])),
    };
  },
});

export const setProduct = defineHandler(shopSetProduct, {
  access: 'admin',
  run: async ({ seenStock, ...wanted }, { caller, services }) => {
    const { firestore } = services;
    assertVariants(products[wanted.id], wanted);
    return firestore.runTransaction(async (transaction) => {
      const before = (await readProductRecords(transaction, firestore, [wanted.id])).get(wanted.id);
      if (!before || before.revision !== wanted.revision)
        throw new Refusal('conflict', 'Somebody else changed it since you read it.');
      const stock = stockAfter(before.stock, seenStock, wanted.stock);
      const after = { ...wanted, stock, revision: before.revision + 1 };
      recordAct(
        transaction,
        { caller, services },
        { act: shopSetProduct.name, subject: wanted.id, change: describeChange(before, after) },
      );
      transaction.set(productDocument(firestore, wanted.id), after);
      return after;
    });
  },
});

type Stock = ProductRecord['stock'];

/** Throws Refusal `conflict` where pieces of what is counted anew were sold, or came back, since it was shown. */
function stockAfter(now: Stock, seen: Stock, wanted: Stock): Stock {
  const counts = Object.entries({ ...now, ...seen, ...wanted }).flatMap(([variant]) => {
    const isChanged = wanted[variant] !== seen[variant];
    if (isChanged && now[variant] !== seen[variant])
      throw new Refusal('conflict', 'Pieces were sold, or came back, since you read it.', { field: 'stock' });
    const count = isChanged ? wanted[variant] : now[variant];
    return count === undefined ? [] : [[variant, count] as const];
  });
  return Object.fromEntries(counts);
}

/** Throws Refusal `invalid-input` for stock of what cannot be ordered. */
function assertVariants(product: Product, { stock }: ProductRecord): void {
  const known = new Set(variantsOf(product));
  const stranger = Object.keys(stock).find((variant) => !known.has(variant));
  if (stranger !== undefined)
    throw new Refusal('invalid-input', `There is no such variant: ${stranger}`, { field: 'stock' });
}

/** Every combination of the options' values, as stock names it. */
function variantsOf(product: Product): readonly string[] {
  const combinations = product.options.reduce<readonly Readonly<Record<string, string>>[]>(
    (chosen, { id, values }) =>
      chosen.flatMap((before) => values.map((value) => ({ ...before, [id]: value.id }))),
    [{}],
  );
  return combinations.map((chosen) => variantKey(product, chosen));
}

function describeChange(before: ProductRecord, after: ProductRecord): string {
  const says = (name: string, one: unknown, other: unknown) =>
    JSON.stringify(one) === JSON.stringify(other)
      ? []
      : [`${name}: ${JSON.stringify(one)} → ${JSON.stringify(other)}`];
  return [
    ...says('offered', before.isOffered, after.isOffered),
    ...says('price', before.price, after.price),
    ...says('lead time', before.leadTimeDays, after.leadTimeDays),
    ...says('stock', before.stock, after.stock),
  ]
    .join('; ')
    .slice(0, 1_000);
}
