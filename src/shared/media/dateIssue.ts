/** Why a date that a person gives cannot be when it was made. */
import type { MediaItem } from '../domain/mediaItem.ts';
import { daysMeant, type RememberedDate } from '../rememberedDates/rememberedDate.ts';

type DateIssue = 'not-come' | 'before-photographs';

/** The oldest photograph that is left was made then; sound and moving pictures came later. */
const FIRST_PHOTOGRAPH = '1826-01-01';

const DAY = 24 * 60 * 60_000;

const olderThanPhotographs: readonly MediaItem['kind'][] = ['letter', 'pdf', 'file'];

/** `date` and `today` are ISO dates. It may be tomorrow already where it was made. */
export function dateIssue(kind: MediaItem['kind'], date: string, today: string): DateIssue | null {
  return issueOfDays(kind, { first: date, last: date }, today);
}

/** The same of a date in words, of which some day at least has to be possible. */
export function rememberedDateIssue(
  kind: MediaItem['kind'],
  date: RememberedDate,
  today: string,
): DateIssue | null {
  const days = daysMeant(date);
  return days && issueOfDays(kind, days, today);
}

/** A time that has begun may end after today. */
function issueOfDays(
  kind: MediaItem['kind'],
  { first, last }: NonNullable<ReturnType<typeof daysMeant>>,
  today: string,
): DateIssue | null {
  const tomorrow = new Date(Date.parse(`${today}Z`) + DAY).toISOString().slice(0, 10);
  if (first > tomorrow) return 'not-come';
  if (last < FIRST_PHOTOGRAPH && !olderThanPhotographs.includes(kind)) return 'before-photographs';
  return null;
}
