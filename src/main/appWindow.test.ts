import type { BrowserWindow } from 'electron';
import { beforeEach, expect, test, vi } from 'vitest';

const shell = vi.hoisted(() => ({
  windows: [] as Window[],
  popups: new Set<unknown>(),
  /** Whether the page of the window listens. */
  listens: true,
  told: [] as unknown[],
}));

class Window {
  readonly webContents = {};
  readonly done: string[] = [];
  isPutDown = false;
  load: () => Promise<void> = async () => undefined;
  isMinimized = () => this.isPutDown;
  restore = () => void this.done.push('restore');
  show = () => void this.done.push('show');
  focus = () => void this.done.push('focus');
  loadURL = (address: string) => {
    this.done.push(`load ${address}`);
    return this.load();
  };
}

vi.mock('electron', () => ({ BrowserWindow: { getAllWindows: () => shell.windows } }));
vi.mock('./popupSignIn.ts', () => ({ isSignInPopup: (contents: unknown) => shell.popups.has(contents) }));
vi.mock('./events.ts', () => ({
  tell: (_contents: unknown, event: unknown) => {
    if (shell.listens) shell.told.push(event);
    return shell.listens;
  },
}));
const { createAppWindow, currentWindow } = await import('./appWindow.ts');

let opened: string[] = [];
const appWindow = createAppWindow({
  openWindow: async (address, isPutAway) => {
    opened.push(`${address}${isPutAway ? ', out of sight' : ''}`);
    return new Window() as unknown as BrowserWindow;
  },
  homePath: async () => '/dashboard',
});

beforeEach(() => {
  opened = [];
  Object.assign(shell, { windows: [], popups: new Set(), listens: true, told: [] });
});

function stand(): Window {
  const window = new Window();
  shell.windows.push(window);
  return window;
}

test('the window of a sign-in is not the app’s', () => {
  const popup = stand();
  shell.popups.add(popup.webContents);
  expect(currentWindow()).toBeUndefined();
  const window = stand();
  expect(currentWindow()).toBe(window);
});

test('it opens where a link leads, or at home', async () => {
  await appWindow.open('app://amaranth/check-in');
  await appWindow.open(null);
  await appWindow.openPutAway('app://amaranth/app');
  expect(opened).toEqual([
    'app://amaranth/check-in',
    'app://amaranth/dashboard',
    'app://amaranth/app, out of sight',
  ]);
});

test('a window that was closed opens again', async () => {
  appWindow.bringForward('app://amaranth/settings');
  await vi.waitFor(() => expect(opened).toEqual(['app://amaranth/settings']));
});

test('one that was put down comes forward, and its page leads there itself', () => {
  const window = stand();
  window.isPutDown = true;
  appWindow.bringForward('app://amaranth/settings?tab=plan');
  expect(window.done).toEqual(['restore', 'show', 'focus']);
  expect(shell.told).toEqual([{ kind: 'open', path: '/settings?tab=plan' }]);
  appWindow.bringForward(null);
  expect(shell.told).toHaveLength(1);
  expect(opened).toEqual([]);
});

test('where no page listens it is loaded, and one that asked to stay stays', async () => {
  const window = stand();
  shell.listens = false;
  window.load = () => Promise.reject(new Error('ERR_ABORTED'));
  appWindow.bringForward('app://amaranth/settings');
  await vi.waitFor(() => expect(window.done).toContain('load app://amaranth/settings'));
});
