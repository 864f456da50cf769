/**
 * What becomes of the window when it is closed while Amaranth stays in the background: it is out of sight, and its page goes
 * on. Quitting closes it as ever.
 *
 * Electron cannot tell whether a Linux desktop shows tray icons: many do not, and some refuse ours though they show others'
 * (https://github.com/electron/electron/issues/5872, /53213). There the window is minimised instead, so that nothing ever
 * runs that a person cannot find.
 */
import { app, autoUpdater, type BrowserWindow } from 'electron';

let isQuitting = false;

/** Call it once. */
export function watchForQuit(): void {
  const begin = () => {
    isQuitting = true;
  };
  app.on('before-quit', begin);
  // An update on macOS closes the windows first.
  autoUpdater.on('before-quit-for-update', begin);
}

export function stayWhenClosed(
  window: BrowserWindow,
  staysInBackground: () => boolean,
  platform: NodeJS.Platform,
): void {
  window.on('close', (event) => {
    if (isQuitting || !staysInBackground()) return;
    event.preventDefault();
    putAway(window, platform);
  });
  // A page that asked to stay ends the quitting; it is asked by `askBeforeLeaving` of `leaveQuestion.ts`, before this.
  window.webContents.on('will-prevent-unload', (event) => {
    if (!event.defaultPrevented) isQuitting = false;
  });
}

export function putAway(window: BrowserWindow, platform: NodeJS.Platform): void {
  if (platform === 'linux') {
    window.minimize();
  } else if (platform === 'darwin' && window.isFullScreen()) {
    // macOS leaves a black screen where a full-screen window was hidden.
    window.once('leave-full-screen', () => window.hide());
    window.setFullScreen(false);
  } else {
    window.hide();
  }
}
