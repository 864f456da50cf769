import type { Language } from '#shared/domain/userProfile.ts';
import { formatMoment } from '../formatMoment.ts';

/** `instant` in milliseconds since the epoch. */
export function formatInstant(instant: number, language: Language): string {
  return formatMoment(new Date(instant).toISOString(), language);
}
