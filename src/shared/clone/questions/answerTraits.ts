/** What can be told of an answer without understanding it: how long it is, and whom, where and when it names. */
import type { Language } from '../../domain/userProfile.ts';
import { foldText } from '../../vault/foldText.ts';

/** Fewer words than this can be told at greater length. */
const SHORT_ANSWER_WORDS = 12;

const YEAR = /(?<![\d.,])(?:1[89]|20)\d\d(?![\d.,]*\d)/;

const people: Readonly<Record<Language, string>> = {
  en: 'mother|father|mum|mom|dad|papa|grandmother|grandfather|grandma|grandpa|granny|sister|sisters|brother|brothers|aunt|uncle|cousin|cousins|wife|husband|daughter|son|neighbour|neighbor|teacher|friend|friends',
  fr: 'mere|maman|pere|papa|grand-mere|grand-pere|mamie|papi|papy|meme|pepe|soeur|soeurs|frere|freres|tante|oncle|cousin|cousine|cousins|femme|mari|epouse|epoux|fille|fils|voisin|voisine|maitre|maitresse|ami|amie|amis|amies',
};

const places: Readonly<Record<Language, string>> = {
  en: 'village|town|city|farm|street|house|school|church|factory|beach|station|mill|harbour|harbor|market',
  fr: 'village|ville|bourg|ferme|rue|maison|ecole|eglise|usine|plage|gare|moulin|port|marche',
};

/** What stands before the name of a place rather than of a person. */
const beforePlaces: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(['in', 'at', 'near', 'around', 'outside', 'towards']),
  fr: new Set(['a', 'en', 'au', 'aux', 'pres', 'vers', 'dans']),
};

/** `from Rose` and `from Lyon` read alike: nothing is asked rather than something odd. */
const undecided: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(['from', 'to', 'of']),
  fr: new Set(['de', 'd', 'du', 'des']),
};

/** Written with a capital letter in English, and neither a person nor a place. */
const NEITHER =
  /^(?:i|i'\w+|monday|tuesday|wednesday|thursday|friday|saturday|sunday|sundays|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|god|noel|paques|dieu|english|french)$/;

export interface AnswerTraits {
  readonly isShort: boolean;
  readonly namesPerson: boolean;
  readonly namesPlace: boolean;
  readonly namesYear: boolean;
}

/** Whether one of the words, or phrases, stands in the text, whatever its accents and capitals. */
export const saysOneOf = (text: string, words: readonly string[]): boolean => {
  const said = ` ${wordsOf(foldText(text)).join(' ')} `;
  return words.some((word) => said.includes(` ${foldText(word)} `));
};

export function readTraits(answer: string, language: Language): AnswerTraits {
  const words = wordsOf(answer);
  const named = namesIn(answer, language);
  return {
    isShort: words.length > 0 && words.length < SHORT_ANSWER_WORDS,
    namesPerson: named.has('person') || saysOneOf(answer, people[language].split('|')),
    namesPlace: named.has('place') || saysOneOf(answer, places[language].split('|')),
    namesYear: YEAR.test(answer),
  };
}

/** An elided article (`l’école`) is a word of its own; `grand-mère` is one word. */
const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];

/** A capital inside a sentence is a name; what stands before it tells of what. */
function namesIn(answer: string, language: Language): ReadonlySet<'person' | 'place'> {
  const found = new Set<'person' | 'place'>();
  for (const sentence of answer.split(/[.!?…:;\n«»"“”]+/)) {
    const words = wordsOf(sentence);
    for (const [position, word] of words.entries()) {
      if (position === 0 || !/^\p{Lu}\p{L}/u.test(word) || NEITHER.test(foldText(word))) continue;
      const before = foldText(words[position - 1] ?? '');
      if (!undecided[language].has(before))
        found.add(beforePlaces[language].has(before) ? 'place' : 'person');
    }
  }
  return found;
}
