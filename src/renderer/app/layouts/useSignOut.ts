/**
 * Signing out of this device. A letter that was not kept is only here: it is asked about first, because it would
 * otherwise be lost, or stay behind on a device that somebody leaves.
 */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureText, SessionFailure, signOut } from '#features/session/index.ts';
import { routes } from '#shared/routes.ts';
import { useLanguage } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';

export interface SigningOut {
  readonly isLeaving: boolean;
  /** Letters that would be erased; the person is asked while there are any. */
  readonly unkeptLetters: number;
  readonly begin: () => Promise<void>;
  readonly eraseAndLeave: () => Promise<void>;
  readonly stay: () => void;
}

export function useSignOut(userId: string): SigningOut {
  const language = useLanguage();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const [unkeptLetters, setUnkeptLetters] = useState(0);

  async function leave(): Promise<void> {
    setLeaving(true);
    try {
      await signOut();
      await navigate(routes.landing.path);
    } catch (error) {
      setLeaving(false);
      if (error instanceof SessionFailure)
        showToast({ tone: 'error', message: failureText(error, language) });
    }
  }

  return {
    isLeaving,
    unkeptLetters,
    async begin() {
      const { countDrafts } = await import('#features/letters/index.ts');
      const count = await countDrafts(userId);
      setUnkeptLetters(count);
      if (count === 0) await leave();
    },
    async eraseAndLeave() {
      const { dropDrafts } = await import('#features/letters/index.ts');
      await dropDrafts(userId);
      setUnkeptLetters(0);
      await leave();
    },
    stay: () => setUnkeptLetters(0),
  };
}
