/**
 * Back and forward through the pages that a window has shown: it has no buttons for it, so the menu offers it, and what each
 * system has besides (https://www.electronjs.org/docs/latest/api/browser-window#event-app-command-windows-linux, #event-swipe-macos).
 */
import type { BrowserWindow } from 'electron';

export const directions = ['back', 'forward'] as const;
export type Direction = (typeof directions)[number];

/** The mouse's side buttons and the keys of some keyboards, and the swipe with three fingers. */
const byCommand: Readonly<Record<string, Direction>> = {
  'browser-backward': 'back',
  'browser-forward': 'forward',
};
const bySwipe: Readonly<Record<string, Direction>> = { left: 'back', right: 'forward' };

export function canGo(window: BrowserWindow | undefined, direction: Direction): boolean {
  const history = window?.webContents.navigationHistory;
  return (direction === 'back' ? history?.canGoBack() : history?.canGoForward()) ?? false;
}

/** Does nothing where there is nothing. */
export function go(window: BrowserWindow, direction: Direction): void {
  if (!canGo(window, direction)) return;
  const { navigationHistory: history } = window.webContents;
  if (direction === 'back') history.goBack();
  else history.goForward();
}

/** `changed` is called when there may be another page to go back or forward to. */
export function followHistory(window: BrowserWindow, changed: () => void): void {
  window.on('app-command', (event, command) => {
    const direction = byCommand[command];
    if (!direction) return;
    event.preventDefault();
    go(window, direction);
  });
  window.on('swipe', (_event, swiped) => {
    const direction = bySwipe[swiped];
    if (direction) go(window, direction);
  });
  window.webContents.on('did-navigate', changed);
  window.webContents.on('did-navigate-in-page', changed);
  window.on('closed', changed);
}
