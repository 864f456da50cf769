/** "21 November 2026 at 14:05". */
import type { Language } from '#shared/domain/userProfile.ts';
import { locales } from '#shared/locales.ts';

export function formatMoment(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(new Date(instant));
}
