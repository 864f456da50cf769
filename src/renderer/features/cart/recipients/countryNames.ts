/** Countries as the page's language calls them, in its alphabet's order. */
import type { Language } from '#shared/domain/userProfile.ts';
import { locales } from '#shared/locales.ts';

export function countryName(country: string, language: Language): string {
  return new Intl.DisplayNames(locales[language], { type: 'region' }).of(country) ?? country;
}

export function countryChoices(countries: readonly string[], language: Language) {
  const { compare } = new Intl.Collator(locales[language]);
  return countries
    .map((value) => ({ value, label: countryName(value, language) }))
    .toSorted((one, other) => compare(one.label, other.label));
}
