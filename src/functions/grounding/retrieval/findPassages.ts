/** The passages that may answer a question, best first. */
import type { CloneLanguage, Passage } from '#shared/clone/passage.ts';
import { type Question, type QuestionTerm, readQuestion, STRENGTH } from '../question/question.ts';
import { evidenceOf } from './evidence.ts';
import type { PassageIndex } from './passageIndex.ts';

export interface RankedPassage {
  readonly passage: Passage;
  /** How surely it answers, 0 to 1. */
  readonly score: number;
}

/** As many are read closely as one look at the postings brings up. */
const CANDIDATES = 60;
const NAME_MISSING = 0.35;

const rarity = (passages: number, having: number) => Math.log(1 + (passages - having + 0.5) / (having + 0.5));

/** Each passage's strength for one term of the question, weighed by how rare what met it is. */
function addMatches(index: PassageIndex, asked: QuestionTerm, scores: Map<number, number>): void {
  const strengths = new Map<number, number>();
  for (const language of ['en', 'fr'] as const) {
    const { postings, cognates } = index.vocabularies[language];
    const meet = (term: string, strength: number) => {
      for (const place of postings.get(term) ?? []) {
        if ((strengths.get(place) ?? 0) < strength) strengths.set(place, strength);
      }
    };
    for (const key of asked.cognates)
      for (const term of cognates.get(key) ?? []) meet(term, STRENGTH.cognate);
    for (const [term, strength] of asked.matches[language]) meet(term, strength);
  }
  const weight = asked.weight * rarity(index.entries.length, strengths.size);
  for (const [place, strength] of strengths) scores.set(place, (scores.get(place) ?? 0) + weight * strength);
}

function candidates(index: PassageIndex, question: Question): [place: number, score: number][] {
  const scores = new Map<number, number>();
  for (const asked of question.terms) addMatches(index, asked, scores);
  return [...scores].toSorted(([, one], [, other]) => other - one).slice(0, CANDIDATES);
}

export function findPassages(
  index: PassageIndex,
  text: string,
  { language, limit }: { readonly language: CloneLanguage; readonly limit: number },
): RankedPassage[] {
  const question = readQuestion(text, language);
  const found = candidates(index, question);
  const best = found[0]?.[1] ?? 1;
  const ranked = found.flatMap(([place, score]) => {
    const entry = index.entries[place];
    if (entry === undefined) return [];
    const { coverage, closeCoverage, hasNames } = evidenceOf(question, entry);
    const sure = 0.45 * coverage + 0.35 * closeCoverage + 0.2 * (score / best);
    return [{ passage: entry.passage, score: hasNames ? sure : sure * NAME_MISSING }];
  });
  return ranked.toSorted((one, other) => other.score - one.score).slice(0, limit);
}
