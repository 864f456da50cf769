import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { expect, test, vi } from 'vitest';

const { app, autoUpdater } = vi.hoisted(() => {
  const { EventEmitter: Emitter } = process.getBuiltinModule('node:events');
  return { app: new Emitter(), autoUpdater: new Emitter() };
});
vi.mock('electron', () => ({ app, autoUpdater }));
const { stayWhenClosed, watchForQuit } = await import('./closing.ts');
watchForQuit();

/** As far as closing goes. */
class Window extends EventEmitter {
  readonly webContents = new EventEmitter();
  readonly done: string[] = [];
  isFull = false;
  isFullScreen = () => this.isFull;
  minimize = () => void this.done.push('minimize');
  hide = () => void this.done.push('hide');
  setFullScreen = (isFull: boolean) => {
    this.isFull = isFull;
    this.done.push('window of its own size');
  };
}

function cancellable() {
  return {
    defaultPrevented: false,
    preventDefault() {
      this.defaultPrevented = true;
    },
  };
}

function open(platform: NodeJS.Platform, stays: () => boolean = () => true): Window {
  const window = new Window();
  stayWhenClosed(window as unknown as BrowserWindow, stays, platform);
  return window;
}

function isClosed(window: Window): boolean {
  const event = cancellable();
  window.emit('close', event);
  return !event.defaultPrevented;
}

/** Ends a quitting, as a page that asked to stay does. */
const stay = (window: Window) => window.webContents.emit('will-prevent-unload', cancellable());

test.each([
  ['darwin', 'hide'],
  ['win32', 'hide'],
  // Nobody can tell whether a tray is there.
  ['linux', 'minimize'],
] as const)('on %s, who keeps it running finds the closed window again', (platform, how) => {
  const window = open(platform);
  expect(isClosed(window)).toBe(false);
  expect(window.done).toEqual([how]);
});

test('for everybody else closing is closing, from when they chose so', () => {
  let stays = true;
  const window = open('win32', () => stays);
  stays = false;
  expect(isClosed(window)).toBe(true);
  expect(window.done).toEqual([]);
});

test.each([
  ['Quit', () => app.emit('before-quit')],
  ['an update that is installed', () => autoUpdater.emit('before-quit-for-update')],
])('%s closes the window, and one that asked to stay is put away again the next time', (_what, quit) => {
  const window = open('darwin');
  quit();
  expect(isClosed(window)).toBe(true);
  const leaves = cancellable();
  leaves.preventDefault();
  window.webContents.emit('will-prevent-unload', leaves);
  expect(isClosed(window)).toBe(true);
  stay(window);
  expect(isClosed(window)).toBe(false);
});

test('a full-screen window of macOS leaves its screen before it is hidden', () => {
  const window = open('darwin');
  window.isFull = true;
  expect(isClosed(window)).toBe(false);
  expect(window.done).toEqual(['window of its own size']);
  window.emit('leave-full-screen');
  expect(window.done).toEqual(['window of its own size', 'hide']);
});
