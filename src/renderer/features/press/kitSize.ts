import type { Language } from '#shared/domain/userProfile.ts';
import { locales } from '#shared/locales.ts';

const KILO = 1024;

/** "84 kB", "84 ko": no more exact than somebody needs who waits for it. */
export function kitSize(bytes: number, language: Language): string {
  const amount = new Intl.NumberFormat(locales[language]).format(Math.ceil(bytes / KILO));
  return `${amount}\u00a0${language === 'fr' ? 'ko' : 'kB'}`;
}
