/** The app's one window as the rest of the shell has it: found, opened, brought forward, led to an address. */
import { BrowserWindow } from 'electron';
import { DESKTOP_ORIGIN } from '#shared/desktop/bridge.ts';
import { tell } from './events.ts';
import { logFailure } from './log.ts';
import { isSignInPopup } from './popupSignIn.ts';

export const currentWindow = (): BrowserWindow | undefined =>
  BrowserWindow.getAllWindows().find((window) => !isSignInPopup(window.webContents));

interface AppWindowParts {
  readonly openWindow: (address: string, isPutAway: boolean) => Promise<BrowserWindow>;
  /** Whether who opens the program is at home in it, or signs in first. */
  readonly homePath: () => Promise<string>;
}

export interface AppWindow {
  /** At `address`, or where who opens the program begins. */
  open(address: string | null): Promise<void>;
  /** Out of sight, as at login. */
  openPutAway(address: string): Promise<void>;
  /** Brings it forward, or opens it again, and leads to an address where one is given. */
  bringForward(address: string | null): void;
}

export function createAppWindow({ openWindow, homePath }: AppWindowParts): AppWindow {
  async function open(address: string | null): Promise<void> {
    await openWindow(address ?? DESKTOP_ORIGIN + (await homePath()), false);
  }
  /** The page leads there itself; where there is none, or one that fails, it is loaded. Leaving asks first about what is not saved. */
  async function show(address: string | null): Promise<void> {
    const window = currentWindow();
    if (!window) return open(address);
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
    if (address && tell(window.webContents, { kind: 'open', path: address.slice(DESKTOP_ORIGIN.length) }))
      return;
    // A page that asked to stay stays: that is no failure.
    if (address) await window.loadURL(address).catch(() => undefined);
  }
  return {
    open,
    async openPutAway(address) {
      await openWindow(address, true);
    },
    bringForward(address) {
      show(address).catch((error: unknown) => logFailure('window_not_opened', error));
    },
  };
}
