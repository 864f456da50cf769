/** A date while it is edited: to the day on the clock of the place, or in the words of whoever remembers. */
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import { dateIssue, rememberedDateIssue } from '#shared/media/dateIssue.ts';
import type { GivenDate } from '#shared/media/dating.ts';
import { readDate } from '#shared/rememberedDates/readDate.ts';
import { sayDateAlone } from '#shared/rememberedDates/sayDate.ts';
import { todayHere } from '#ui/today.ts';
import { wholeYear } from '#ui/wholeYear.ts';
import {
  type ClockFields,
  joinClockFields,
  readClockFields,
  splitClockFields,
  wallClockOf,
} from '../wording/wallClock.ts';

export type EditedDate =
  | { readonly as: 'clock'; readonly fields: ClockFields }
  | { readonly as: 'words'; readonly words: string };

/** What a person may give; the way back to what was recorded is not typed. */
export type TypedDate = Exclude<GivenDate, 'recorded'>;

export type EditedDateIssue = ReturnType<typeof dateIssue> | 'not-understood';

export function openDate(item: MediaItem, language: Language): EditedDate {
  return item.rememberedDate
    ? { as: 'words', words: sayDateAlone(item.rememberedDate, language) }
    : { as: 'clock', fields: readClockFields(item) };
}

/** A draft of words is told from one of fields by what no date begins with. */
const WORDS = 'words:';

export const writeDraft = (edited: EditedDate): string =>
  edited.as === 'words' ? WORDS + edited.words : joinClockFields(edited.fields);

export const readDraft = (text: string): EditedDate =>
  text.startsWith(WORDS)
    ? { as: 'words', words: text.slice(WORDS.length) }
    : { as: 'clock', fields: complete(splitClockFields(text)) };

function complete({ date, time }: ClockFields): ClockFields {
  return { date: wholeYear(date, todayHere()), time };
}

/** Null while it is none yet. */
export function typedDate(edited: EditedDate): TypedDate | null {
  if (edited.as === 'words') {
    const rememberedDate = readDate(edited.words);
    return rememberedDate && { rememberedDate };
  }
  const meant = complete(edited.fields);
  const takenAt = wallClockOf(meant);
  return takenAt && { takenAt, isTimeKnown: meant.time !== '' };
}

/** Why it cannot be kept; null where it can, and while nothing is typed. */
export function issueOf(kind: MediaItem['kind'], edited: EditedDate): EditedDateIssue {
  const typed = typedDate(edited);
  if (!typed) return edited.as === 'words' && edited.words.trim() ? 'not-understood' : null;
  return 'rememberedDate' in typed
    ? rememberedDateIssue(kind, typed.rememberedDate, todayHere())
    : dateIssue(kind, typed.takenAt.slice(0, 10), todayHere());
}

export function isSameDate(one: TypedDate | null, other: TypedDate | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether it is what the item has already. */
export function isDateOf(item: MediaItem, edited: EditedDate, language: Language): boolean {
  return isSameDate(typedDate(edited), typedDate(openDate(item, language)));
}
