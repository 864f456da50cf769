import type { Language } from '#shared/domain/userProfile.ts';
import { countOf } from '#ui/language/plural.ts';

const MOST_NAMES = 3;
const lists = { en: new Intl.ListFormat('en'), fr: new Intl.ListFormat('fr') };
const others = { en: ['other', 'others'], fr: ['autre personne', 'autres personnes'] } as const;

/** A few by name, more as a number behind the first ones. */
export function sayNames(people: readonly { readonly name: string }[], language: Language): string {
  const names = people.slice(0, MOST_NAMES).map(({ name }) => name);
  const more = people.length - names.length;
  const [one, many] = others[language];
  return lists[language].format(more > 0 ? [...names, countOf(language, more, one, many)] : names);
}
