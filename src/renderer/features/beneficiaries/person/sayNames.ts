import type { Language } from '#shared/domain/userProfile.ts';

const MOST_NAMES = 3;

/** A few by name, more as a number behind the first ones. */
export function sayNames(people: readonly { readonly name: string }[], language: Language): string {
  const names = people.slice(0, MOST_NAMES).map(({ name }) => name);
  const more = people.length - names.length;
  const list = new Intl.ListFormat(language);
  return list.format(more > 0 ? [...names, `+ ${more}`] : names);
}
