/**
 * The heading of a part of the timeline: "August 2024", "March – June 1998", "July 1999 – January 2000", and where it
 * tells more years "1998 – 2003".
 */
import type { Language } from '#shared/domain/userProfile.ts';
import { locales } from '#shared/locales.ts';
import type { Section } from '../timeline/mergeSparseMonths.ts';

/** Null for what has no date. */
export function formatSection({ span }: Pick<Section<unknown>, 'span'>, language: Language): string | null {
  if (!span) return null;
  const [earlier, later] = [span.first, span.last].sort((a, b) => a.year - b.year || a.month - b.month);
  if (!earlier || !later) return null;
  if (later.year - earlier.year > 1) return `${earlier.year} – ${later.year}`;
  const end = `${nameMonth(later.month, language)} ${later.year}`;
  const start = nameMonth(earlier.month, language);
  const isOneYear = earlier.year === later.year;
  const text =
    isOneYear && earlier.month === later.month
      ? end
      : `${isOneYear ? start : `${start} ${earlier.year}`} – ${end}`;
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

const formats = new Map<Language, Intl.DateTimeFormat>();

function nameMonth(month: number, language: Language): string {
  const format =
    formats.get(language) ?? new Intl.DateTimeFormat(locales[language], { month: 'long', timeZone: 'UTC' });
  formats.set(language, format);
  return format.format(Date.UTC(2000, month - 1, 1));
}
