/** The app's one window: remembers its place, shows itself when it has something to show. */
import { BrowserWindow, screen } from 'electron';
import { DESKTOP_ORIGIN } from '#shared/desktop/bridge.ts';
import { watchForCrashes } from './crashes.ts';
import { askBeforeLeaving } from './leaveQuestion.ts';
import type { PreferenceStore } from './preferences.ts';
import { MINIMUM_HEIGHT, MINIMUM_WIDTH, restoreWindowState } from './windowState.ts';

/** Behind the page until it paints: the tokens' paper and night (src/renderer/ui/styles). */
const backgroundColors = { light: '#fbf7f2', dark: '#1a1416' } as const;

function rememberPlace(window: BrowserWindow, preferences: PreferenceStore): void {
  window.on('close', () => {
    const { x, y, width, height } = window.getNormalBounds();
    preferences.set('window', { place: { x, y }, width, height, isMaximized: window.isMaximized() });
  });
}

/** Opens the window at an address of the app, or on its first page. `preloadPath` is absolute. */
export async function openMainWindow(
  preferences: PreferenceStore,
  preloadPath: string,
  address: string | null,
): Promise<BrowserWindow> {
  const screens = screen.getAllDisplays().map((display) => display.workArea);
  const { place, width, height, isMaximized } = restoreWindowState(preferences.get('window'), screens);
  const window = new BrowserWindow({
    ...(place ?? {}),
    width,
    height,
    minWidth: MINIMUM_WIDTH,
    minHeight: MINIMUM_HEIGHT,
    title: 'Amaranth',
    show: false,
    autoHideMenuBar: true,
    backgroundColor: backgroundColors.light,
    webPreferences: {
      preload: preloadPath,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      webviewTag: false,
      webSecurity: true,
      spellcheck: true,
    },
  });
  rememberPlace(window, preferences);
  askBeforeLeaving(window);
  watchForCrashes(window);
  // What hid itself is gone with its page, and locked.
  window.webContents.on('did-navigate', () => window.setContentProtection(false));
  window.once('ready-to-show', () => {
    if (isMaximized) window.maximize();
    window.show();
  });
  await window.loadURL(address ?? `${DESKTOP_ORIGIN}/`);
  return window;
}

/** Makes the window frame follow the page's theme. */
export function applyTheme(window: BrowserWindow, theme: 'light' | 'dark'): void {
  window.setBackgroundColor(backgroundColors[theme]);
}
