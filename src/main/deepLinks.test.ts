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
  const opened: string[] = [];
  links.follow((address) => opened.push(address));
  app.current.emit('second-instance', {}, ['/opt/amaranth', 'amaranth://open/check-in#token'], '/home');
  app.current.emit('second-instance', {}, ['/opt/amaranth', 'amaranth://open/settings'], '/home');
  app.current.emit('open-url', { preventDefault: () => undefined }, 'https://evil.example/');
  expect(opened).toEqual(['app://amaranth/check-in#token']);
});
