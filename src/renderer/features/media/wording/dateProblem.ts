/** Why a date that a person gives cannot be when it was made. */
import { parseDate } from '@internationalized/date';
import type { MediaItem } from '#shared/domain/mediaItem.ts';

export type DateProblem = 'not-come' | 'before-photographs';

/** The oldest photograph that is left was made then; sound and moving pictures came later. */
const FIRST_PHOTOGRAPH = '1826-01-01';

const olderThanPhotographs: readonly MediaItem['kind'][] = ['letter', 'pdf', 'file'];

/** `date` and `today` are ISO dates. It may be tomorrow already where it was made. */
export function dateProblem(kind: MediaItem['kind'], date: string, today: string): DateProblem | null {
  if (date > parseDate(today).add({ days: 1 }).toString()) return 'not-come';
  if (date < FIRST_PHOTOGRAPH && !olderThanPhotographs.includes(kind)) return 'before-photographs';
  return null;
}
