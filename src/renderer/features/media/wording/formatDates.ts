/**
 * Dates of items, in the words of the person's language and on the clock of the place where they were taken
 * ([Note: Wall clocks]): a picture of a wedding at noon says noon, wherever it is looked at.
 */
import type { Language } from '#shared/domain/userProfile.ts';
import { asUtcDate } from '#shared/domain/wallClock.ts';
import type { Dated, Month } from '../timeline/groupByMonth.ts';

type Style = 'month' | 'day' | 'moment';

const options: Record<Style, Intl.DateTimeFormatOptions> = {
  month: { month: 'long', year: 'numeric' },
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  moment: {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    weekday: 'long',
  },
};

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(style: Style, language: Language): Intl.DateTimeFormat {
  const key = `${language}-${style}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'fr', {
    ...options[style],
    timeZone: 'UTC',
  });
  formats.set(key, made);
  return made;
}

/** "August 2024"; null for items without a readable date. */
export function formatMonth(month: Month<unknown>, language: Language): string | null {
  if (!month.calendar) return null;
  const { year, month: number } = month.calendar;
  const text = formatFor('month', language).format(Date.UTC(year, number - 1, 1));
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** "12 August 2024". */
export function formatDay(item: Dated, language: Language): string | null {
  const date = asUtcDate(item.takenAt);
  return date ? formatFor('day', language).format(date) : null;
}

/** "Monday 12 August 2024 at 14:30". */
export function formatMoment(item: Dated, language: Language): string | null {
  const date = asUtcDate(item.takenAt);
  return date ? formatFor('moment', language).format(date) : null;
}
