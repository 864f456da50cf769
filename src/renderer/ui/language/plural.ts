import type { Language } from '#shared/domain/userProfile.ts';

const rules = { en: new Intl.PluralRules('en'), fr: new Intl.PluralRules('fr') };
const numbers = { en: new Intl.NumberFormat('en'), fr: new Intl.NumberFormat('fr') };

/** "1 photo", "1,204 photos", "0 photo" in French: the count in the language's own digits, with the right form. */
export function countOf(language: Language, count: number, one: string, other: string): string {
  return `${numbers[language].format(count)} ${rules[language].select(count) === 'one' ? one : other}`;
}
