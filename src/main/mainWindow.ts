/** The app's one window: remembers its place, shows itself when it has something to show. */
import { BrowserWindow, nativeTheme, screen } from 'electron';
import { pageColors } from '#shared/pageColors.ts';
import { putAway, stayWhenClosed } from './background/closing.ts';
import { watchForCrashes } from './crashes.ts';
import type { LeaveQuestion } from './leaveQuestion.ts';
import { loadPage } from './loadPage.ts';
import { logFailure } from './log.ts';
import { lockedPreferences } from './policies/webPreferences.ts';
import { type PreferenceStore, readStoredValues } from './preferences.ts';
import { MINIMUM_HEIGHT, MINIMUM_WIDTH, restoreWindowState } from './windowState.ts';

function rememberPlace(window: BrowserWindow, preferences: PreferenceStore): void {
  window.on('close', () => {
    const { x, y, width, height } = window.getNormalBounds();
    try {
      preferences.set('window', { place: { x, y }, width, height, isMaximized: window.isMaximized() });
    } catch (error) {
      // On a full disk it closes all the same, and opens where it was before.
      logFailure('window-place-not-kept', error);
    }
  });
}

/** What the page will show: `features/theme/themeStore.ts`. */
function storedTheme(preferences: PreferenceStore): 'light' | 'dark' {
  const { theme, rememberTheme } = readStoredValues(preferences);
  return rememberTheme === 'true' && theme === 'dark' ? 'dark' : 'light';
}

interface MainWindowOptions {
  readonly preferences: PreferenceStore;
  /** Absolute. */
  readonly preloadPath: string;
  /** Of a page of the app. */
  readonly address: string;
  /** Opens out of sight, as at login. */
  readonly isPutAway: boolean;
  /** Whether closing it puts it away. */
  readonly staysInBackground: () => boolean;
  readonly leaveQuestion: LeaveQuestion;
}

export async function openMainWindow({
  preferences,
  preloadPath,
  address,
  isPutAway,
  staysInBackground,
  leaveQuestion,
}: MainWindowOptions): Promise<BrowserWindow> {
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
    backgroundColor: pageColors[storedTheme(preferences)].canvas,
    webPreferences: {
      ...lockedPreferences(),
      preload: preloadPath,
      // By the system's own checker, or not at all (`policies/lockdown.ts`).
      spellcheck: process.platform === 'darwin',
    },
  });
  rememberPlace(window, preferences);
  leaveQuestion.askBeforeLeaving(window);
  stayWhenClosed(window, staysInBackground, process.platform);
  watchForCrashes(window);
  // What hid itself is gone with its page, and locked.
  window.webContents.on('did-navigate', () => window.setContentProtection(false));
  window.once('ready-to-show', () => {
    if (isPutAway && !window.isVisible()) {
      putAway(window, process.platform);
      return;
    }
    if (isMaximized) window.maximize();
    window.show();
  });
  await loadPage(window, address);
  return window;
}

/** The page's theme is the one of menus, dialogs and the frame too. */
export function applyTheme(window: BrowserWindow, theme: 'light' | 'dark'): void {
  nativeTheme.themeSource = theme;
  window.setBackgroundColor(pageColors[theme].canvas);
}
