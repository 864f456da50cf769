/**
 * Dates of items, in the words of the person's language and on the clock of the place where they were taken
 * ([Note: Wall clocks]): a picture of a wedding at noon says noon, wherever it is looked at.
 */
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import { asUtcDate } from '#shared/domain/wallClock.ts';
import { longDateFormat } from '#shared/longDates.ts';
import type { Dated } from '../timeline/groupByMonth.ts';

/** What is shown with its time, where that is known. */
type Timed = Pick<MediaItem, 'takenAt' | 'isTimeKnown'>;

type Style = 'day' | 'shortDay' | 'dayAndTime' | 'weekday' | 'moment';

const weekday: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  weekday: 'long',
};

const options: Record<Style, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  shortDay: { day: 'numeric', month: 'short', year: 'numeric' },
  dayAndTime: { dateStyle: 'long', timeStyle: 'short' },
  weekday,
  moment: { ...weekday, hour: '2-digit', minute: '2-digit' },
};

const formats = new Map<string, ReturnType<typeof longDateFormat>>();

function formatFor(style: Style, language: Language) {
  const key = `${language}-${style}`;
  const known = formats.get(key);
  if (known) return known;
  const made = longDateFormat(language, {
    ...options[style],
    timeZone: 'UTC',
  });
  formats.set(key, made);
  return made;
}

/** "12 August 2024". */
export function formatDay(item: Dated, language: Language): string | null {
  const date = asUtcDate(item.takenAt);
  return date ? formatFor('day', language).format(date) : null;
}

/** "12 Aug 2024", where there is little room. */
export function formatShortDay(item: Dated, language: Language): string | null {
  const date = asUtcDate(item.takenAt);
  return date ? formatFor('shortDay', language).format(date) : null;
}

/** "12 August 2024 at 14:30". */
export function formatDayAndTime({ takenAt, isTimeKnown }: Timed, language: Language): string | null {
  const date = asUtcDate(takenAt);
  return date ? formatFor(isTimeKnown ? 'dayAndTime' : 'day', language).format(date) : null;
}

/** "Monday 12 August 2024 at 14:30". */
export function formatMoment({ takenAt, isTimeKnown }: Timed, language: Language): string | null {
  const date = asUtcDate(takenAt);
  return date ? formatFor(isTimeKnown ? 'moment' : 'weekday', language).format(date) : null;
}
