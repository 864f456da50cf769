/** A question as it is searched: its kind, and its terms with what each weighs and which terms of a memory meet it. */
import type { CloneLanguage } from '#shared/clone/passage.ts';
import { cognateKeys } from '../language/cognates.ts';
import { sentencesOf } from '../language/sentences.ts';
import { stem } from '../language/stem.ts';
import { isName, isNumber, termsOfSentence } from '../language/terms.ts';
import {
  classOf,
  conceptsOf,
  isCapitalisedTerm,
  isCommonConcept,
  isKinConcept,
  membersOf,
  relatedTo,
  termsOf,
} from '../lexicon/lexicon.ts';
import { kindOf, kindWordsOf, type QuestionKind } from './kind.ts';
import { asksAboutYou } from './person.ts';

/** How well a term of a memory meets a term of a question. */
export const STRENGTH = {
  same: 1,
  synonym: 0.94,
  alias: 0.9,
  member: 0.8,
  class: 0.25,
  related: 0.4,
  cognate: 0.6,
} as const;

export interface QuestionTerm {
  readonly term: string;
  readonly weight: number;
  /** What it may mean, in the lexicon. */
  readonly concepts: readonly number[];
  /** A name, a relative, a country, a feast: what is told must be about the same, which alone is no answer. */
  readonly isNamed: boolean;
  readonly isRelative: boolean;
  /** Whether it names a class: an instrument, a colour. */
  readonly hasMembers: boolean;
  /** Terms that meet it, by the language of the memory, with their strength; cognates are looked for apart. */
  readonly matches: Readonly<Record<CloneLanguage, ReadonlyMap<string, number>>>;
  readonly cognates: ReadonlySet<string>;
}

export interface Question {
  readonly text: string;
  readonly language: CloneLanguage;
  readonly kind: QuestionKind;
  readonly terms: readonly QuestionTerm[];
  /** Whether it asks about the person who recorded, and not about somebody they knew. */
  readonly isAboutYou: boolean;
}

const WEIGHT = { name: 1.5, number: 1, known: 1, unknown: 0.75, oftenCommon: 0.6, common: 0.3 } as const;

function weightOf(term: string, concepts: readonly number[]): number {
  if (isName(term)) return WEIGHT.name;
  if (isNumber(term)) return WEIGHT.number;
  if (concepts.length === 0) return WEIGHT.unknown;
  if (concepts.every(isCommonConcept)) return WEIGHT.common;
  return concepts.some(isCommonConcept) ? WEIGHT.oftenCommon : WEIGHT.known;
}

/** A word of several meanings may be meant otherwise. */
const certainty = (meanings: number) => (meanings < 2 ? 1 : meanings === 2 ? 0.9 : 0.8);

function matchesOf(term: string, concepts: readonly number[], asked: CloneLanguage, language: CloneLanguage) {
  const matches = new Map<string, number>();
  const add = (other: string, strength: number) => {
    if ((matches.get(other) ?? 0) < strength) matches.set(other, strength);
  };
  if (asked === language || isName(term) || isNumber(term)) add(term, STRENGTH.same);
  if (isName(term)) add(term.slice(1), STRENGTH.same);
  else add(`^${term}`, STRENGTH.same);
  const addAll = (concept: number, strength: number) => {
    for (const other of termsOf(concept, language)) {
      const isKin = isKinConcept(concept);
      add(
        other,
        isKin
          ? strength
          : strength * certainty(concepts.length) * certainty(conceptsOf(other, language).length),
      );
    }
  };
  for (const concept of concepts) {
    addAll(concept, STRENGTH.synonym);
    for (const member of membersOf(concept)) addAll(member, STRENGTH.member);
    for (const other of relatedTo(concept)) addAll(other, STRENGTH.related);
    const wider = classOf(concept);
    if (wider !== null) addAll(wider, STRENGTH.class);
  }
  return matches;
}

/** `word` is what a name may mean as a word: Rose, and the Occupation. */
function questionTerm(term: string, word: string | undefined, language: CloneLanguage): QuestionTerm {
  const concepts = conceptsOf(word ?? term, language);
  return {
    term,
    weight: weightOf(term, concepts),
    concepts,
    isNamed:
      (isName(term) && word === undefined) ||
      concepts.some(isKinConcept) ||
      isCapitalisedTerm(word ?? term, language),
    hasMembers: concepts.some((concept) => membersOf(concept).length > 0),
    isRelative: concepts.some(isKinConcept),
    matches: { en: matchesOf(term, concepts, language, 'en'), fr: matchesOf(term, concepts, language, 'fr') },
    cognates: new Set(cognateKeys(term)),
  };
}

/** Nobody asks in more characters; what stands behind them is not read. */
const LONGEST = 600;

/** Reads a question. What stands in it twice counts once; what only says its kind does not count. */
export function readQuestion(asIs: string, language: CloneLanguage): Question {
  const text = asIs.slice(0, LONGEST);
  const kind = kindOf(text, language);
  const kindStems = new Set([...kindWordsOf(text, language, kind)].map((word) => stem(word, language)));
  const words = new Map<string, string>();
  const all = sentencesOf(text, language).flatMap((sentence) =>
    decided(termsOfSentence(sentence, language), language, words),
  );
  const asked = [...new Set(all)]
    .filter((term) => !kindStems.has(term))
    .map((term) => questionTerm(term, words.get(term), language));
  return { text, language, kind, terms: asked, isAboutYou: asksAboutYou(text, language) };
}

/** Of a word that may be a name or not, one: at the beginning what the lexicon knows is a word, elsewhere it is a name, which `words` remembers as a word too. */
function decided(terms: readonly string[], language: CloneLanguage, words: Map<string, string>): string[] {
  const isWord = (term: string) => conceptsOf(term, language).length > 0;
  return terms.filter((term, at) => {
    const [before = '', after = ''] = [terms[at - 1], terms[at + 1]];
    if (isName(term)) return !(areReadings(before, term) && isWord(before));
    if (areReadings(term, before)) {
      if (isWord(term)) words.set(before, term);
      return false;
    }
    return !areReadings(term, after) || isWord(term);
  });
}

/** Whether a stem and a name beside it are two readings of one word. */
function areReadings(term: string, name: string): boolean {
  return isName(name) && !isName(term) && !isNumber(term) && name.slice(1, 4) === term.slice(0, 3);
}
