/** The page's one theme, started with the app. Without React, which is not there yet. */
import { platform } from '#platform/currentPlatform.ts';
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
