/** The page's theme, for components. */
import { useSyncExternalStore } from 'react';
import type { Theme } from '#shared/domain/userProfile.ts';
import { themeStore } from './theme.ts';

export function useTheme(): Theme {
  return useSyncExternalStore(themeStore().subscribe, themeStore().current);
}
