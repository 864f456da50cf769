/** How well one passage answers a question, read sentence by sentence. */
import { cognateKeys } from '../language/cognates.ts';
import { type Question, type QuestionTerm, STRENGTH } from '../question/question.ts';
import type { IndexedPassage } from './indexedPassage.ts';

/** What the context says counts less than what the person said. */
const IN_CONTEXT = 0.6;

export interface Evidence {
  /** The share of the question's weight that the passage meets, 0 to 1. */
  readonly coverage: number;
  /** The same within two neighbouring sentences. */
  readonly closeCoverage: number;
  /** For each sentence of the passage, the share that it meets by itself. */
  readonly bySentence: readonly number[];
  /** Whether every name asked about stands in the passage or its context. */
  readonly hasNames: boolean;
}

/** The strength with which the best of some terms meets a term of the question. */
function strengthAmong(terms: readonly string[], asked: QuestionTerm, language: 'en' | 'fr'): number {
  let best = 0;
  for (const term of terms) {
    const strength = asked.matches[language].get(term) ?? 0;
    if (strength > best) best = strength;
    if (strength === 0 && best < STRENGTH.cognate && asked.cognates.size > 0) {
      if (cognateKeys(term).some((key) => asked.cognates.has(key))) best = STRENGTH.cognate;
    }
  }
  return best;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export function evidenceOf(question: Question, entry: IndexedPassage): Evidence {
  const { language } = entry.passage;
  const sentences = entry.sentences.map((terms) => terms.split(' '));
  const context = entry.context.split(' ');
  const total = sum(question.terms.map((term) => term.weight)) || 1;
  const rows = question.terms.map((asked) => sentences.map((terms) => strengthAmong(terms, asked, language)));
  const besides = question.terms.map((asked) => IN_CONTEXT * strengthAmong(context, asked, language));
  const share = (strengths: readonly number[]) =>
    sum(strengths.map((strength, at) => strength * (question.terms[at]?.weight ?? 0))) / total;
  const within = (from: number, to: number) =>
    share(rows.map((row, at) => Math.max(besides[at] ?? 0, ...row.slice(from, to))));
  return {
    coverage: within(0, sentences.length),
    closeCoverage: Math.max(0, ...sentences.map((_, at) => within(at, at + 2))),
    bySentence: sentences.map((_, at) => share(rows.map((row) => row[at] ?? 0))),
    hasNames: question.terms.every(
      (asked, at) =>
        !asked.isName || (besides[at] ?? 0) > 0 || (rows[at] ?? []).some((strength) => strength > 0),
    ),
  };
}
