/**
 * The language of this page: what a visitor chose, what a signed-in person's profile said last, and until then the
 * first of the browser's languages that is one of ours. Without React, which the session does not wait for.
 */
import { platform } from '#platform/currentPlatform.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import { locales } from '#shared/locales.ts';

const LANGUAGE_KEY = 'language';
const listeners = new Set<() => void>();

export function storedLanguage(): Language {
  const stored = platform().storage.get(LANGUAGE_KEY);
  return stored !== null && isLanguage(stored) ? stored : preferredLanguage(navigator.languages);
}

/** Without the schema of profiles: a visitor's first page loads none. */
const isLanguage = (code: string): code is Language => Object.hasOwn(locales, code);

/** `languages` as the browser lists them: "fr-CA", "en". */
export function preferredLanguage(languages: readonly string[]): Language {
  for (const language of languages) {
    const code = language.slice(0, 2).toLowerCase();
    if (isLanguage(code)) return code;
  }
  return 'en';
}

export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function rememberLanguage(language: Language): void {
  if (storedLanguage() === language && platform().storage.get(LANGUAGE_KEY) !== null) return;
  platform().storage.set(LANGUAGE_KEY, language);
  for (const listener of listeners) listener();
}
