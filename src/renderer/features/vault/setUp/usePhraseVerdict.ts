/** What the phrase in the field is worth. */
import { useEffect, useState } from 'react';
import { passphraseEntropy, wordCounts } from '../generator/generatePassphrase.ts';
import { gradeOf, type PhraseVerdict } from './phraseStrength.ts';
import type { PhraseWeigher } from './phraseWeigher.ts';

/** By how it was drawn, which is known, and not by how it looks. */
const suggestedVerdict: PhraseVerdict = {
  grade: gradeOf(
    passphraseEntropy({
      wordCount: wordCounts.usual,
      language: 'en',
      separator: ' ',
      isCapitalised: false,
      hasDigit: false,
    }) * Math.log10(2),
  ),
  reasons: [],
};

/** Null while it is being weighed. */
export function usePhraseVerdict(
  phrase: string,
  isSuggested: boolean,
  weigh: PhraseWeigher,
): PhraseVerdict | null {
  const [weighed, setWeighed] = useState<{ phrase: string; verdict: PhraseVerdict } | null>(null);
  useEffect(() => {
    if (phrase.trim() === '' || isSuggested) return undefined;
    let isCurrent = true;
    void weigh(phrase).then((verdict) => {
      if (isCurrent) setWeighed({ phrase, verdict });
    });
    return () => {
      isCurrent = false;
    };
  }, [phrase, isSuggested, weigh]);
  if (isSuggested) return suggestedVerdict;
  return weighed?.phrase === phrase ? weighed.verdict : null;
}
