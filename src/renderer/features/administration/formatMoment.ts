/** "21 November 2026 at 14:05". */
import type { Language } from '#shared/domain/userProfile.ts';
import { longDateFormat } from '#shared/longDates.ts';

export function formatMoment(instant: string, language: Language): string {
  return longDateFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(new Date(instant));
}
