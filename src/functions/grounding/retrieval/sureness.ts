/**
 * How surely a passage answers a question: a logistic regression over its signals, with "none of them" as one of the answers. The
 * coefficients are fitted on the tuned half of the development set by `node tests/bench/clone/fit.ts`, which prints this table.
 */
import type { SignalName, Signals } from './signals.ts';

const COEFFICIENTS: Readonly<Record<SignalName, number>> = {
  always: -10.41,
  coverage: 0.66,
  closeCoverage: 0.66,
  people: 4.15,
  holding: 1.12,
  own: 1.15,
  isSameLanguage: -0.21,
  closeAndHolding: 1.47,
  closeAndPeople: 3.41,
  unmetKnown: -0.54,
  unmetUnknown: -0.79,
  toldNowhere: 1.33,
  isOfOthers: -0.55,
  hasNoContent: -1.11,
  hasOneTerm: -0.49,
  namesNobody: -1.66,
  heldWhereMet: 0.47,
  newTerms: 0.52,
  isAboutYou: 0.9,
  who: 0.31,
  when: 0.1,
  where: 0.04,
  why: -1.45,
  how: 0.23,
  'how-many': -0.83,
  'how-long': 0.6,
  'how-old': 0.09,
  name: -0.16,
  which: 0.6,
  what: 0.45,
};

const WEIGHED = Object.entries(COEFFICIENTS) as [SignalName, number][];

/** 0 to 1. */
export function sureness(signals: Signals): number {
  let sum = 0;
  for (const [name, coefficient] of WEIGHED) sum += coefficient * signals[name];
  return 1 / (1 + Math.exp(-sum));
}
