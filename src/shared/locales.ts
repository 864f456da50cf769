/** How each language writes its dates, here and in letters: the day before the month, and hours up to 24. */
import type { Language } from './domain/userProfile.ts';

export const locales: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr' };

export const languages: readonly Language[] = ['en', 'fr'];
