/**
 * Finds answers as one types: in the question first, then in the words by which others ask it, then in the answer. Accents
 * and capitals do not matter, the last word need not be finished, and a slip of the finger is forgiven.
 */
import MiniSearch, { type SearchOptions } from 'minisearch';

export interface SearchedAnswer {
  readonly id: string;
  readonly question: string;
  readonly words: string;
  readonly text: string;
}

/** Shorter words say little of what is meant: “how do I”, “que je”. */
const SHORTEST_TELLING = 4;
/** What is found by one of several words must fit at least this well, beside the best. */
const LEAST_OF_BEST = 0.4;

/** Gives the function that searches `answers`: the ids of those that fit, best first. */
export function indexAnswers(answers: readonly SearchedAnswer[]): (query: string) => readonly string[] {
  const index = new MiniSearch<SearchedAnswer>({ fields: ['question', 'words', 'text'], processTerm: fold });
  index.addAll(answers);
  return (query) => {
    const terms = query.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    const telling = terms.filter((term) => term.length >= SHORTEST_TELLING);
    const asked = (telling.length > 0 ? telling : terms).join(' ');
    const all = index.search(asked, { ...options, combineWith: 'AND' });
    if (all.length > 0) return all.map(({ id }) => String(id));
    const some = index.search(asked, options);
    const least = (some[0]?.score ?? 0) * LEAST_OF_BEST;
    return some.filter(({ score }) => score >= least).map(({ id }) => String(id));
  };
}

const options: SearchOptions = {
  boost: { question: 4, words: 3 },
  prefix: (term, place, terms) => term.length >= SHORTEST_TELLING || place === terms.length - 1,
  fuzzy: (term) => (term.length > 5 ? 0.2 : false),
};

function fold(term: string): string {
  return term.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe');
}
