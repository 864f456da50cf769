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

interface ShownVerdict {
  /** Of what was typed before, while the rest is being weighed; null at first. */
  readonly verdict: PhraseVerdict | null;
  readonly isCurrent: boolean;
}

export function usePhraseVerdict(phrase: string, isSuggested: boolean, weigh: PhraseWeigher): ShownVerdict {
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
  if (isSuggested) return { verdict: suggestedVerdict, isCurrent: true };
  return { verdict: weighed?.verdict ?? null, isCurrent: weighed?.phrase === phrase };
}
