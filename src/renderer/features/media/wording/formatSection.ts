/**
 * The heading of a part of the timeline: "August 2024", "March – June 1998", "July 1999 – January 2000", and where it
 * tells more years "1998 – 2003". What is known in words is told in them: "The fifties".
 */
import type { Language } from '#shared/domain/userProfile.ts';
import { locales } from '#shared/locales.ts';
import { sayDateAlone } from '#shared/rememberedDates/sayDate.ts';
import type { Section } from '../timeline/mergeSparseMonths.ts';

/** Null for what has no date. The months of a span are named shortly where there is little room. */
export function formatSection(
  { span, rememberedDate }: Pick<Section<unknown>, 'span' | 'rememberedDate'>,
  language: Language,
  months: 'long' | 'short' = 'long',
): string | null {
  if (rememberedDate) return sayDateAlone(rememberedDate, language);
  if (!span) return null;
  const { first: earlier, last: later } = span;
  const isOneYear = earlier.year === later.year;
  if (earlier.month === null || later.month === null || later.year - earlier.year > 1) {
    return isOneYear ? String(earlier.year) : `${earlier.year} – ${later.year}`;
  }
  const isOneMonth = isOneYear && earlier.month === later.month;
  const style = isOneMonth ? 'long' : months;
  const end = `${nameMonth(later.month, language, style)} ${later.year}`;
  const start = nameMonth(earlier.month, language, style);
  const text = isOneMonth ? end : `${isOneYear ? start : `${start} ${earlier.year}`} – ${end}`;
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function nameMonth(month: number, language: Language, style: 'long' | 'short'): string {
  const key = `${language}-${style}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locales[language], { month: style, timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(Date.UTC(2000, month - 1, 1));
}
