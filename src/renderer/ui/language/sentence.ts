/**
 * A sentence for a person. Some are fixed to the letter, in one language, by the specification (SPEC §2, §5, §6, §8): they
 * are shown exactly in every interface, and where that speaks the other language the same is said below, smaller
 * (PRODUCT.md). What reads the page aloud is told the language of each.
 */
import type { Language } from '#shared/domain/userProfile.ts';

export interface FixedSentence {
  readonly exact: string;
  /** Of `exact`. */
  readonly language: Language;
  /** The same in the other language. */
  readonly same: string;
}

export type Sentence = string | FixedSentence;

/* @__NO_SIDE_EFFECTS__ */
export const inEnglish = (exact: string, same: string): FixedSentence => ({ exact, language: 'en', same });
/* @__NO_SIDE_EFFECTS__ */
export const inFrench = (exact: string, same: string): FixedSentence => ({ exact, language: 'fr', same });

/** For where there is room for one language alone, such as a title: in that of the interface. */
export function sayIn(language: Language, sentence: Sentence): string {
  if (typeof sentence === 'string') return sentence;
  return sentence.language === language ? sentence.exact : sentence.same;
}
