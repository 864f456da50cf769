/** Words of a sentence as they stand, elisions and possessives taken off: "l'accordéon" is `accordéon`, "Lucie's" is `Lucie`. */
import type { CloneLanguage } from '#shared/clone/passage.ts';

export interface Word {
  readonly surface: string;
  readonly isCapitalised: boolean;
  /** Whether it begins its sentence, or what is quoted in it: a capital there says nothing. */
  readonly isFirst: boolean;
}

const WORD = /[\p{L}\p{M}]+(?:['’ʼ][\p{L}\p{M}]+)*|\d+(?:[.,\s]\d{3})*(?!\d)|\d+/gu;
const ELISION = /^(?:l|d|j|m|t|s|n|c|qu|jusqu|lorsqu|puisqu|quoiqu|presqu)['’ʼ](?=.)/iu;
const WHOLE = /^(?:aujourd|quelqu|prud|presqu)['’ʼ]/iu;
const POSSESSIVE = /['’ʼ]s?$/iu;
const OPENS = /[«“"‘(:—]\s*$/u;

/** "été" with an article before it is the season, not the verb. */
const SUMMER = /^[ld]['’ʼ]étés?$/iu;

/** A word without its elision or its possessive. */
export function bareWord(word: string, language: CloneLanguage): string {
  if (/^\d/.test(word)) return word.replace(/[.,\s]/gu, '');
  if (language === 'en') return word.replace(POSSESSIVE, '').replace(/['’ʼ]/gu, "'");
  if (SUMMER.test(word)) return 'estival';
  return WHOLE.test(word) ? word.replace(/['’ʼ]/gu, '') : word.replace(ELISION, '').replace(POSSESSIVE, '');
}

export function wordsOf(sentence: string, language: CloneLanguage): Word[] {
  const found: Word[] = [];
  for (const match of sentence.matchAll(WORD)) {
    const surface = bareWord(match[0], language);
    if (surface === '') continue;
    const before = sentence.slice(0, match.index);
    found.push({
      surface,
      isCapitalised: /^\p{Lu}/u.test(surface),
      isFirst: found.length === 0 || OPENS.test(before),
    });
  }
  return found;
}
