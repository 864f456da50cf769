/** Why a letter cannot be saved as it is, as a sentence for the person. */
import { refusalCodeOf } from '#platform/backend/failure.ts';
import { letterTitleSchema } from '#shared/domain/letter.ts';
import type { LetterTexts } from './api.ts';
import type { LettersTexts } from './messages.ts';
import { explainExcess } from './room.ts';

export interface Problem {
  readonly field: 'title' | 'text' | 'letter';
  readonly message: string;
  /** The way out is a letter of its own. */
  readonly canBeNew?: boolean;
}

/** What is missing or too much, before anything is sent; null when nothing is. */
export function findProblem({ title, body }: LetterTexts, messages: LettersTexts): Problem | null {
  if (!letterTitleSchema.safeParse(title).success) return { field: 'title', message: messages.titleMissing };
  if (body.length === 0) return { field: 'text', message: messages.textMissing };
  const excess = explainExcess(body, messages);
  return excess === null ? null : { field: 'text', message: excess };
}

/** What the server said when it refused. `isNew` when the letter was not there before. */
export function explainRefusal(error: unknown, isNew: boolean, messages: LettersTexts): Problem {
  const code = refusalCodeOf(error);
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
