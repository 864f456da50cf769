/** Weighs a phrase while it is typed: not at every key, and once for the scale and the form together. */
import { logWarning } from '#platform/logging/logger.ts';
import type { Clock } from '#shared/clock.ts';
import type { WeighInWorker } from '../check/strength.ts';
import { judgePhrase, type PhraseVerdict } from './phraseStrength.ts';

/** In milliseconds, until whoever types pauses. */
const PAUSE = 200;

/** Of a phrase that gave way to a newer one, or could not be weighed: its verdict is `unknown`, and asked anew. */
export type PhraseWeigher = (phrase: string) => Promise<PhraseVerdict>;

const unknown: PhraseVerdict = { grade: 'unknown', reasons: [] };

interface PhraseWeigherOptions {
  readonly weigh: WeighInWorker;
  readonly clock: Clock;
  /** What whoever guesses knows of the owner. */
  readonly known: readonly string[];
}

export function createPhraseWeigher({ weigh, clock, known }: PhraseWeigherOptions): PhraseWeigher {
  // A question that has begun is not broken off: its worker, with a megabyte of words, would go with it.
  const { signal } = new AbortController();
  let latest: { readonly phrase: string; readonly verdict: Promise<PhraseVerdict> } | null = null;

  async function judge(phrase: string): Promise<PhraseVerdict> {
    await clock.sleep(PAUSE);
    if (latest?.phrase !== phrase) return unknown;
    try {
      const strength = await weigh(phrase, known, signal);
      if (strength) return judgePhrase(phrase, strength);
    } catch (error) {
      logWarning('A phrase could not be weighed', {}, error);
    }
    if (latest.phrase === phrase) latest = null;
    return unknown;
  }

  return (phrase) => {
    if (latest?.phrase !== phrase) latest = { phrase, verdict: judge(phrase) };
    return latest.verdict;
  };
}
