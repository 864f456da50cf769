/** A calendar day as people say it, and how far it is: "in 3 months", "yesterday". */
import { parseDate } from '@internationalized/date';
import type { Language } from '#shared/domain/userProfile.ts';
import { locales } from '#shared/locales.ts';
import { longDateFormat } from '#shared/longDates.ts';

/** Days until a day is there; negative when it is past. */
export function daysUntil(day: string, today: string): number {
  return parseDate(day).compare(parseDate(today));
}

export function sayDay(day: string, language: Language): string {
  return longDateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

export function sayDistance(day: string, today: string, language: Language): string {
  const format = new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' });
  const days = daysUntil(day, today);
  const distance = Math.abs(days);
  if (distance < 14) return format.format(days, 'day');
  if (distance < 60) return format.format(Math.trunc(days / 7), 'week');
  if (distance < 730) return format.format(Math.trunc(days / 30.44), 'month');
  return format.format(Math.trunc(days / 365.25), 'year');
}

/** Renewing a paper takes weeks: what ends within this is told with more weight. */
export const SOON_DAYS = 90;
