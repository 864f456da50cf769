/** What writing asks of the business logic. Letters are read with the album's other items (features/media). */

import { callRepeatable } from '#platform/backend/callables.ts';
import { refusalCodeOf } from '#platform/backend/failure.ts';
import { lettersChange, lettersWrite } from '#shared/callables/letters.ts';
import { systemClock } from '#shared/clock.ts';
import type { AlbumId, MediaItemId } from '#shared/domain/ids.ts';
import type { LetterBlock } from '#shared/domain/letter.ts';
import { wallClockAt } from '#shared/domain/wallClock.ts';
import { saveUnderOwnId } from './saveUnderOwnId.ts';

export interface LetterTexts {
  readonly title: string;
  readonly body: readonly LetterBlock[];
}

export interface SavedLetter {
  readonly itemId: MediaItemId;
  readonly revision: number;
}

const isConflict = (error: unknown) => refusalCodeOf(error) === 'conflict';

/** Puts a letter in an album, dated now on the writer's own clock. Throws CallableError. */
export function writeLetter(letterId: string, albumId: AlbumId, texts: LetterTexts): Promise<SavedLetter> {
  const now = systemClock.now();
  const offsetMinutes = -new Date(now).getTimezoneOffset();
  const facts = {
    albumId,
    title: texts.title,
    body: [...texts.body],
    takenAt: wallClockAt(now, offsetMinutes) ?? undefined,
    offsetMinutes,
  };
  return saveUnderOwnId(
    letterId,
    (id) => callRepeatable(lettersWrite, { letterId: id, ...facts }),
    isConflict,
  );
}

/** `revision` is the one that was being changed. Throws CallableError. */
export function changeLetter(
  itemId: MediaItemId,
  revision: number,
  texts: LetterTexts,
): Promise<SavedLetter> {
  return callRepeatable(lettersChange, { itemId, revision, title: texts.title, body: [...texts.body] });
}
