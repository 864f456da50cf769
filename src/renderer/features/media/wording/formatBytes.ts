/** Sizes as people read them: binary multiples, as storage is sold here (50 MB is 52,428,800 bytes). */
import type { Language } from '#shared/domain/userProfile.ts';

const units = { en: ['bytes', 'kB', 'MB', 'GB', 'TB'], fr: ['octets', 'ko', 'Mo', 'Go', 'To'] } as const;

/** At most three digits that mean something: `812 bytes`, `3.4 MB`, `52 MB`. */
export function formatBytes(bytes: number, language: Language): string {
  const power = Math.min(4, Math.max(0, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1_024))));
  const value = bytes / 1_024 ** power;
  const digits = power === 0 || value >= 100 ? 0 : 1;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
  return `${number}\u00a0${units[language][power]}`;
}
