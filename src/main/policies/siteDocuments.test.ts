import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';

const electron = vi.hoisted(() => ({ app: null as unknown as EventEmitter, openExternal: vi.fn() }));
vi.mock('electron', () => ({
  get app() {
    return electron.app;
  },
  shell: { openExternal: electron.openExternal },
}));
const { documentAddress, openDocumentsOutside } = await import('./siteDocuments.ts');

const site = 'https://maison.example';

test.each([
  ['app://amaranth/licences/packages.txt', 'https://maison.example/licences/packages.txt'],
  ['app://amaranth/legacy-format.md#keys', 'https://maison.example/legacy-format.md#keys'],
  ['app://amaranth/open-vault.html', 'https://maison.example/open-vault.html'],
  ['app://amaranth/.well-known/security.txt', 'https://maison.example/.well-known/security.txt'],
  ['app://amaranth/qr/abc', 'https://maison.example/qr/abc'],
])('%s is the site’s', (address, expected) => {
  expect(documentAddress(address, site)).toBe(expected);
});

test.each([
  'app://amaranth/',
  'app://amaranth/about',
  'app://amaranth/fr/blog/an-article',
  'app://amaranth.evil.example/licences/packages.txt',
  'https://maison.example/licences/packages.txt',
  'file:///etc/passwd.txt',
])('%s is not', (address) => {
  expect(documentAddress(address, site)).toBeNull();
});

test('no address leads to another host than the site’s', () => {
  expect(documentAddress('app://amaranth//evil.example/a.txt', site)).not.toMatch(/^https:\/\/evil/);
  expect(documentAddress('app://amaranth/a.txt', 'file:///etc')).toBeNull();
});

test('a document opens in the system’s browser, and the window stays where it is', () => {
  electron.app = new EventEmitter();
  openDocumentsOutside(site, () => false);
  const contents = new EventEmitter();
  electron.app.emit('web-contents-created', {}, contents);
  const preventDefault = vi.fn();
  contents.emit('will-navigate', { url: 'app://amaranth/settings', preventDefault });
  expect(preventDefault).not.toHaveBeenCalled();
  contents.emit('will-navigate', { url: 'app://amaranth/licences/packages.txt', preventDefault });
  expect(preventDefault).toHaveBeenCalledOnce();
  expect(electron.openExternal).toHaveBeenCalledExactlyOnceWith(
    'https://maison.example/licences/packages.txt',
  );
});

test('a page in a sign-in window opens no document outside', () => {
  electron.app = new EventEmitter();
  electron.openExternal.mockClear();
  openDocumentsOutside(site, () => true);
  const contents = new EventEmitter();
  electron.app.emit('web-contents-created', {}, contents);
  contents.emit('will-navigate', { url: 'app://amaranth/licences/packages.txt', preventDefault: vi.fn() });
  expect(electron.openExternal).not.toHaveBeenCalled();
});
