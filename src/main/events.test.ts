import { EventEmitter } from 'node:events';
import type { WebContents } from 'electron';
import { beforeEach, expect, test, vi } from 'vitest';

type Listener = (event: object) => unknown;
const handlers = vi.hoisted(() => new Map<string, Listener>());
vi.mock('electron', () => ({
  ipcMain: { handle: (channel: string, listener: Listener) => handlers.set(channel, listener) },
}));
const { acceptListeners, tell } = await import('./events.ts');

function openPage(url: string, parent: object | null = null) {
  const sent: unknown[][] = [];
  const mainFrame = { url, parent, send: (...told: unknown[]) => sent.push(told) };
  const contents = Object.assign(new EventEmitter(), { mainFrame }) as unknown as WebContents & EventEmitter;
  const listen = () =>
    [...handlers.values()].map((handle) => handle({ sender: contents, senderFrame: mainFrame }));
  return { contents, mainFrame, sent, listen };
}

const open = { kind: 'open', path: '/settings' } as const;

beforeEach(() => {
  handlers.clear();
  acceptListeners();
});

test('a page that listens is told', () => {
  const page = openPage('app://amaranth/dashboard');
  page.listen();
  expect(tell(page.contents, open)).toBe(true);
  expect(page.sent).toEqual([['amaranth:event', open]]);
});

test('a page that begins to listen is greeted each time, and it alone', () => {
  const greeted: WebContents[] = [];
  handlers.clear();
  acceptListeners((contents) => greeted.push(contents));
  const page = openPage('app://amaranth/dashboard');
  page.listen();
  page.listen();
  expect(openPage('https://evil.example/').listen).toThrow();
  expect(greeted).toEqual([page.contents, page.contents]);
});

test('where no page listens, nobody is told: not before, not after another was loaded, not when it is lost or closed', () => {
  const page = openPage('app://amaranth/dashboard');
  expect(tell(page.contents, open)).toBe(false);
  for (const end of ['did-navigate', 'render-process-gone', 'destroyed']) {
    page.listen();
    page.contents.emit(end);
    expect(tell(page.contents, open)).toBe(false);
  }
  expect(page.sent).toEqual([]);
});

test('another page hears nothing, whatever it says', () => {
  for (const page of [openPage('https://evil.example/'), openPage('app://amaranth/', {})]) {
    expect(page.listen).toThrow('may not use');
    expect(tell(page.contents, open)).toBe(false);
  }
  const led = openPage('app://amaranth/');
  led.listen();
  led.mainFrame.url = 'https://evil.example/';
  expect(tell(led.contents, open)).toBe(false);
});

test('what is no event is not sent', () => {
  const page = openPage('app://amaranth/');
  page.listen();
  expect(() => tell(page.contents, { kind: 'open', path: '//evil.example/' })).toThrow();
  expect(page.sent).toEqual([]);
});
