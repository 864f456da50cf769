/** Opens the vault with a secret, and says how far it is. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useExplain } from '#features/failures/index.ts';
import { FormError } from '#ui/form/useForm.ts';
import { useLanguage } from '#ui/language/messages.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import type { OpeningProgress, Secret } from '../open/vaultSession.ts';
import { vaultSession } from '../open/vaultStore.ts';
import { vaultViewAddress } from '../useVaultView.ts';
import { holdRecoveryKey } from './heldRecoveryKey.ts';
import { unlockSentence } from './unlockSentence.ts';

export interface Unlock {
  /** Throws FormError for what does not open it, and what the server or the line refuses. */
  readonly open: (secret: Secret) => Promise<void>;
  /** The same, and leads to choosing a new phrase. */
  readonly openByRecoveryKey: (recoveryKey: string) => Promise<void>;
  /** Null while nothing is being opened. */
  readonly progress: OpeningProgress | null;
  readonly explain: (error: unknown) => Sentence;
}

const begun: OpeningProgress = { step: 'key', opened: 0, total: 0 };

/** `onRefused` hears of secrets that do not open it. */
export function useUnlock(onRefused: () => void = () => undefined): Unlock {
  const language = useLanguage();
  const explain = useExplain();
  const navigate = useNavigate();
  const [progress, setProgress] = useState<OpeningProgress | null>(null);
  async function open(secret: Secret): Promise<void> {
    setProgress(begun);
    try {
      const opened = await vaultSession().unlock(secret, setProgress);
      if (opened.ok) return;
      onRefused();
      throw new FormError(unlockSentence(opened.problem, language));
    } finally {
      setProgress(null);
    }
  }

  return {
    progress,
    explain: (error) => (error instanceof FormError ? error.sentence : explain(error)),
    open,
    openByRecoveryKey: async (recoveryKey) => {
      await open({ way: 'recovery', recoveryKey });
      holdRecoveryKey(recoveryKey);
      // Whoever needed it has most likely lost the phrase: Settings offers to choose one.
      void navigate(vaultViewAddress('settings'));
    },
  };
}
