/** One look at the postings: which passages are worth reading closely, and how rare each term of the question is among them. */
import { type Question, type QuestionTerm, STRENGTH } from '../question/question.ts';
import type { PassageIndex } from './passageIndex.ts';

/** As many are read closely. */
const CANDIDATES = 60;
/** Below it a likeness says nothing about how rare a thing is. */
const CLEAR = 0.6;
const CERTAIN_SHARE = 0.4;

export interface Candidates {
  /** Places of passages, the likeliest first. */
  readonly places: readonly number[];
  /** For each term of the question, what it weighs here: the same word tells more where fewer passages have it. */
  readonly weights: readonly number[];
  /** For each term of the question, whether any passage clearly meets it. */
  readonly isTold: readonly boolean[];
}

/** For each passage that a term meets, how well. */
function strengthsOf(index: PassageIndex, asked: QuestionTerm): Map<number, number> {
  const strengths = new Map<number, number>();
  const meet = (postings: ReadonlyMap<string, readonly number[]>, term: string, strength: number) => {
    for (const place of postings.get(term) ?? []) {
      if ((strengths.get(place) ?? 0) < strength) strengths.set(place, strength);
    }
  };
  for (const language of ['en', 'fr'] as const) {
    const { postings, cognates } = index.vocabularies[language];
    for (const key of asked.cognates) {
      for (const term of cognates.get(key) ?? []) meet(postings, term, STRENGTH.cognate);
    }
    for (const [term, strength] of asked.matches[language]) meet(postings, term, strength);
    for (const name of index.namesOf(asked.concepts)) meet(postings, name, STRENGTH.alias);
  }
  return strengths;
}

const isClear = (strength: number) => strength >= CLEAR;

/** From `CERTAIN_SHARE` for what every passage has to 1 for what hardly any has. */
function rarity(passages: number, strengths: ReadonlyMap<number, number>): number {
  const having = [...strengths.values()].filter(isClear).length;
  if (passages < 2 || having === 0) return 1;
  const share = Math.log(passages / having) / Math.log(passages);
  return CERTAIN_SHARE + (1 - CERTAIN_SHARE) * Math.max(0, share);
}

export function candidatesFor(index: PassageIndex, question: Question): Candidates {
  const scores = new Map<number, number>();
  const isTold: boolean[] = [];
  const weights = question.terms.map((asked) => {
    const strengths = strengthsOf(index, asked);
    const weight = asked.weight * rarity(index.entries.length, strengths);
    for (const [place, strength] of strengths) {
      scores.set(place, (scores.get(place) ?? 0) + weight * strength);
    }
    isTold.push([...strengths.values()].some(isClear));
    return weight;
  });
  const places = [...scores].toSorted(([, one], [, other]) => other - one).slice(0, CANDIDATES);
  return { places: places.map(([place]) => place), weights, isTold };
}
