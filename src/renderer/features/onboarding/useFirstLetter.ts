/** The first letter while onboarding lasts: found again on this device, kept as it is written, gone when it is in its album. */
import { useEffect, useRef, useState } from 'react';
import { blankDraft, type Draft, isBlank, type Sending, useDraft } from '#features/letters/index.ts';
import type { UserId } from '#shared/domain/ids.ts';

interface FirstLetterDraft {
  /** An empty sheet before anything is written. */
  readonly letter: Draft;
  readonly change: (letter: Draft) => void;
  /** What the letter is to know of its way to the album; on the device before it goes. */
  readonly note: (sending: Sending) => Promise<void>;
  readonly drop: () => Promise<void>;
  /** Puts what is written on this device's disk; false when nothing is. */
  readonly leave: () => Promise<boolean>;
}

export function useFirstLetter(userId: UserId): FirstLetterDraft {
  const autosave = useDraft(`${userId}/first`);
  const [letter, setLetter] = useState<Draft>(blankDraft);
  /** For an answer that comes while somebody types. */
  const latest = useRef(letter);
  latest.current = letter;

  const { found } = autosave;
  useEffect(() => {
    if (found) setLetter((current) => (isBlank(current) ? found : current));
  }, [found]);

  return {
    letter,
    change(next) {
      setLetter(next);
      autosave.change(next);
    },
    async note(sending) {
      setLetter((current) => ({ ...current, ...sending }));
      autosave.change({ ...latest.current, ...sending });
      await autosave.flush();
    },
    async leave() {
      if (isBlank(letter)) {
        await autosave.drop();
        return false;
      }
      await autosave.flush();
      return true;
    },
    async drop() {
      setLetter(blankDraft());
      await autosave.drop();
    },
  };
}
