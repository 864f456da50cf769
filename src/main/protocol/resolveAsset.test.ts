import { join } from 'node:path';
import { expect, test } from 'vitest';
import { resolveAsset } from './resolveAsset.ts';

const folder = '/opt/amaranth/renderer';
const navigation = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const get = (address: string, accept: string | null = navigation) =>
  resolveAsset(folder, { method: 'GET', address, accept });

test('a file of the build is found, with its type', () => {
  expect(get('app://amaranth/assets/index-1a2b_-C.js', '*/*')).toEqual({
    kind: 'found',
    path: join(folder, 'assets', 'index-1a2b_-C.js'),
    address: '/assets/index-1a2b_-C.js',
    contentType: 'text/javascript; charset=utf-8',
  });
});

test.each([
  'app://amaranth/',
  'app://amaranth/albums/abc',
  'app://amaranth/fr/blog/h%C3%A9ritage',
  'app://amaranth/check-in?from=mail#token',
])('who goes to %s gets the app', (address) => {
  expect(get(address)).toMatchObject({ kind: 'found', address: '/index.html' });
  // Not every shell says what a navigation wants.
  expect(get(address, null)).toMatchObject({ kind: 'found', address: '/index.html' });
});

test('a path of the router is no answer to a script, a picture or a style', () => {
  for (const accept of ['*/*', 'image/avif,image/webp,*/*;q=0.8', 'text/css,*/*;q=0.1']) {
    expect(get('app://amaranth/albums/abc', accept)).toEqual({ kind: 'refused', status: 404 });
  }
});

test.each([
  'app://amaranth/assets/index-old',
  'app://amaranth/backup.sqlite',
  'app://amaranth/app.asar',
  'app://amaranth/x.constructor',
  'app://amaranth/notes.exe',
])('what is neither a page nor of a known type is not there: %s', (address) => {
  expect(get(address)).toEqual({ kind: 'refused', status: 404 });
});

test.each([
  'app://amaranth/..%2f..%2fetc/passwd.txt',
  'app://amaranth/assets/..%2f..%2fkey.json',
  'app://amaranth/assets/..%252f..%252fkey.json',
  'app://amaranth/%252e%252e/%252e%252e/key',
  'app://amaranth/..%2f..%2fetc/passwd',
  'app://amaranth/a%5c..%5c..%5cb.js',
  'app://amaranth/a%5c..%5cb',
  'app://amaranth/%00.js',
  'app://amaranth/index.html%00.js',
  'app://amaranth/a%00',
  'app://amaranth/%E0%A4%A.js',
  'app://amaranth/%E0%A4%A',
  'app://amaranth/C:/Windows/win.json',
  'app://amaranth//server/share/file.json',
  'app://amaranth///etc/hosts.txt',
  'app://amaranth/assets/index.js::$DATA.js',
  'app://amaranth/index.html:stream.txt',
  'app://amaranth/ASSETS~1/index.js',
  'app://amaranth/.env.json',
  'app://amaranth/assets/.hidden.js',
  'nonsense',
])('no spelling leads out of the build: %s', (address) => {
  expect(get(address)).toEqual({ kind: 'refused', status: 400 });
});

test.each(['app://amaranth/%2e%2e/%2e%2e/secret.json', 'app://amaranth/assets/../../../key.json'])(
  'what the address itself resolves stays within: %s',
  (address) => {
    const asset = get(address);
    expect(asset.kind === 'found' && asset.path.startsWith(join(folder, '/'))).toBe(true);
  },
);

test.each([
  'app://elsewhere/index.html',
  'app://amaranth:80/index.html',
  'app://amaranth.evil.example/index.html',
  'app://rose@amaranth/index.html',
  'https://amaranth/index.html',
  'file:///etc/hosts.txt',
])('another place has nothing here: %s', (address) => {
  expect(get(address)).toEqual({ kind: 'refused', status: 404 });
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'get', ''])('%s changes nothing', (method) => {
  expect(resolveAsset(folder, { method, address: 'app://amaranth/index.html', accept: null })).toEqual({
    kind: 'refused',
    status: 405,
  });
});
