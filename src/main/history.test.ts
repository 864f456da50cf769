import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { expect, test } from 'vitest';
import { canGo, followHistory, go } from './history.ts';

/** As far as its history goes: three pages, the second is shown. */
function open() {
  const shown = { page: 1 };
  const webContents = Object.assign(new EventEmitter(), {
    navigationHistory: {
      canGoBack: () => shown.page > 0,
      canGoForward: () => shown.page < 2,
      goBack: () => {
        shown.page -= 1;
      },
      goForward: () => {
        shown.page += 1;
      },
    },
  });
  const window = Object.assign(new EventEmitter(), { webContents });
  return { window: window as unknown as BrowserWindow, emitter: window, webContents, shown };
}

const happening = () => {
  const event = { isPrevented: false, preventDefault: () => Object.assign(event, { isPrevented: true }) };
  return event;
};

test.each([
  ['app-command', 'browser-backward', 0],
  ['app-command', 'browser-forward', 2],
  ['app-command', 'media-play', 1],
  ['swipe', 'left', 0],
  ['swipe', 'right', 2],
  ['swipe', 'up', 1],
] as const)('%s %s leads to page %i', (name, what, page) => {
  const { window, emitter, shown } = open();
  followHistory(window, () => undefined);
  emitter.emit(name, happening(), what);
  expect(shown.page).toBe(page);
});

test('before the first page and after the last there is none, and no window has none', () => {
  const { window, shown } = open();
  go(window, 'back');
  expect([canGo(window, 'back'), canGo(window, 'forward')]).toEqual([false, true]);
  go(window, 'back');
  expect(shown.page).toBe(0);
  expect(canGo(undefined, 'back')).toBe(false);
});

test('who shows where one can go hears of each page, and of the window’s end', () => {
  const { window, emitter, webContents } = open();
  let heard = 0;
  followHistory(window, () => {
    heard += 1;
  });
  webContents.emit('did-navigate');
  webContents.emit('did-navigate-in-page');
  emitter.emit('closed');
  expect(heard).toBe(3);
});
