/** What is asked further after an answer. */
import type { Language } from '../../domain/userProfile.ts';
import { type AnswerTraits, readTraits, saysOneOf } from './answerTraits.ts';
import type { Condition, FollowUp, Question } from './question.ts';

/** More would be an interrogation. */
export const MOST_FOLLOW_UPS = 2;

/** At most two, the question's own before those that fit any answer; none for an answer that says nothing. */
export function followUpsFor(
  question: Question,
  answerText: string,
  language: Language,
): readonly FollowUp[] {
  if (answerText.trim() === '') return [];
  const traits = readTraits(answerText, language);
  return question.followUps
    .filter(({ when }) => holds(when, traits, answerText, language))
    .slice(0, MOST_FOLLOW_UPS);
}

function holds(when: Condition, traits: AnswerTraits, answerText: string, language: Language): boolean {
  switch (when.is) {
    case 'short':
      return traits.isShort;
    case 'names-person':
      return traits.namesPerson;
    case 'names-place':
      return traits.namesPlace;
    case 'names-year':
      return traits.namesYear;
    case 'says':
      return saysOneOf(answerText, when.words[language]);
  }
}
