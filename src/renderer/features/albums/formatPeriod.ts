/** The years an album spans, in words: "August 2024", "June to August 2024", "1998 to 2024". */
import type { Album } from '#shared/domain/album.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import { asUtcDate } from '#shared/domain/wallClock.ts';
import { locales } from '#shared/locales.ts';

/** Null while the album is empty. */
export function formatPeriod(
  { firstTakenAt, lastTakenAt }: Pick<Album, 'firstTakenAt' | 'lastTakenAt'>,
  language: Language,
): string | null {
  const first = asUtcDate(firstTakenAt ?? '');
  const last = asUtcDate(lastTakenAt ?? '');
  if (!first || !last) return null;
  const years = (last.getTime() - first.getTime()) / (365 * 86_400_000);
  const options: Intl.DateTimeFormatOptions =
    years > 2 ? { year: 'numeric' } : { month: 'long', year: 'numeric' };
  const text = new Intl.DateTimeFormat(locales[language], {
    ...options,
    timeZone: 'UTC',
  }).formatRange(first, last);
  const spaced = text
    .split('–')
    .map((part) => part.trim())
    .join(' – ');
  return spaced.charAt(0).toLocaleUpperCase(language) + spaced.slice(1);
}
