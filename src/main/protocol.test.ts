import { expect, test } from 'vitest';
import { resolveAsset } from './protocol.ts';

const folder = '/opt/amaranth/renderer';

test('a file of the build is served', () => {
  expect(resolveAsset(folder, 'GET', 'app://amaranth/assets/index-1a2b.js')).toEqual({
    kind: 'file',
    path: '/opt/amaranth/renderer/assets/index-1a2b.js',
  });
});

test('a path of the router gets the page', () => {
  expect(resolveAsset(folder, 'GET', 'app://amaranth/')).toEqual({ kind: 'page' });
  expect(resolveAsset(folder, 'GET', 'app://amaranth/albums/abc')).toEqual({ kind: 'page' });
});

test.each([
  'app://amaranth/%2e%2e/%2e%2e/secret.json',
  'app://amaranth/..%2f..%2fetc/passwd.txt',
  'app://amaranth/assets/%2e%2e/%2e%2e/%2e%2e/key.pem',
])('nothing outside the build is reachable: %s', (address) => {
  const asset = resolveAsset(folder, 'GET', address);
  if (asset.kind === 'file') expect(asset.path.startsWith(`${folder}/`)).toBe(true);
  else expect(asset).toEqual({ kind: 'refused', status: 403 });
});

test.each([
  ['POST', 'app://amaranth/index.html', 405],
  ['GET', 'app://elsewhere/index.html', 404],
  ['GET', 'https://amaranth/index.html', 404],
  ['GET', 'app://amaranth/%00.js', 400],
  ['GET', 'app://amaranth/a%5c..%5cb.js', 400],
  ['GET', 'app://amaranth/%E0%A4%A.js', 400],
  ['GET', 'nonsense', 400],
] as const)('%s %s is refused with %i', (method, address, status) => {
  expect(resolveAsset(folder, method, address)).toEqual({ kind: 'refused', status });
});
