/** Whom a question is about, and who speaks in a sentence: "were you born" is not answered by who else was born. */
import type { CloneLanguage } from '#shared/clone/passage.ts';
import { fold } from '../language/fold.ts';

const ASKS_YOU = {
  en: /\b(?:did|do|were|are|have|had|was|would|could|can|will|should|if|when|that|than|before|after|because) you\b/,
  fr: /\b(?:vous|tu|t')\b/,
} as const;
const FIRST_PERSON = {
  en: /\b(?:i|we|me|us|my|our|i'm|i'd|i've|i'll)\b/,
  fr: /\b(?:je|nous|on|me|moi|mon|ma|mes|notre|nos)\b|\b[jm]'/,
} as const;

export const asksAboutYou = (question: string, language: CloneLanguage) =>
  ASKS_YOU[language].test(fold(question));
const SPEAKS = { en: /\b(?:i|we)\b/, fr: /\b(?:je|nous|on)\b|\bj'/ } as const;

/** 1 where the person tells what they did, less where it only touches them, least where it is about others. */
export function ownShare(sentence: string, language: CloneLanguage): number {
  const folded = fold(sentence);
  if (SPEAKS[language].test(folded)) return 1;
  return FIRST_PERSON[language].test(folded) ? 0.5 : 0;
}

const THIRD_PERSON = { en: /\b(?:he|she|him|her|his|hers)\b/, fr: /\b(?:il|elle|lui|sa|son|ses)\b/ } as const;
export const isThirdPerson = (sentence: string, language: CloneLanguage) =>
  THIRD_PERSON[language].test(fold(sentence));
