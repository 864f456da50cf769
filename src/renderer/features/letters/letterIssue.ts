/** Why a letter cannot be saved as it is, as a sentence for the person. */
import { explain } from '#features/failures/index.ts';
import { refusalCodeOf } from '#platform/backend/failure.ts';
import { letterTitleSchema } from '#shared/domain/letter.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import type { Sentence } from '#ui/language/sentence.ts';
import type { LetterTexts } from './api.ts';
import { type LettersTexts, lettersMessages } from './messages.ts';
import { explainExcess } from './room.ts';

export interface LetterIssue {
  readonly field: 'title' | 'text' | 'letter';
  readonly message: Sentence;
  /** The way out is a letter of its own. */
  readonly canBeNew?: boolean;
}

/** What is missing or too much, before anything is sent; null when nothing is. */
export function findIssue({ title, body }: LetterTexts, messages: LettersTexts): LetterIssue | null {
  if (!letterTitleSchema.safeParse(title).success) return { field: 'title', message: messages.titleMissing };
  if (body.length === 0) return { field: 'text', message: messages.textMissing };
  const excess = explainExcess(body, messages);
  return excess === null ? null : { field: 'text', message: excess };
}

/** What came of sending it. `isNew` when the letter was not there before. */
export function issueAfter(error: unknown, isNew: boolean, language: Language): LetterIssue {
  const code = refusalCodeOf(error);
  const messages = lettersMessages[language];
  const message = explain(error, language, {
    conflict: messages.changedElsewhere,
    'media-item-not-found': messages.letterGone,
    'album-not-found': isNew ? messages.albumGone : messages.letterGone,
    otherwise: messages.notSaved,
  });
  const canBeNew = code === 'conflict' || code === 'media-item-not-found';
  return { field: 'letter', message, ...(canBeNew ? { canBeNew } : {}) };
}
