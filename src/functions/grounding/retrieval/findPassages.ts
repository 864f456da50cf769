/** The passages that may answer a question, best first. */
import type { CloneLanguage, Passage } from '#shared/clone/passage.ts';
import { readQuestion } from '../question/question.ts';
import { candidatesFor } from './candidates.ts';
import { evidenceOf } from './evidence.ts';
import type { PassageIndex } from './passageIndex.ts';
import { type Signals, signalsOf } from './signals.ts';
import { sureness } from './sureness.ts';

export interface RankedPassage {
  readonly passage: Passage;
  /** How surely it answers, 0 to 1; from `ANSWERS` on it is quoted. */
  readonly score: number;
}

/** From here on a passage is taken for an answer: where, on memories that were not fitted on, what is lost and what is wrongly quoted weigh least together. */
export const ANSWERS = 0.25;

/** However much it has of the question: a passage without a number does not say how many. */
const FORMLESS = 0.3;

interface ReadPassage {
  readonly passage: Passage;
  readonly signals: Signals;
}

/** What may answer, each with its signals, in no order. */
export function readCandidates(index: PassageIndex, text: string, language: CloneLanguage): ReadPassage[] {
  const question = readQuestion(text, language);
  const { places, weights, isTold } = candidatesFor(index, question);
  const weighing = {
    weights,
    isTold,
    aliasesOf: ({ concepts }: { readonly concepts: readonly number[] }) => index.namesOf(concepts),
  };
  return places.flatMap((place) => {
    const entry = index.entries[place];
    if (entry === undefined) return [];
    const { passage } = entry;
    const evidence = evidenceOf(question, entry, weighing);
    return [{ passage, signals: signalsOf(question, evidence, passage.language === language) }];
  });
}

/** Best first. */
export function findPassages(
  index: PassageIndex,
  text: string,
  { language, limit }: { readonly language: CloneLanguage; readonly limit: number },
): RankedPassage[] {
  return readCandidates(index, text, language)
    .map(({ passage, signals }) => ({
      passage,
      score: sureness(signals) * (signals.holding === 0 ? FORMLESS : 1),
    }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, limit);
}
