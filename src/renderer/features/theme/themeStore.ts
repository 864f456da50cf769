/**
 * Light or dark (SPEC §4). Starts from the saved value, light when it is missing or invalid; then the app forces light,
 * unless the person chose "Remember my theme". Every change sets the root's attribute, saves the value and sets the
 * browser's theme colour.
 */

import type { KeyValueStorage } from '#platform/platform.ts';
import type { Theme } from '#shared/domain/userProfile.ts';
import { REMEMBER_THEME_KEY, THEME_KEY } from './themeKeys.ts';

/** Black for dark, white for light (SPEC §4). */
const browserColours: Record<Theme, string> = { dark: '#000000', light: '#ffffff' };

interface ThemeSurface {
  setRootTheme(theme: Theme): void;
  setBrowserColour(colour: string): void;
  reportTheme(theme: Theme): void;
}

export interface ThemeStore {
  current(): Theme;
  subscribe(listener: () => void): () => void;
  set(theme: Theme): void;
  toggle(): void;
  isRemembered(): boolean;
  /** "Remember my theme" in Settings, for this device; the profile carries it to others. */
  remember(isRemembered: boolean): void;
  /** What a profile just loaded says. A device that never heard of the choice takes the profile's theme with it. */
  followProfile(settings: { readonly theme: Theme; readonly rememberTheme: boolean }): void;
}

export function createThemeStore(storage: KeyValueStorage, surface: ThemeSurface): ThemeStore {
  const listeners = new Set<() => void>();
  let theme: Theme = storage.get(THEME_KEY) === 'dark' ? 'dark' : 'light';
  const isRemembered = () => storage.get(REMEMBER_THEME_KEY) === 'true';

  function set(next: Theme): void {
    theme = next;
    surface.setRootTheme(next);
    surface.setBrowserColour(browserColours[next]);
    surface.reportTheme(next);
    storage.set(THEME_KEY, next);
    for (const listener of listeners) listener();
  }

  function remember(wanted: boolean): void {
    if (wanted) storage.set(REMEMBER_THEME_KEY, 'true');
    else storage.remove(REMEMBER_THEME_KEY);
  }

  set(isRemembered() ? theme : 'light');
  return {
    current: () => theme,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set,
    toggle: () => set(theme === 'light' ? 'dark' : 'light'),
    isRemembered,
    remember,
    followProfile(settings) {
      const isNewHere = settings.rememberTheme && !isRemembered();
      remember(settings.rememberTheme);
      if (isNewHere) set(settings.theme);
    },
  };
}
