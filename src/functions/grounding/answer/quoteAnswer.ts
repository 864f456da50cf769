/** An answer made of the person's own sentences, word for word, or "not recorded". */
import type { CloneLanguage, Passage } from '#shared/clone/passage.ts';
import { sentencesOf } from '../language/sentences.ts';
import { holdsAnswer } from '../question/answerForm.ts';
import { type Question, readQuestion } from '../question/question.ts';
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
      /** Those of the best passage first, in the order in which they were said. */
      readonly sentences: readonly QuotedSentence[];
    }
  | { readonly is: 'not-recorded' };

const MOST_SENTENCES = 3;
const WHOLE = 2;
/** The sentence that tells it is quoted rather than the one that names whom it is about. */
const OF_WHOM = 0.4;
/** Another passage is quoted beside the best one where it answers nearly as surely. */
const NEARLY = 0.85;

/** Below it a passage is not even near to what is asked. */
const NEAREST = 0.03;

const LEADS = {
  en: 'This was told in French, in these words:',
  fr: 'Cela a été raconté en anglais, dans ces mots :',
} as const;

/** It points back to the sentence before, without which nobody knows whom or what it speaks of. */
const POINTS_BACK = {
  en: /^[\s"“'‘]*(?:he|she|it|they|his|her|its|their|this|that|these|those|then|so|but)\b/i,
  fr: /^[\s«"“'‘]*(?:il|elle|ils|elles|ce|cela|c['’]|ça|celui|celle|ceux|puis|alors|mais|son|sa|ses|leurs?)(?:\s|(?<=['’]))/i,
} as const;

/** The sentences of a passage that answer: the one that meets the question best, what it points back to, and what completes it. */
function answeringSentences(question: Question, passage: Passage, most: number): QuotedSentence[] {
  const { language, text } = passage;
  const indexed = indexPassage(passage);
  const weighing = {
    weights: question.terms.map(({ weight, isNamed }) => (isNamed ? weight * OF_WHOM : weight)),
    isTold: [],
    aliasesOf: () => [],
  };
  const { bySentence, coverage } = evidenceOf(question, indexed, weighing);
  // Whatever score came with it: what meets nothing of the question is no answer.
  if (coverage === 0) return [];
  const sentences = sentencesOf(text, language);
  const holdings = sentences.map((sentence, at) =>
    holdsAnswer(question, { text: sentence, terms: indexed.sentences[at]?.split(' ') ?? [], language }),
  );
  // So short a memory is told whole.
  if (sentences.length <= Math.min(most, WHOLE))
    return sentences.map((sentence) => ({ text: sentence, passage }));
  const best = Math.max(0, bySentence.indexOf(Math.max(...bySentence)));
  const isHeld = (at: number) => (holdings[at] ?? 0) === Math.max(...holdings);
  let [from, to] = [best, best];
  while (from > 0 && to - from + 1 < most && POINTS_BACK[language].test(sentences[from] ?? '')) from -= 1;
  while (
    to + 1 < sentences.length &&
    to - from + 1 < most &&
    !holdings.some((_, at) => at >= from && at <= to && isHeld(at))
  ) {
    to += 1;
  }
  return sentences.slice(from, to + 1).map((sentence) => ({ text: sentence, passage }));
}

/** `ranked` is best first. Quotes what answers the question in the best of the passages, and beside it what answers nearly as surely; three sentences at most. */
export function quoteAnswer(
  text: string,
  language: CloneLanguage,
  ranked: readonly RankedPassage[],
): QuotedAnswer {
  const [best, ...others] = ranked.filter(({ score }) => score >= ANSWERS);
  if (best === undefined) return { is: 'not-recorded' };
  const question = readQuestion(text, language);
  const beside = others.filter(({ score }) => score >= NEARLY * best.score).slice(0, MOST_SENTENCES - 1);
  const room = MOST_SENTENCES - beside.length;
  const sentences = [
    ...answeringSentences(question, best.passage, room),
    ...beside.flatMap(({ passage }) => answeringSentences(question, passage, 1)),
  ];
  const [first] = sentences;
  if (first === undefined) return { is: 'not-recorded' };
  return { is: 'quoted', lead: first.passage.language === language ? null : LEADS[language], sentences };
}

/** Where nothing answers: what was told that is nearest to the question, if anything is near. Not an answer, and never to be shown as one. */
export function quoteNearest(
  text: string,
  language: CloneLanguage,
  ranked: readonly RankedPassage[],
): readonly QuotedSentence[] {
  const nearest = ranked.find(({ score }) => score >= NEAREST);
  if (nearest === undefined) return [];
  return answeringSentences(readQuestion(text, language), nearest.passage, WHOLE);
}
