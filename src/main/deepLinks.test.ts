import { EventEmitter } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';

const app = vi.hoisted(() => ({ current: null as unknown as EventEmitter }));
vi.mock('electron', () => ({
  get app() {
    return app.current;
  },
}));
const { listenForDeepLinks } = await import('./deepLinks.ts');

beforeEach(() => {
  app.current = Object.assign(new EventEmitter(), { isPackaged: false });
});

test('a link that started the program is what it opens with', () => {
  const links = listenForDeepLinks(['/opt/amaranth', '--flag', 'amaranth://open/check-in#token']);
  expect(links.takeFirst()).toBe('app://amaranth/check-in#token');
  expect(links.takeFirst()).toBeNull();
});

test('a link that the system hands over before the window is there waits for it', () => {
  const links = listenForDeepLinks(['/opt/amaranth']);
  const event = { preventDefault: vi.fn() };
  app.current.emit('open-url', event, 'amaranth://open/invitation#secret');
  expect(event.preventDefault).toHaveBeenCalledOnce();
  expect(links.takeFirst()).toBe('app://amaranth/invitation#secret');
});

test('a link that started the program a second time opens in the first one', () => {
  const links = listenForDeepLinks(['/opt/amaranth']);
  const opened: (string | null)[] = [];
  links.follow((address) => opened.push(address));
  app.current.emit('second-instance', {}, ['/opt/amaranth', 'amaranth://open/check-in#token'], '/home');
  app.current.emit('second-instance', {}, ['/opt/amaranth', 'amaranth://open/settings'], '/home');
  app.current.emit('open-url', { preventDefault: () => undefined }, 'https://evil.example/');
  // A start that brings no link of ours only brings the window forward.
  expect(opened).toEqual(['app://amaranth/check-in#token', null]);
});

test('a link that the system hands over is a page, never a file', () => {
  const links = listenForDeepLinks(['/opt/amaranth']);
  const event = { preventDefault: vi.fn() };
  app.current.emit('open-url', event, 'file:///home/rose/Passwords.kdbx');
  expect(event.preventDefault).toHaveBeenCalledOnce();
  expect(links.takeFirst()).toBeNull();
});

test.each([true, false])('the system gives its links to an installed program alone: %s', (isPackaged) => {
  const setAsDefaultProtocolClient = vi.fn();
  Object.assign(app.current, { isPackaged, setAsDefaultProtocolClient });
  listenForDeepLinks(['/opt/amaranth']);
  expect(setAsDefaultProtocolClient.mock.calls).toEqual(isPackaged ? [['amaranth']] : []);
});

test('a link that comes while the first page still loads is opened after it', () => {
  const links = listenForDeepLinks(['/opt/amaranth']);
  expect(links.takeFirst()).toBeNull();
  app.current.emit('open-url', { preventDefault: () => undefined }, 'amaranth://open/invitation#secret');
  app.current.emit('second-instance', {}, ['/opt/amaranth'], '/home');
  const opened: (string | null)[] = [];
  links.follow((address) => opened.push(address));
  expect(opened).toEqual(['app://amaranth/invitation#secret']);
  expect(links.takeFirst()).toBeNull();
});

test.each([
  '/home/rose/Export 2026.1pux',
  'file:///home/rose/Passwords.kdbx',
  'C:\\Users\\Rose\\Export.1PUX',
  '\\\\server\\share\\Passwords.kdbx',
])('the export of another password manager leads to where it is brought over: %s', (path) => {
  const links = listenForDeepLinks(['/opt/amaranth', path]);
  expect(links.takeFirst()).toBe('app://amaranth/personal-vault?view=import');
  const event = { preventDefault: vi.fn() };
  app.current.emit('open-file', event, path);
  expect(event.preventDefault).toHaveBeenCalledOnce();
  expect(links.takeFirst()).toBe('app://amaranth/personal-vault?view=import');
});

test.each([
  '--log-file=/tmp/a.kdbx',
  'https://evil.example/a.kdbx',
  '/home/rose/will.pdf',
  '/home/rose/a.kdbx?view=settings',
  'a.1pux',
])('another file, or what only looks like one, leads nowhere: %s', (given) => {
  expect(listenForDeepLinks(['/opt/amaranth', given]).takeFirst()).toBeNull();
});
