/** What writing asks of the business logic. Letters are read with the album's other items (features/media). */
import { call } from '#platform/backend/callables.ts';
import { lettersChange, lettersWrite } from '#shared/callables/letters.ts';
import { systemClock } from '#shared/clock.ts';
import type { AlbumId, MediaItemId } from '#shared/domain/ids.ts';
import type { LetterBlock } from '#shared/domain/letter.ts';
import { wallClockAt } from '#shared/domain/wallClock.ts';

export interface LetterTexts {
  readonly title: string;
  readonly body: readonly LetterBlock[];
}

/** Puts a letter in an album, dated now on the writer's own clock. Throws CallableError. */
export async function writeLetter(letterId: string, albumId: AlbumId, texts: LetterTexts): Promise<void> {
  const now = systemClock.now();
  const offsetMinutes = -new Date(now).getTimezoneOffset();
  await call(lettersWrite, {
    letterId,
    albumId,
    title: texts.title,
    body: [...texts.body],
    takenAt: wallClockAt(now, offsetMinutes) ?? undefined,
    offsetMinutes,
  });
}

/** `revision` is the one that was being changed. Throws CallableError. */
export async function changeLetter(itemId: MediaItemId, revision: number, texts: LetterTexts): Promise<void> {
  await call(lettersChange, { itemId, revision, title: texts.title, body: [...texts.body] });
}
