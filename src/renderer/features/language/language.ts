/**
 * The language of this browser: what a visitor chose, and what a signed-in person's profile said last. English until
 * then (SPEC §3).
 */
import { useSyncExternalStore } from 'react';
import { platform } from '#platform/currentPlatform.ts';
import type { Language } from '#shared/domain/userProfile.ts';

const LANGUAGE_KEY = 'language';
const listeners = new Set<() => void>();

export function storedLanguage(): Language {
  return platform().storage.get(LANGUAGE_KEY) === 'fr' ? 'fr' : 'en';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function rememberLanguage(language: Language): void {
  if (storedLanguage() === language && platform().storage.get(LANGUAGE_KEY) !== null) return;
  platform().storage.set(LANGUAGE_KEY, language);
  for (const listener of listeners) listener();
}

export function useStoredLanguage(): Language {
  return useSyncExternalStore(subscribe, storedLanguage);
}
