/** The bilingual lexicon, looked up by stem: which concepts a word may mean, and which words may mean a concept. */
import type { CloneLanguage } from '#shared/clone/passage.ts';
import { stem } from '../language/stem.ts';
import { bareWord } from '../language/words.ts';
import { type Concept, readTheme } from './readTheme.ts';
import { readRelated } from './related.ts';
import { THEMES } from './themes/index.ts';

/** The stems of an expression in one string, as it is stored among the terms of a passage. */
export const expressionTerm = (stems: readonly string[]) => stems.join('_');

function readThemes(): Concept[] {
  const concepts: Concept[] = [];
  for (const theme of THEMES) concepts.push(...readTheme(theme, concepts.length));
  return concepts;
}

const concepts = readThemes();
const conceptsByTerm = { en: new Map<string, number[]>(), fr: new Map<string, number[]>() };
const expressionLengths = { en: new Map<string, number>(), fr: new Map<string, number>() };
const termsByConcept = { en: new Map<number, Set<string>>(), fr: new Map<number, Set<string>>() };
const membersByClass = new Map<number, number[]>();

for (const [id, concept] of concepts.entries()) {
  if (concept.memberOf !== null) {
    membersByClass.set(concept.memberOf, [...(membersByClass.get(concept.memberOf) ?? []), id]);
  }
  for (const language of ['en', 'fr'] as const) {
    const terms = new Set<string>();
    for (const word of concept.words[language]) {
      const stems = word.split(/[_-]/).map((part) => stem(bareWord(part, language), language));
      const term = expressionTerm(stems);
      terms.add(term);
      const meant = conceptsByTerm[language].get(term) ?? [];
      if (!meant.includes(id)) conceptsByTerm[language].set(term, [...meant, id]);
      const [first] = stems;
      if (stems.length > 1 && first !== undefined) {
        const longest = Math.max(stems.length, expressionLengths[language].get(first) ?? 0);
        expressionLengths[language].set(first, longest);
      }
    }
    termsByConcept[language].set(id, terms);
  }
}

const conceptByFirstWord = new Map(concepts.map(({ words }, id) => [words.en[0] ?? '', id]));
const NONE: readonly number[] = [];

/** What a term may mean in a language: the places of its concepts. */
export function conceptsOf(term: string, language: CloneLanguage): readonly number[] {
  return conceptsByTerm[language].get(term) ?? NONE;
}

export function termsOf(concept: number, language: CloneLanguage): ReadonlySet<string> {
  return termsByConcept[language].get(concept) ?? new Set();
}

/** Whether a term is written with a capital without being a name. */
export const isCapitalisedTerm = (term: string, language: CloneLanguage): boolean =>
  conceptsOf(term, language).some((concept) => concepts[concept]?.isCapitalised);

/** Its members, and theirs: of plants also the rose. */
export function membersOf(concept: number): readonly number[] {
  const members = membersByClass.get(concept) ?? NONE;
  return members.flatMap((member) => [member, ...membersOf(member)]);
}

export const classOf = (concept: number): number | null => concepts[concept]?.memberOf ?? null;
export const isCommonConcept = (concept: number): boolean => concepts[concept]?.isCommon ?? false;

/** How many words the longest expression has that begins with this stem; 0 where none does. */
export function longestExpression(first: string, language: CloneLanguage): number {
  return expressionLengths[language].get(first) ?? 0;
}

/** The concept that an English word names first: how the code speaks of one ("place", "person"). */
export function conceptNamed(word: string): number {
  const id = conceptByFirstWord.get(word);
  if (id === undefined) throw new Error(`the lexicon has no concept "${word}"`);
  return id;
}

export const lexiconSize = concepts.length;

const kin = conceptNamed('relative');
/** Whether it is a word for a relative: sister, aunt, godson. */
export const isKinConcept = (concept: number): boolean => classOf(concept) === kin;

/** Whether one of some concepts is one of those named, or a member of one. */
export function areOfClass(meant: readonly number[], named: readonly string[]): boolean {
  const classes = named.map(conceptNamed);
  const isOfClass = (concept: number | null): boolean =>
    concept !== null && (classes.includes(concept) || isOfClass(classOf(concept)));
  return meant.some(isOfClass);
}

const related = readRelated((term) => conceptByFirstWord.get(term) ?? conceptsOf(term, 'en')[0]);
/** What is told of together with it. */
export const relatedTo = (concept: number): readonly number[] => related.get(concept) ?? NONE;
