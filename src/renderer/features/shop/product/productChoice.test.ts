/** What was chosen on a product's page is what its line in the cart says. */
import { expect, test } from 'vitest';
import { cents } from '#shared/money.ts';
import { cartLineSchema } from '#shared/shop/cart.ts';
import { products } from '#shared/shop/products.ts';
import { lineOf, NO_ENGRAVING, optionsFrom } from './productChoice.ts';

const choice = { quantity: 2, engraving: NO_ENGRAVING, albumCodeId: null, printFileId: null };
const seen = { id: crypto.randomUUID(), seenPrice: cents(12_900) };

test('an address names the options, and the first stands for what it does not name or nobody makes', () => {
  const plaque = products['memorial-plaque'];
  expect(optionsFrom(new URLSearchParams('material=brass&size=9x9'), plaque)).toEqual({
    size: '200x120',
    material: 'brass',
  });
});

test('an engraving is kept as it is cut: no space around it, no empty lines at its end', () => {
  const product = products['memorial-plaque'];
  const options = optionsFrom(new URLSearchParams(), product);
  const engraving = { lines: ['  Rose ', '', '1931\u200f', ' ', ''], font: 'script' } as const;
  const line = lineOf(
    product,
    { ...choice, options, engraving: { ...engraving, lines: [...engraving.lines] } },
    seen,
  );
  expect(line.engraving).toEqual({ lines: ['Rose', '', '1931'], font: 'script' });
  expect(cartLineSchema.parse(line)).toEqual(line);
});

test('a thing without words has no engraving, and one that is not engraved never has', () => {
  const pendant = products['engraved-pendant'];
  const book = products['keepsake-book'];
  const written = { lines: ['Rose'], font: 'serif' as const };
  expect(lineOf(pendant, { ...choice, options: {} }, seen).engraving).toBeNull();
  expect(lineOf(book, { ...choice, options: {}, engraving: written }, seen).engraving).toBeNull();
});
