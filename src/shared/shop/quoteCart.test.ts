import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import fc from '../../../tests/support/properties.ts';
import { cents, rateOf } from '../money.ts';
import { type CartLine, cartContentSchema, type Recipient, recipientSchema } from './cart.ts';
import { firstOffer, type Offers } from './priceLines.ts';
import { type ProductId, productIds } from './product.ts';
import { products } from './products.ts';
import { type CartFacts, isPayable, quoteCart } from './quoteCart.ts';
import { servedCountries, shippingTo } from './shippingZones.ts';
import { taxRateOf, taxRules } from './taxRates.ts';

const offers: Offers = {
  'qr-medallion': firstOffer(products['qr-medallion']),
  'memorial-plaque': firstOffer(products['memorial-plaque']),
  'keepsake-book': firstOffer(products['keepsake-book']),
  'framed-print': firstOffer(products['framed-print']),
  'usb-keepsake': firstOffer(products['usb-keepsake']),
  'engraved-pendant': firstOffer(products['engraved-pendant']),
  'candle-lantern': firstOffer(products['candle-lantern']),
};
const facts: CartFacts = { offers, isCodeOpen: () => true, isArtworkReady: () => true };
const CODE = 'c'.repeat(22);

const recipient = (country: string, region = ''): Recipient =>
  recipientSchema.parse({
    id: randomUUID(),
    name: 'Rose Martin',
    address: { country, street: '3 rue du Lac', city: 'Annecy', region, postcode: '74000' },
  });

function line(productId: ProductId, more: Partial<CartLine> = {}): CartLine {
  const product = products[productId];
  return cartContentSchema.shape.lines.element.parse({
    id: randomUUID(),
    productId,
    options: Object.fromEntries(product.options.map(({ id, values }) => [id, values[0].id])),
    quantity: 1,
    engraving: product.engraving ? { lines: ['Jeanne'], font: 'serif' } : null,
    albumCodeId: product.opensAlbum ? CODE : null,
    printFileId: product.artwork ? 'file' : null,
    recipientId: null,
    seenPrice: 100,
    ...more,
  });
}

