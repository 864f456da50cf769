import { expect, test } from 'vitest';
import { dashboardPath, pathTo } from './routes.ts';

/** "vault and personal-vault to /personal-vault; albums, beneficiaries and settings to their own paths; ..." (SPEC §2) */
test.each([
  ['vault', '/personal-vault'],
  ['personal-vault', '/personal-vault'],
  ['albums', '/albums'],
  ['beneficiaries', '/beneficiaries'],
  ['settings', '/settings'],
  ['shop', '/physical-products'],
  ['my-clone', '/my-clone'],
  ['anything-else', '/anything-else'],
])('the dashboard key %s leads to %s', (key, path) => {
  expect(dashboardPath(key)).toBe(path);
});

test('a parameter is written into its path, percent-encoded', () => {
  expect(pathTo('album', { albumId: 'a b/c' })).toBe('/albums/a%20b%2Fc');
});
