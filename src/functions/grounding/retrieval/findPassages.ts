/** The passages that may answer a question, best first. */
import type { CloneLanguage, Passage } from '#shared/clone/passage.ts';
import { readQuestion } from '../question/question.ts';
import { candidatesFor } from './candidates.ts';
import { type Evidence, evidenceOf } from './evidence.ts';
import type { PassageIndex } from './passageIndex.ts';

export interface RankedPassage {
  readonly passage: Passage;
  /** How surely it answers, 0 to 1; from `ANSWERS` on it is quoted. */
  readonly score: number;
}

/** From here on a passage is taken for an answer. Found on the half of the development set that rules were tuned on. */
export const ANSWERS = 0.56;

/**
 * A translation meets a question less exactly than its own words: where both are there, the question's language comes first, but
 * as little likeness says as much.
 */
const OTHER_LANGUAGE = { sure: 1.12, first: 0.96 } as const;
/** What is asked counts against whom it is asked of: nearly alone for whether it is answered, less for which passage comes first. */
const BY_CONTENT = { sure: 0.9, first: 0.7 } as const;

/** The share that is met, lessened by what does not fit. */
function scoreOf(evidence: Evidence, how: 'sure' | 'first', isSameLanguage: boolean): number {
  const { coverage, closeCoverage, people, holding, own } = evidence;
  const byContent = BY_CONTENT[how];
  const met = byContent * (0.55 * coverage + 0.45 * closeCoverage) + (1 - byContent) * people;
  const fits = (0.25 + 0.75 * people) * (0.45 + 0.55 * holding) * (0.7 + 0.3 * own);
  return Math.min(1, met * fits * (isSameLanguage ? 1 : OTHER_LANGUAGE[how]));
}

/** Best first; the score says how surely each answers, and need not fall from one to the next. */
export function findPassages(
  index: PassageIndex,
  text: string,
  { language, limit }: { readonly language: CloneLanguage; readonly limit: number },
): RankedPassage[] {
  const question = readQuestion(text, language);
  const { places, weights } = candidatesFor(index, question);
  const weighing = {
    weights,
    aliasesOf: ({ concepts }: { readonly concepts: readonly number[] }) => index.namesOf(concepts),
  };
  const ranked = places.flatMap((place) => {
    const entry = index.entries[place];
    if (entry === undefined) return [];
    const { passage } = entry;
    const evidence = evidenceOf(question, entry, weighing);
    const score = (how: 'sure' | 'first') => scoreOf(evidence, how, passage.language === language);
    return [{ passage, score: score('sure'), order: score('first') }];
  });
  return ranked
    .toSorted((one, other) => other.order - one.order)
    .slice(0, limit)
    .map(({ passage, score }) => ({ passage, score }));
}
