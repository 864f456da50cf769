/** The years an album spans, in words: "August 2024", "June to August 2024", "1998 to 2024". */
import type { Album } from '#shared/domain/album.ts';
import type { Language } from '#shared/domain/userProfile.ts';

/** Null while the album is empty. */
export function formatPeriod(
  { firstTakenAt, lastTakenAt }: Pick<Album, 'firstTakenAt' | 'lastTakenAt'>,
  language: Language,
): string | null {
  const first = Date.parse(firstTakenAt ?? '');
  const last = Date.parse(lastTakenAt ?? '');
  if (Number.isNaN(first) || Number.isNaN(last)) return null;
  const years = (last - first) / (365 * 86_400_000);
  const options: Intl.DateTimeFormatOptions =
    years > 2 ? { year: 'numeric' } : { month: 'long', year: 'numeric' };
  const text = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'fr', options).formatRange(first, last);
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
