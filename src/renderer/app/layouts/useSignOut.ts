/**
 * Signing out of this device. A letter that was not kept is only here: it is asked about first, because it would
 * otherwise be lost, or stay behind on a device that somebody leaves.
 */
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureText, SessionFailure, signOut } from '#features/session/index.ts';
import { platform } from '#platform/currentPlatform.ts';
import { logWarning } from '#platform/logging/logger.ts';
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

async function dropCaptions(userId: string): Promise<void> {
  const { dropDrafts } = await import('#features/media/index.ts');
  dropDrafts(userId, platform().storage);
}

async function countUnkept(userId: string): Promise<number> {
  const { countDrafts } = await import('#features/letters/index.ts');
  return countDrafts(userId);
}

/** `isNear`: the way out is in front of the person, so that what they will be asked is known when they take it. */
export function useSignOut(userId: string, isNear: boolean): SigningOut {
  const language = useLanguage();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const [unkeptLetters, setUnkeptLetters] = useState(0);

  const counted = useRef<number | null>(null);
  useEffect(() => {
    counted.current = null;
    if (!isNear) return;
    void countUnkept(userId).then((count) => {
      counted.current = count;
    });
  }, [userId, isNear]);

  async function leave(): Promise<void> {
    setLeaving(true);
    try {
      await signOut();
      dropCaptions(userId).catch((error: unknown) => logWarning('Captions stayed on the device', {}, error));
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
      // Without waiting where nothing is to be asked: a window that is closed right after must have signed out.
      const count = counted.current ?? (await countUnkept(userId));
      if (count === 0) await leave();
      else setUnkeptLetters(count);
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
