/** The first letter while onboarding lasts: found again on this device, kept as it is written, gone when it is in its album. */
import { useEffect, useState } from 'react';
import { blankDraft, type Draft, isBlank, useDraft } from '#features/letters/index.ts';
import type { UserId } from '#shared/domain/ids.ts';

export interface FirstLetterKeeper {
  /** An empty sheet before anything is written. */
  readonly letter: Draft;
  readonly change: (letter: Draft) => void;
  readonly drop: () => Promise<void>;
}

export function useFirstLetter(userId: UserId): FirstLetterKeeper {
  const keeper = useDraft(`${userId}/first`);
  const [letter, setLetter] = useState<Draft>(blankDraft);

  const { found } = keeper;
  useEffect(() => {
    if (found) setLetter((current) => (isBlank(current) ? found : current));
  }, [found]);

  return {
    letter,
    change(next) {
      setLetter(next);
      keeper.change(next);
    },
    async drop() {
      setLetter(blankDraft());
      await keeper.drop();
    },
  };
}
