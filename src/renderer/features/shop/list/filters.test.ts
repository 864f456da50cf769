/** The list shows what was asked for, and its address says what is shown. */
import { describe, expect, test } from 'vitest';
import { cents } from '#shared/money.ts';
import { firstOffer, type Offers } from '#shared/shop/priceLines.ts';
import { type ProductId, productIds } from '#shared/shop/product.ts';
import { products } from '#shared/shop/products.ts';
import { listProducts, readView, toggleCompared, writeView } from './filters.ts';

const offers = Object.fromEntries(productIds.map((id) => [id, firstOffer(products[id])])) as Offers;
const idsFor = (address: string, sold = offers) =>
  listProducts(readView(new URLSearchParams(address)), sold).map(({ id }) => id);

describe('The list', () => {
  test('has everything, in the catalogue’s order, when nothing is asked', () => {
    expect(idsFor('')).toEqual(productIds);
  });

  test.each<[string, readonly ProductId[]]>([
    ['kind=paper', ['keepsake-book', 'framed-print']],
    ['standsOnGrave=yes', ['qr-medallion', 'memorial-plaque', 'candle-lantern']],
    ['opensAlbum=yes', ['qr-medallion', 'memorial-plaque']],
    ['isEngraved=yes&most=80', ['qr-medallion', 'usb-keepsake', 'engraved-pendant']],
    ['kind=paper&opensAlbum=yes', []],
  ])('shows for %s what it asks for', (address, ids) => {
    expect(idsFor(address)).toEqual(ids);
  });

  test('goes by today’s prices, not the catalogue’s', () => {
    const dearer = { ...offers, 'usb-keepsake': { ...offers['usb-keepsake'], price: cents(20_000) } };
    expect(idsFor('most=50')).toContain('usb-keepsake');
    expect(idsFor('most=50', dearer)).not.toContain('usb-keepsake');
    expect(idsFor('sort=price-down', dearer)[0]).toBe('usb-keepsake');
  });

  test('is sorted by price and by time', () => {
    expect(idsFor('sort=price')[0]).toBe('usb-keepsake');
    expect(idsFor('sort=price-down')[0]).toBe('memorial-plaque');
    expect(idsFor('sort=lead-time')[0]).toBe('candle-lantern');
  });
});

describe('The address', () => {
  test.each(['', 'kind=light', 'most=80&opensAlbum=yes&sort=price&compare=qr-medallion.memorial-plaque'])(
    'of "%s" is written as it was read',
    (address) => {
      expect(writeView(readView(new URLSearchParams(address))).toString()).toBe(address);
    },
  );

  test('passes over what nobody knows', () => {
    const view = readView(
      new URLSearchParams('kind=gold&most=1&sort=magic&compare=sword.qr-medallion&opensAlbum=1'),
    );
    expect(writeView(view).toString()).toBe('compare=qr-medallion');
  });
});

describe('Comparing', () => {
  test('takes one in and out again', () => {
    const one = toggleCompared([], 'framed-print');
    expect(one).toEqual(['framed-print']);
    expect(toggleCompared(one, 'framed-print')).toEqual([]);
  });

  test('holds three: a fourth takes the place of the first', () => {
    const three: readonly ProductId[] = ['qr-medallion', 'memorial-plaque', 'keepsake-book'];
    expect(toggleCompared(three, 'framed-print')).toEqual([
      'memorial-plaque',
      'keepsake-book',
      'framed-print',
    ]);
  });
});
