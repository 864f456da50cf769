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

const OTHER_LANGUAGE = 0.96;
/** The rest is met by the names alone. */
const BY_CONTENT = 0.9;

function scoreOf(
  { coverage, closeCoverage, people, holding, own }: Evidence,
  isSameLanguage: boolean,
): number {
  const met = BY_CONTENT * (0.55 * coverage + 0.45 * closeCoverage) + (1 - BY_CONTENT) * people;
  const fits = (0.25 + 0.75 * people) * (0.45 + 0.55 * holding) * (0.7 + 0.3 * own);
  return met * fits * (isSameLanguage ? 1 : OTHER_LANGUAGE);
}

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
    return [
      { passage, score: scoreOf(evidenceOf(question, entry, weighing), passage.language === language) },
    ];
  });
  return ranked.toSorted((one, other) => other.score - one.score).slice(0, limit);
}
