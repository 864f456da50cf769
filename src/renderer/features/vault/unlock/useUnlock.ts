/** Opens the vault with a secret, and says how far it is. */
import { useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { FormError } from '#ui/form/useForm.ts';
import { useLanguage } from '#ui/language/messages.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import type { OpeningProgress, Secret } from '../open/vaultSession.ts';
import { vaultSession } from '../open/vaultStore.ts';
import { unlockSentence } from './unlockSentence.ts';

export interface Unlock {
  /** Throws FormError for what does not open it, and what the server or the line refuses. */
  readonly open: (secret: Secret) => Promise<void>;
  /** Null while nothing is being opened. */
  readonly progress: OpeningProgress | null;
  readonly explain: (error: unknown) => Sentence;
}

const begun: OpeningProgress = { step: 'key', opened: 0, total: 0 };

/** `onRefused` hears of secrets that do not open it. */
export function useUnlock(onRefused: () => void = () => undefined): Unlock {
  const language = useLanguage();
  const explain = useExplain();
  const [progress, setProgress] = useState<OpeningProgress | null>(null);
  return {
    progress,
    explain: (error) => (error instanceof FormError ? error.sentence : explain(error)),
    open: async (secret) => {
      setProgress(begun);
      try {
        const opened = await vaultSession().unlock(secret, setProgress);
        if (opened.ok) return;
        onRefused();
        throw new FormError(unlockSentence(opened.problem, language));
      } finally {
        setProgress(null);
      }
    },
  };
}
