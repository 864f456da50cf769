/** Where this browser keeps its language, and which one it speaks while it keeps none. For the first script too, which has nothing else. */
import type { Language } from '#shared/domain/userProfile.ts';
import { locales } from '#shared/locales.ts';

export const LANGUAGE_KEY = 'language';

/** Without the schema of profiles: a visitor's first page loads none. */
export const isLanguage = (code: string): code is Language => Object.hasOwn(locales, code);

/** `languages` as the browser lists them: "fr-CA", "en". */
export function preferredLanguage(languages: readonly string[]): Language {
  for (const language of languages) {
    const code = language.slice(0, 2).toLowerCase();
    if (isLanguage(code)) return code;
  }
  return 'en';
}
