import { expect, test } from 'vitest';
import { productIds } from '#shared/shop/product.ts';
import { products } from '#shared/shop/products.ts';
import { variantsOf } from './variants.ts';

test.each(productIds)('%s has a variant for each choice of its options, each once', (id) => {
  const variants = variantsOf(products[id], 'en');
  const many = products[id].options.reduce((count, { values }) => count * values.length, 1);
  expect(new Set(variants.map(({ key }) => key)).size).toBe(many);
  expect(new Set(variants.map(({ name }) => name)).size).toBe(many);
});

test('a variant is named as it is ordered', () => {
  expect(variantsOf(products['usb-keepsake'], 'fr')[0]).toEqual({
    key: 'capacity=64;material=walnut',
    name: '64 Go · Noyer',
  });
});
