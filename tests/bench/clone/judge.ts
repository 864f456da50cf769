/** How the questions of the family are answered, counted as a listener would count. */
import {
  createIndex,
  findPassages,
  indexPassage,
  type PassageIndex,
  quoteAnswer,
} from '../../../src/functions/grounding/index.ts';
import type { AskedQuestion, Family } from './readFamily.ts';

export interface Verdict {
  readonly asked: AskedQuestion;
  /** Where the right passage stands among those found, from 0; -1 where it is not among the first ten. */
  readonly rank: number;
  readonly isAnswered: boolean;
  readonly found: ReturnType<typeof findPassages>;
}

/** As many as a conversation puts before its model. */
const LIMIT = 8;

function judgeOne(index: PassageIndex, asked: AskedQuestion): Verdict {
  const found = findPassages(index, asked.text, { language: asked.language, limit: LIMIT });
  const answer = quoteAnswer(asked.text, asked.language, found);
  const cited = answer.is === 'quoted' ? answer.sentences.map(({ passage }) => passage.id) : [];
  const order = [...new Set([...cited, ...found.map(({ passage }) => passage.id)])];
  return {
    asked,
    rank: asked.answeredBy === null ? -1 : order.indexOf(asked.answeredBy.id),
    isAnswered: answer.is === 'quoted',
    found,
  };
}

export function judge(family: Family): Verdict[] {
  const index = createIndex(family.passages.map(indexPassage));
  return family.questions.map((asked) => judgeOne(index, asked));
}

const percent = (verdicts: readonly Verdict[], isRight: (verdict: Verdict) => boolean) =>
  verdicts.length === 0 ? Number.NaN : (100 * verdicts.filter(isRight).length) / verdicts.length;

/** Percentages of one set of verdicts. An answerable question that was not answered counts as wrong. */
export function scores(verdicts: readonly Verdict[]) {
  const answerable = verdicts.filter(({ asked }) => asked.answeredBy !== null);
  const same = answerable.filter(({ asked }) => asked.answeredBy?.language === asked.language);
  const across = answerable.filter(({ asked }) => asked.answeredBy?.language !== asked.language);
  const none = verdicts.filter(({ asked }) => asked.answeredBy === null);
  const within = (places: number) => (verdict: Verdict) =>
    verdict.isAnswered && verdict.rank >= 0 && verdict.rank < places;
  return {
    counts: { same: same.length, across: across.length, none: none.length },
    same: { first: percent(same, within(1)), three: percent(same, within(3)) },
    across: { first: percent(across, within(1)), three: percent(across, within(3)) },
    notRecorded: percent(none, ({ isAnswered }) => !isAnswered),
  };
}
