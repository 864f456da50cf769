/** What writing asks of the business logic. Letters are read with the album's other items (features/media). */
import { callRepeatable } from '#platform/backend/callables.ts';
import { lettersChange, lettersWrite } from '#shared/callables/letters.ts';
import { systemClock } from '#shared/clock.ts';
import { type AlbumId, mediaItemIdSchema } from '#shared/domain/ids.ts';
import type { LetterBlock, LetterText } from '#shared/domain/letter.ts';
import { wallClockAt } from '#shared/domain/wallClock.ts';
import type { Draft } from './draft/draftStore.ts';
import { type LetterCalls, type SavedLetter, type Sending, sendDraft } from './sendDraft.ts';

export interface LetterTexts {
  readonly title: string;
  readonly body: readonly LetterBlock[];
}

/**
 * Puts a draft in its album or in its letter, a new one dated now on the writer's own clock. `note` as for `sendDraft`.
 * Throws CallableError.
 */
export function saveLetter(
  draft: Draft,
  albumId: AlbumId,
  note: (sending: Sending) => Promise<void>,
): Promise<SavedLetter> {
  const calls: LetterCalls = {
    write(letterId, text) {
      const now = systemClock.now();
      const offsetMinutes = -new Date(now).getTimezoneOffset();
      const takenAt = wallClockAt(now, offsetMinutes) ?? undefined;
      return callRepeatable(lettersWrite, { letterId, albumId, ...textOf(text), takenAt, offsetMinutes });
    },
    change: (letterId, revision, text) =>
      callRepeatable(lettersChange, { itemId: mediaItemIdSchema.parse(letterId), revision, ...textOf(text) }),
  };
  return sendDraft(draft, calls, note);
}

const textOf = ({ title, body }: LetterText) => ({ title, body: [...body] });
