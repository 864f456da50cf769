/** Dates in words, as each language writes them: Intl knows no "1er janvier", which is how French begins a month. */
import type { Language } from './domain/userProfile.ts';
import { locales } from './locales.ts';

/** `Intl.DateTimeFormat` for every date whose month is a word. */
export function longDateFormat(
  language: Language,
  options: Intl.DateTimeFormatOptions,
): { readonly format: (date?: Date | number) => string } {
  const format = new Intl.DateTimeFormat(locales[language], options);
  if (language !== 'fr') return format;
  return {
    format: (date) =>
      format
        .formatToParts(date)
        .map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value))
        .join(''),
  };
}
