/** Why a letter cannot be kept as it is, as a sentence for the person. */
import { CallableError } from '#platform/backend/callables.ts';
import { letterLength, letterTitleSchema } from '#shared/domain/letter.ts';
import { LETTER_BLOCK_LIMIT, LETTER_TEXT_LIMIT } from '#shared/limits.ts';
import type { LetterTexts } from './api.ts';
import type { lettersMessages } from './messages.ts';

type Texts = (typeof lettersMessages)['en'] | (typeof lettersMessages)['fr'];

export interface Problem {
  readonly field: 'title' | 'text' | 'letter';
  readonly message: string;
  /** The way out is a letter of its own. */
  readonly canBeNew?: boolean;
}

/** What is missing or too much, before anything is sent; null when nothing is. */
export function findProblem({ title, body }: LetterTexts, messages: Texts): Problem | null {
  if (!letterTitleSchema.safeParse(title).success) return { field: 'title', message: messages.titleMissing };
  if (body.length === 0) return { field: 'text', message: messages.textMissing };
  const excess = letterLength(body) - LETTER_TEXT_LIMIT;
  if (excess > 0) return { field: 'text', message: messages.tooLong(excess) };
  if (body.length > LETTER_BLOCK_LIMIT) return { field: 'text', message: messages.tooManyParts };
  return null;
}

/** What the server said when it refused. `isNew` when the letter was not there before. */
export function explainRefusal(error: unknown, isNew: boolean, messages: Texts): Problem {
  const code = error instanceof CallableError ? error.business : null;
  switch (code) {
    case 'conflict':
      return { field: 'letter', message: messages.changedElsewhere, canBeNew: true };
    case 'media-item-not-found':
      return { field: 'letter', message: messages.letterGone, canBeNew: true };
    case 'album-not-found':
      return { field: 'letter', message: isNew ? messages.albumGone : messages.letterGone };
    case 'demo-account-read-only':
      return { field: 'letter', message: messages.demoReadOnly };
    case 'text-limit-reached':
      return { field: 'letter', message: messages.textLimitReached };
    default:
      return { field: 'letter', message: messages.notSaved };
  }
}
