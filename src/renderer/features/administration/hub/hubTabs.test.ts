import { expect, test } from 'vitest';
import { openTab } from './hubTabs.ts';

test.each([
  ['/admin', '', 'launch'],
  ['/admin', 'tab=orders', 'orders'],
  ['/admin', 'tab=nonsense', 'launch'],
  ['/admin/setup-physical-products', '', 'products'],
  ['/admin/cart-fix', '', 'carts'],
  ['/admin/cart-fix', 'tab=mail', 'mail'],
] as const)('%s?%s opens with %s', (path, query, tab) => {
  expect(openTab(path, new URLSearchParams(query))).toBe(tab);
});
