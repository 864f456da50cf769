/**
 * [Note: Terms] What is compared is terms: the stem of a word (`accordeon`), an expression of the lexicon (`pomm_de_terr`), a name
 * (`^lucie`), a number (`#1962`). A word that may be a name, because it begins its sentence, is both.
 */
import type { CloneLanguage } from '#shared/clone/passage.ts';
import { conceptsOf, expressionTerm, longestExpression } from '../lexicon/lexicon.ts';
import { fold } from './fold.ts';
import { numberAt } from './numbers.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stopWords.ts';
import { type Word, wordsOf } from './words.ts';

export const nameTerm = (word: string) => `^${fold(word)}`;
export const numberTerm = (value: number) => `#${value}`;
export const isName = (term: string) => term.startsWith('^');
export const isNumber = (term: string) => term.startsWith('#');

interface Reading {
  readonly words: readonly Word[];
  readonly folded: readonly string[];
  readonly stems: readonly string[];
  readonly language: CloneLanguage;
}

/** The longest expression of the lexicon that begins here. */
function expressionAt({ stems, language }: Reading, at: number): { term: string; length: number } | null {
  for (let length = longestExpression(stems[at] ?? '', language); length > 1; length--) {
    const term = expressionTerm(stems.slice(at, at + length));
    if (at + length <= stems.length && conceptsOf(term, language).length > 0) return { term, length };
  }
  return null;
}

function termsAt({ words, folded, stems, language }: Reading, at: number): string[] {
  const [word, plain = '', root = ''] = [words[at], folded[at], stems[at]];
  if (word === undefined) return [];
  const isKnown = isStopWord(plain, language) || conceptsOf(root, language).length > 0;
  if (word.isCapitalised && !isKnown) return word.isFirst ? [nameTerm(plain), root] : [nameTerm(plain)];
  return isStopWord(plain, language) || plain.length < 2 ? [] : [root];
}

/** The terms of one sentence, in its order. */
export function termsOfSentence(sentence: string, language: CloneLanguage): string[] {
  const words = wordsOf(sentence, language);
  const folded = words.map((word) => fold(word.surface));
  const stems = words.map((word) => stem(word.surface, language));
  const reading = { words, folded, stems, language };
  const terms: string[] = [];
  for (let at = 0; at < words.length; ) {
    const expression = expressionAt(reading, at);
    const number = expression === null ? numberAt(folded, at, language) : null;
    if (expression !== null) terms.push(expression.term);
    else if (number !== null) terms.push(numberTerm(number.value));
    else terms.push(...termsAt(reading, at));
    at += expression?.length ?? number?.length ?? 1;
  }
  return terms;
}
