/** How hard a password is to guess, by zxcvbn with English and French words. Runs in the worker: its lists are large. */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as commonDictionary } from '@zxcvbn-ts/language-common';
import { dictionary as englishDictionary } from '@zxcvbn-ts/language-en';
import { dictionary as frenchDictionary } from '@zxcvbn-ts/language-fr';
import { type Strength, strengthReasonSchema, strengthScoreSchema } from './strengthScale.ts';

/** Beyond it the time grows out of bounds: gh:zxcvbn-ts/zxcvbn/issues/164. What is longer is at least as strong. */
const longest = 100;

const estimator = new ZxcvbnFactory({
  graphs: adjacencyGraphs,
  dictionary: { ...commonDictionary, ...englishDictionary, ...frenchDictionary },
  maxLength: longest,
});

/** `known` is what whoever guesses knows as well: the site, the name there. */
export function weighPassword(password: string, known: readonly string[]): Strength {
  const { score, guessesLog10, feedback } = estimator.check(
    password.slice(0, longest),
    known.filter((word) => word !== '').map((word) => word.slice(0, longest)),
  );
  // Without texts of its own it names its reasons by their keys; of its advice, much of which makes passwords worse to
  // remember and no better, only what is a reason is told.
  const reasons = [feedback.warning ?? '', ...feedback.suggestions].flatMap(
    (reason) => strengthReasonSchema.safeParse(reason).data ?? [],
  );
  return { score: strengthScoreSchema.parse(score), guessesLog10, reasons: [...new Set(reasons)] };
}