describe('A quote', () => {
  test('is the sum of its lines, its shipments and their tax, whatever is in the cart', () => {
    const place = fc.record({
      product: fc.constantFrom(...productIds),
      quantity: fc.integer({ min: 1, max: 20 }),
      to: fc.integer({ min: 0, max: 2 }),
      price: fc.integer({ min: 0, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(
        fc.array(place, { maxLength: 12 }),
        fc.array(fc.constantFrom(...servedCountries, 'ZZ'), { minLength: 1, maxLength: 3 }),
        (places, countries) => {
          const recipients = countries.map((country) => recipient(country));
          const priced: Record<ProductId, Offers[ProductId]> = { ...offers };
          for (const { product, price } of places)
            priced[product] = { ...offers[product], price: cents(price) };
          const lines = places.map(({ product, quantity, to }) =>
            line(product, { quantity, recipientId: recipients[to % recipients.length]?.id ?? null }),
          );
          const quote = quoteCart({ lines, recipients }, { ...facts, offers: priced });
          const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);
          expect(quote.goods).toBe(sum(quote.lines.map(({ total }) => total)));
          expect(quote.goods).toBe(sum(quote.shipments.map(({ goods }) => goods)));
          expect(quote.shipping).toBe(sum(quote.shipments.map(({ shipping }) => shipping)));
          expect(quote.tax).toBe(sum(quote.shipments.map(({ tax }) => tax)));
          expect(quote.total).toBe(sum(quote.shipments.map(({ total }) => total)));
          expect(quote.total).toBe(quote.goods + quote.shipping + quote.tax);
        },
      ),
    );
  });

  test('says what stands in the way of each line', () => {
    const issuesOf = (one: CartLine, known: Partial<CartFacts> = {}) =>
      quoteCart({ lines: [one], recipients: [recipient('FR')] }, { ...facts, ...known }).lines[0]?.issues;
    expect(issuesOf(line('memorial-plaque'))).toEqual([]);
    expect(issuesOf(line('memorial-plaque', { engraving: null }))).toEqual(['engraving-missing']);
    expect(issuesOf(line('memorial-plaque', { albumCodeId: null }))).toEqual(['code-missing']);
    expect(issuesOf(line('memorial-plaque'), { isCodeOpen: () => false })).toEqual(['code-closed']);
    expect(issuesOf(line('memorial-plaque'), { fits: () => false })).toEqual(['engraving-unfit']);
    expect(issuesOf(line('keepsake-book'), { isArtworkReady: () => false })).toEqual(['artwork-missing']);
    expect(issuesOf(line('candle-lantern', { options: { material: 'gold' } }))).toEqual(['option-gone']);
    const gone = { ...offers, 'candle-lantern': { ...offers['candle-lantern'], isOffered: false } };
    expect(issuesOf(line('candle-lantern'), { offers: gone })).toEqual(['not-offered']);
    const nobody = quoteCart({ lines: [line('candle-lantern')], recipients: [] }, facts);
    expect(nobody.lines[0]?.issues).toEqual(['recipient-missing']);
    expect(isPayable(nobody)).toBe(false);
  });

  test('sends what names nobody to the only recipient, and asks where there are several, or another was named', () => {
    const [rose, paul] = [recipient('FR'), recipient('FR')];
    const piece = line('candle-lantern');
    const placedWith = (one: CartLine, recipients: Recipient[]) => {
      const { lines, shipments } = quoteCart({ lines: [one], recipients }, facts);
      return [lines[0]?.issues, shipments.map(({ recipientId }) => recipientId)];
    };
    expect(placedWith(piece, [rose])).toEqual([[], [rose.id]]);
    expect(placedWith(piece, [rose, paul])).toEqual([['recipient-missing'], []]);
    expect(placedWith({ ...piece, recipientId: paul.id }, [rose, paul])).toEqual([[], [paul.id]]);
    expect(placedWith({ ...piece, recipientId: paul.id }, [rose])).toEqual([['recipient-missing'], []]);
  });

  test('counts the last pieces over all lines', () => {
    const stock = { 'material=copper': 2 };
    const scarce = { ...offers, 'candle-lantern': { ...offers['candle-lantern'], stock } };
    const one = line('candle-lantern', { options: { material: 'copper' } });
    const quoteOf = (lines: CartLine[]) =>
      quoteCart({ lines, recipients: [recipient('FR')] }, { ...facts, offers: scarce });
    expect(isPayable(quoteOf([one, { ...one, id: randomUUID() }]))).toBe(true);
    const greedy = quoteOf([one, { ...one, id: randomUUID(), quantity: 2 }]);
    expect(greedy.lines.map(({ issues, left }) => [issues, left])).toEqual([
      [['out-of-stock'], 2],
      [['out-of-stock'], 2],
    ]);
  });

  test('sends nothing where nobody is served, nor to half an address', () => {
    const to = (someone: Recipient) =>
      quoteCart({ lines: [line('candle-lantern')], recipients: [someone] }, facts).shipments[0]?.issue;
    expect(to(recipient('FR'))).toBeNull();
    expect(to(recipient('AQ'))).toBe('not-shipped-there');
    expect(to(recipient('US'))).toBe('address-incomplete');
    expect(to(recipient('US', 'CA'))).toBeNull();
  });
});

describe('The operator’s tables', () => {
  test('a heavier parcel never costs less', () => {
    for (const country of servedCountries) {
      const prices = [1, 250, 251, 1_000, 2_500, 5_000, 5_001, 20_000].map(
        (grams) => shippingTo({ country }, grams)?.price ?? -1,
      );
      expect(prices, country).toEqual(prices.toSorted((one, other) => one - other));
    }
    expect(new Set(servedCountries).size).toBe(servedCountries.length);
  });

  test('each country and region has one rate', () => {
    const places = taxRules.map(({ country, region = '' }) => `${country} ${region}`);
    expect(new Set(places).size).toBe(places.length);
    expect(taxRateOf({ country: 'FR', region: '' })).toBe(2_000);
    expect(taxRateOf({ country: 'JP', region: '' })).toBe(0);
  });
});

describe('Cents', () => {
  test('a rate is rounded half up at every total up to a million', () => {
    // Two that do not divide evenly; every other one is a multiple of a hundred.
    const rates = [810, 2_550];
    for (const rate of rates) {
      for (let total = 0; total <= 1_000_000; total += 1) {
        const exact = total * rate;
        const rounded = Math.floor(exact / 10_000) + (exact % 10_000 >= 5_000 ? 1 : 0);
        if (rateOf(total as ReturnType<typeof cents>, rate) !== rounded)
          throw new Error(`${total} at ${rate}`);
      }
    }
  }, 120_000);
});
