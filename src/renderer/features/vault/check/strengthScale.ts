/** What is said of a password's strength. */
import { z } from 'zod';

/** 0 is guessed at once, 4 by nobody. Below 3 a password is weak. */
export const strengthScoreSchema = z.literal([0, 1, 2, 3, 4]);
export type StrengthScore = z.infer<typeof strengthScoreSchema>;

export const strengthReasonSchema = z.enum([
  'straightRow',
  'keyPattern',
  'simpleRepeat',
  'extendedRepeat',
  'sequences',
  'recentYears',
  'dates',
  'topTen',
  'topHundred',
  'common',
  'similarToCommon',
  'wordByItself',
  'namesByThemselves',
  'commonNames',
  'userInputs',
  'l33t',
  'reverseWords',
]);
export type StrengthReason = z.infer<typeof strengthReasonSchema>;

export interface Strength {
  readonly score: StrengthScore;
  /** How many tries it takes, as a power of ten. */
  readonly guessesLog10: number;
  readonly reasons: readonly StrengthReason[];
}

export function isWeak({ score }: Strength): boolean {
  return score < 3;
}
