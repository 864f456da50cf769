/**
 * [Note: Terms] What is compared is terms: the stem of a word (`accordeon`), an expression of the lexicon (`pomm_de_terr`), a name
 * (`^lucie`), a number (`#1962`). A capital where a word would have none makes a name; where it may be
 * either, both stand side by side: the stem first at the beginning of a sentence, the name first elsewhere (Rose, Pierre).
 */
import type { CloneLanguage } from '#shared/clone/passage.ts';
import { conceptsOf, expressionTerm, isCapitalisedTerm, longestExpression } from '../lexicon/lexicon.ts';
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
  if (isStopWord(word.surface, language)) return [];
  if (word.isCapitalised && !isCapitalisedTerm(root, language)) {
    const isWord = word.isFirst || conceptsOf(root, language).length > 0;
    if (!isWord) return [nameTerm(plain)];
    return word.isFirst ? [root, nameTerm(plain)] : [nameTerm(plain), root];
  }
  return plain.length < 2 ? [] : [root];
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
