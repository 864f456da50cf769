/**
 * Dates of items, in the words of the person's language and on the clock of the place where they were taken
 * ([Note: Wall clocks]): a picture of a wedding at noon says noon, wherever it is looked at.
 */
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import { asUtcDate } from '#shared/domain/wallClock.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { sayDateAlone } from '#shared/rememberedDates/sayDate.ts';
import type { Dated } from '../timeline/groupByMonth.ts';

type Day = Omit<Dated, 'id'>;

/** What is shown with its time, where that is known. */
type Timed = Day & Pick<MediaItem, 'isTimeKnown'>;

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

function write(style: Style, { takenAt, rememberedDate }: Day, language: Language): string | null {
  if (rememberedDate) return sayDateAlone(rememberedDate, language);
  const date = asUtcDate(takenAt);
  return date ? formatFor(style, language).format(date) : null;
}

/** "12 August 2024"; as all of them, "About 1961" where only words are known. */
export const formatDay = (item: Day, language: Language): string | null => write('day', item, language);

/** "12 Aug 2024", where there is little room. */
export const formatShortDay = (item: Day, language: Language): string | null =>
  write('shortDay', item, language);

/** "12 August 2024 at 14:30". */
export const formatDayAndTime = (item: Timed, language: Language): string | null =>
  write(item.isTimeKnown ? 'dayAndTime' : 'day', item, language);

/** "Monday 12 August 2024 at 14:30". */
export const formatMoment = (item: Timed, language: Language): string | null =>
  write(item.isTimeKnown ? 'moment' : 'weekday', item, language);
