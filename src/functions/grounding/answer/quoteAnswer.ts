/** An answer made of the person's own sentences, word for word, or "not recorded". */
import type { CloneLanguage, Passage } from '#shared/clone/passage.ts';
import { sentencesOf } from '../language/sentences.ts';
import { readQuestion } from '../question/question.ts';
import { evidenceOf } from '../retrieval/evidence.ts';
import { ANSWERS, type RankedPassage } from '../retrieval/findPassages.ts';
import { indexPassage } from '../retrieval/indexedPassage.ts';

export interface QuotedSentence {
  readonly text: string;
  /** The passage in which it stands. */
  readonly passage: Passage;
}

export type QuotedAnswer =
  | {
      readonly is: 'quoted';
      /** A line in the question's language, where what was said is in the other; `null` otherwise. Nothing the person said. */
      readonly lead: string | null;
      readonly sentences: readonly QuotedSentence[];
    }
  | { readonly is: 'not-recorded' };

const SENTENCES = 3;

const LEADS = {
  en: 'This was told in French, in these words:',
  fr: 'Cela a été raconté en anglais, dans ces mots :',
} as const;

/** Quotes what answers the question in the best of the passages, in the order in which it was said. */
export function quoteAnswer(
  text: string,
  language: CloneLanguage,
  ranked: readonly RankedPassage[],
): QuotedAnswer {
  const [best] = ranked.toSorted((one, other) => other.score - one.score);
  if (best === undefined || best.score < ANSWERS) return { is: 'not-recorded' };
  const question = readQuestion(text, language);
  const { passage } = best;
  const weighing = { weights: question.terms.map(({ weight }) => weight), aliasesOf: () => [] };
  const { bySentence } = evidenceOf(question, indexPassage(passage), weighing);
  const sentences = sentencesOf(passage.text, passage.language);
  const first = Math.max(0, bySentence.indexOf(Math.max(...bySentence)));
  return {
    is: 'quoted',
    lead: passage.language === language ? null : LEADS[language],
    sentences: sentences.slice(first, first + SENTENCES).map((sentence) => ({ text: sentence, passage })),
  };
}
