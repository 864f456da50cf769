/** The page's one theme, started with the app, and the hook that components read it with. */
import { useSyncExternalStore } from 'react';
import { platform } from '#platform/currentPlatform.ts';
import type { Theme } from '#shared/domain/userProfile.ts';
import { createThemeStore, type ThemeStore } from './themeStore.ts';

let store: ThemeStore | null = null;

export function startTheme(): ThemeStore {
  const { storage, reportTheme } = platform();
  store = createThemeStore(storage, {
    setRootTheme: (theme) => document.documentElement.setAttribute('data-theme', theme),
    setBrowserColour: (colour) =>
      document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour),
    reportTheme,
  });
  return store;
}

export function themeStore(): ThemeStore {
  if (!store) throw new Error('The theme was used before start-up chose it.');
  return store;
}

export function useTheme(): Theme {
  return useSyncExternalStore(themeStore().subscribe, themeStore().current);
}
