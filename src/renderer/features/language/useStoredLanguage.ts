/** The language of this page, for components. */
import { useSyncExternalStore } from 'react';
import type { Language } from '#shared/domain/userProfile.ts';
import { storedLanguage, subscribeToLanguage } from './language.ts';

export function useStoredLanguage(): Language {
  return useSyncExternalStore(subscribeToLanguage, storedLanguage, () => 'en');
}
