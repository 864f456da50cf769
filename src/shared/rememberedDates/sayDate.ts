/** A remembered date in words: what somebody would say of an old print. */
import type { Language } from '../domain/userProfile.ts';
import { locales } from '../locales.ts';
import type { RememberedDate, Season } from './rememberedDate.ts';

const seasonNames: Record<Language, Record<Season, string>> = {
  en: { winter: 'winter', spring: 'spring', summer: 'summer', autumn: 'autumn' },
  fr: { winter: 'hiver', spring: 'printemps', summer: 'été', autumn: 'automne' },
};

/** The decades that are called by their name alone are those of the last century. */
const englishDecades = [
  'twenties',
  'thirties',
  'forties',
  'fifties',
  'sixties',
  'seventies',
  'eighties',
  'nineties',
];
const NAMED_CENTURY = 1900;
const FIRST_NAMED_DECADE = 1920;

export function nameDecade(year: number, language: Language): string {
  const name = englishDecades[(year - FIRST_NAMED_DECADE) / 10];
  if (language === 'en') return name === undefined ? `the ${year}s` : `the ${name}`;
  return name === undefined ? `les années ${year}` : `les années ${year - NAMED_CENTURY}`;
}

export const nameMonth = (month: number, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2000, month - 1, 1),
  );

export const nameSeason = (season: Season, language: Language): string => seasonNames[language][season];

/** "summer 1961", "about 1961", "the fifties", "before 1940"; as it stands inside a sentence. */
export function sayDate(date: RememberedDate, language: Language): string {
  const isEnglish = language === 'en';
  switch (date.is) {
    case 'month':
      return `${nameMonth(date.month, language)} ${date.year}`;
    case 'season':
      return `${nameSeason(date.season, language)} ${date.year}`;
    case 'year':
      return String(date.year);
    case 'about':
      return `${isEnglish ? 'about' : 'vers'} ${date.year}`;
    case 'decade':
      return nameDecade(date.year, language);
    case 'between':
      return isEnglish
        ? `between ${date.year} and ${date.lastYear}`
        : `entre ${date.year} et ${date.lastYear}`;
    case 'before':
      return `${isEnglish ? 'before' : 'avant'} ${date.year}`;
    case 'after':
      return `${isEnglish ? 'after' : 'après'} ${date.year}`;
    case 'unknown':
      return isEnglish ? 'date unknown' : 'date inconnue';
  }
}

/** The same as a line of its own. */
export function sayDateAlone(date: RememberedDate, language: Language): string {
  const words = sayDate(date, language);
  return words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
}
