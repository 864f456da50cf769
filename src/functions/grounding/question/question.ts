/** A question as it is searched: its kind, and its terms with what each weighs and which terms of a memory meet it. */
import type { CloneLanguage } from '#shared/clone/passage.ts';
import { cognateKeys } from '../language/cognates.ts';
import { sentencesOf } from '../language/sentences.ts';
import { isName, isNumber, termsOfSentence } from '../language/terms.ts';
import { classOf, conceptsOf, isCommonConcept, membersOf, termsOf } from '../lexicon/lexicon.ts';
import { kindOf, type QuestionKind } from './kind.ts';

/** How well a term of a memory meets a term of a question. */
export const STRENGTH = { same: 1, synonym: 0.92, member: 0.75, class: 0.4, cognate: 0.6 } as const;

export interface QuestionTerm {
  readonly term: string;
  readonly weight: number;
  readonly isName: boolean;
  /** Terms that meet it, by the language of the memory, with their strength; cognates are looked for apart. */
  readonly matches: Readonly<Record<CloneLanguage, ReadonlyMap<string, number>>>;
  readonly cognates: ReadonlySet<string>;
}

export interface Question {
  readonly text: string;
  readonly language: CloneLanguage;
  readonly kind: QuestionKind;
  readonly terms: readonly QuestionTerm[];
}

const WEIGHT = { name: 1.5, number: 1, known: 1, unknown: 0.8, common: 0.3 } as const;

function weightOf(term: string, concepts: readonly number[]): number {
  if (isName(term)) return WEIGHT.name;
  if (isNumber(term)) return WEIGHT.number;
  if (concepts.length === 0) return WEIGHT.unknown;
  return concepts.every(isCommonConcept) ? WEIGHT.common : WEIGHT.known;
}

function matchesOf(term: string, concepts: readonly number[], asked: CloneLanguage, language: CloneLanguage) {
  const matches = new Map<string, number>();
  const add = (other: string, strength: number) => {
    if ((matches.get(other) ?? 0) < strength) matches.set(other, strength);
  };
  if (asked === language || isName(term) || isNumber(term)) add(term, STRENGTH.same);
  if (isName(term)) add(term.slice(1), STRENGTH.same);
  else add(`^${term}`, STRENGTH.same);
  for (const concept of concepts) {
    for (const other of termsOf(concept, language)) add(other, STRENGTH.synonym);
    for (const member of membersOf(concept)) {
      for (const other of termsOf(member, language)) add(other, STRENGTH.member);
    }
    const wider = classOf(concept);
    if (wider !== null) for (const other of termsOf(wider, language)) add(other, STRENGTH.class);
  }
  return matches;
}

function questionTerm(term: string, language: CloneLanguage): QuestionTerm {
  const concepts = conceptsOf(term, language);
  return {
    term,
    weight: weightOf(term, concepts),
    isName: isName(term),
    matches: { en: matchesOf(term, concepts, language, 'en'), fr: matchesOf(term, concepts, language, 'fr') },
    cognates: new Set(cognateKeys(term)),
  };
}

/** Reads a question. What stands in it twice counts once; of a word that may be a name, the name counts. */
export function readQuestion(text: string, language: CloneLanguage): Question {
  const all = sentencesOf(text, language).flatMap((sentence) => termsOfSentence(sentence, language));
  const terms = [...new Set(all)].filter(
    (term, at, unique) => !isName(unique[at - 1] ?? '') || !isShadow(term, unique[at - 1]),
  );
  return {
    text,
    language,
    kind: kindOf(text, language),
    terms: terms.map((term) => questionTerm(term, language)),
  };
}

/** The stem that `termsOfSentence` gives beside a name which begins its sentence. */
function isShadow(term: string, name: string | undefined): boolean {
  return name !== undefined && !isName(term) && !isNumber(term) && name.slice(1).startsWith(term.slice(0, 3));
}
