/**
 * How long the phrase of a vault holds out against somebody who has the sealed vault and tries at leisure. More is asked
 * of it than of a website's password.
 *
 * [Note: guesses a second] Argon2id with 64 MiB and 3 passes moves about 0.6 GB of memory a guess: some 1,500 guesses a
 * second on a graphics card, so about a million on a thousand of them. 10^12 guesses are then days, 10^15 are years,
 * 10^18 are more than any life.
 */
import { normalisePassphrase } from '#shared/vault/passphrase.ts';
import type { Strength, StrengthReason } from '../check/strengthScale.ts';

export const phraseGrades = ['too-weak', 'fair', 'good', 'strong'] as const;
export type PhraseGrade = (typeof phraseGrades)[number];

/** `unknown` when the scale could not be had: it comes from the server, and a phrase may take too long. */
export interface PhraseVerdict {
  readonly grade: PhraseGrade | 'unknown';
  readonly reasons: readonly StrengthReason[];
}

/** Powers of ten of guesses from which a grade begins. Below the first of them nobody can go on. */
const least = { fair: 12, good: 15, strong: 18 } as const;

export function gradeOf(guessesLog10: number): PhraseGrade {
  if (guessesLog10 >= least.strong) return 'strong';
  if (guessesLog10 >= least.good) return 'good';
  return guessesLog10 >= least.fair ? 'fair' : 'too-weak';
}

/** What a word of a phrase is worth at most: one of two thousand. */
const PER_WORD = Math.log10(2_000);

/**
 * zxcvbn counts the order of words and the spaces between them as if they were chance, which makes of three words what
 * five are worth. Of words alone no more is believed than that each different one was drawn from a short list.
 */
function cautiousGuesses(phrase: string, guessesLog10: number): number {
  const words = normalisePassphrase(phrase)
    .toLowerCase()
    .split(/[ \p{Dash_Punctuation}._,;:!?'’]+/u)
    .filter((word) => word !== '');
  if (words.length < 2 || !words.every((word) => /^\p{Letter}+$/u.test(word))) return guessesLog10;
  return Math.min(guessesLog10, new Set(words).size * PER_WORD);
}

export function judgePhrase(phrase: string, { guessesLog10, reasons }: Strength): PhraseVerdict {
  return { grade: gradeOf(cautiousGuesses(phrase, guessesLog10)), reasons };
}
