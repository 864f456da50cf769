/** The page's theme, for components. */
import { useSyncExternalStore } from 'react';
import type { Theme } from '#shared/domain/userProfile.ts';
import { themeStore } from './theme.ts';

export function useTheme(): Theme {
  return useSyncExternalStore(
    (listener) => themeStore().subscribe(listener),
    () => themeStore().current(),
    // What start-up forces (SPEC §4), until the page knows of a choice to keep.
    () => 'light',
  );
}
