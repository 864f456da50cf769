/**
 * `node tests/bench/clone/fit.ts`: fits the coefficients of `sureness.ts` on the tuned half of the family and prints them, after a table of what
 * each bar would keep and refuse on memories that a fit has not seen. Each question is a choice among its candidates and "none".
 */
import { createIndex, indexPassage } from '../../../src/functions/grounding/index.ts';
import { readCandidates } from '../../../src/functions/grounding/retrieval/findPassages.ts';
import { sureness } from '../../../src/functions/grounding/retrieval/sureness.ts';
import { type AskedQuestion, readFamily } from './readFamily.ts';

interface Choice {
  readonly asked: AskedQuestion;
  /** Questions about neighbouring memories are of one fold. */
  readonly fold: number;
  readonly candidates: readonly Candidate[];
}

interface Candidate {
  readonly id: string;
  /** In the order of the names. */
  readonly signals: readonly number[];
}

type Coefficients = readonly number[];

const FOLDS = 6;
const QUESTIONS_IN_A_ROW = 12;
/** So many of a question's likeliest candidates are learnt from. */
const LIKELIEST = 20;
const STEPS = 500;
const RATE = 0.1;
const RIDGE = 0.002;
/** An unanswerable question weighs more, there being fewer; an answerable one without its memory is one too, though an easy one. */
const WEIGHT = { answerable: 1, unanswerable: 1.5, without: 0.3 } as const;

const product = (one: readonly number[], other: readonly number[]) => {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
};

interface Example {
  readonly candidates: readonly (readonly number[])[];
  /** -1 where none answers. */
  readonly right: number;
  readonly weight: number;
}

function examplesOf({ asked, candidates }: Choice): Example[] {
  const { answeredBy } = asked;
  const all = candidates.map(({ signals }) => signals);
  if (answeredBy === null) return [{ candidates: all, right: -1, weight: WEIGHT.unanswerable }];
  const right = candidates.findIndex(({ id }) => id === answeredBy.id);
  if (right === -1) return [{ candidates: all, right, weight: WEIGHT.without }];
  return [
    { candidates: all, right, weight: WEIGHT.answerable },
    { candidates: all.toSpliced(right, 1), right: -1, weight: WEIGHT.without },
  ];
}

/** How steeply each coefficient should fall, over all examples. */
function gradient(examples: readonly Example[], coefficients: Coefficients): number[] {
  const slopes = coefficients.map(() => 0);
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  for (const { candidates, right, weight } of examples) {
    const likelihoods = candidates.map((signals) => Math.exp(product(signals, coefficients)));
    const whole = 1 + likelihoods.reduce((sum, one) => sum + one, 0);
    for (const [place, signals] of candidates.entries()) {
      const miss = ((likelihoods[place] ?? 0) / whole - (place === right ? 1 : 0)) * (weight / total);
      for (let at = 0; at < slopes.length; at++) slopes[at] = (slopes[at] ?? 0) + miss * (signals[at] ?? 0);
    }
  }
  return slopes;
}

/** Adam, https://arxiv.org/abs/1412.6980, with a ridge on all but the constant, which stands first. */
function fit(choices: readonly Choice[]): Coefficients {
  const examples = choices.flatMap(examplesOf);
  let coefficients: Coefficients = names.map(() => 0);
  const means = names.map(() => 0);
  const squares = names.map(() => 0);
  for (let step = 1; step <= STEPS; step++) {
    const slopes = gradient(examples, coefficients);
    coefficients = coefficients.map((coefficient, at) => {
      const slope = (slopes[at] ?? 0) + (at === 0 ? 0 : RIDGE * coefficient);
      const mean = 0.9 * (means[at] ?? 0) + 0.1 * slope;
      const square = 0.99 * (squares[at] ?? 0) + 0.01 * slope ** 2;
      means[at] = mean;
      squares[at] = square;
      return (
        coefficient - (RATE * (mean / (1 - 0.9 ** step))) / (Math.sqrt(square / (1 - 0.99 ** step)) + 1e-8)
      );
    });
  }
  return coefficients;
}

interface Judged {
  readonly asked: AskedQuestion;
  readonly best: number;
  readonly rank: number;
}

function judgeOne({ asked, candidates }: Choice, coefficients: Coefficients): Judged {
  const ranked = candidates
    .map(({ id, signals }) => ({ id, score: 1 / (1 + Math.exp(-product(signals, coefficients))) }))
    .toSorted((one, other) => other.score - one.score);
  return {
    asked,
    best: ranked[0]?.score ?? 0,
    rank: ranked.findIndex(({ id }) => id === asked.answeredBy?.id),
  };
}

function curve(judged: readonly Judged[], bar: number): string {
  const share = (of: (one: Judged) => boolean, isRight: (one: Judged) => boolean) =>
    `${Math.round((100 * judged.filter((one) => of(one) && isRight(one)).length) / judged.filter(of).length)} %`;
  const within = (places: number) => (one: Judged) => one.best >= bar && one.rank >= 0 && one.rank < places;
  const isIn = (isSame: boolean) => (one: Judged) =>
    one.asked.answeredBy !== null && (one.asked.answeredBy.language === one.asked.language) === isSame;
  const none = share(
    ({ asked }) => asked.answeredBy === null,
    ({ best }) => best < bar,
  );
  const [same, across] = [isIn(true), isIn(false)];
  return `${bar.toFixed(2)}: one language ${share(same, within(1))}, among three ${share(same, within(3))}; across ${share(across, within(1))}, ${share(across, within(3))}; "not recorded" ${none}`;
}

const family = readFamily();
const index = createIndex(family.passages.map(indexPassage));
const read = family.questions.map((asked) => readCandidates(index, asked.text, asked.language));
const names = Object.keys(read.find(([one]) => one !== undefined)?.[0]?.signals ?? {});
const choices = family.questions.map((asked, place) => ({
  asked,
  fold: Math.floor(place / QUESTIONS_IN_A_ROW) % FOLDS,
  candidates: (read[place] ?? [])
    .toSorted((one, other) => sureness(other.signals) - sureness(one.signals))
    .slice(0, LIKELIEST)
    .map(({ passage, signals }) => ({ id: passage.id, signals: Object.values(signals) })),
}));
const tuned = choices.filter(({ asked }) => asked.half === 'tuned');
const unseen = Array.from({ length: FOLDS }, (_, fold) => {
  const coefficients = fit(tuned.filter((choice) => choice.fold !== fold));
  return tuned.filter((choice) => choice.fold === fold).map((choice) => judgeOne(choice, coefficients));
}).flat();
for (const bar of [0, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6, 0.7]) console.log(curve(unseen, bar));
const fitted = fit(tuned);
for (const [at, name] of names.entries()) console.log(`  '${name}': ${fitted[at]?.toFixed(2)},`);
