/** A question of the interview, and what it asks further once it was answered. */
import type { Language } from '../../domain/userProfile.ts';
import type { Chapter, InBothLanguages } from './chapters.ts';

/** What an answer must have for a further question to make sense after it. */
export type Condition =
  /** A few words only: it can be told at greater length. */
  | { readonly is: 'short' }
  | { readonly is: 'names-person' }
  | { readonly is: 'names-place' }
  | { readonly is: 'names-year' }
  /** One of these words stands in it, in the answer's language. */
  | { readonly is: 'says'; readonly words: Readonly<Record<Language, readonly string[]>> };

export interface FollowUp {
  readonly id: string;
  readonly when: Condition;
  readonly text: InBothLanguages;
}

export interface Question {
  /** Stands in people's answers: it never changes, and is never given to another question. */
  readonly id: string;
  readonly chapter: Chapter;
  readonly text: InBothLanguages;
  readonly followUps: readonly FollowUp[];
}
