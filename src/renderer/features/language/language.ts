/**
 * The language of this page: what a visitor chose, what a signed-in person's profile said last, and until then the
 * first of the browser's languages that is one of ours. Without React, which the session does not wait for.
 */
import { platform } from '#platform/currentPlatform.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import { isLanguage, LANGUAGE_KEY, preferredLanguage } from './preferredLanguage.ts';

const listeners = new Set<() => void>();

export function storedLanguage(): Language {
  const stored = platform().storage.get(LANGUAGE_KEY);
  return stored !== null && isLanguage(stored) ? stored : preferredLanguage(navigator.languages);
}

export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Unless this browser keeps one already. */
export function rememberFirstLanguage(language: Language): void {
  if (platform().storage.get(LANGUAGE_KEY) === null) rememberLanguage(language);
}

export function rememberLanguage(language: Language): void {
  if (storedLanguage() === language && platform().storage.get(LANGUAGE_KEY) !== null) return;
  platform().storage.set(LANGUAGE_KEY, language);
  for (const listener of listeners) listener();
}
