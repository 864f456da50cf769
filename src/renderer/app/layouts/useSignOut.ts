/**
 * Signing out of this device. What is only here (letters and captions that were not kept, answers of a form, files on their way) is asked
 * about first, because it would otherwise be lost, or stay behind on a device that somebody leaves.
 */
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { explainLater, signOut } from '#features/session/index.ts';
import { SessionError } from '#platform/backend/sessionError.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { routes } from '#shared/routes.ts';
import { useLanguage } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { countOnlyHere, eraseOnlyHere, type OnlyHere } from './onlyHere.ts';

interface SigningOut {
  readonly isLeaving: boolean;
  /** What would be lost; the person is asked while it is not null. */
  readonly onlyHere: OnlyHere | null;
  readonly begin: () => Promise<void>;
  readonly eraseAndLeave: () => Promise<void>;
  readonly stay: () => void;
}

const isNothing = ({ letters, captions, files, forms }: OnlyHere) => letters + captions + files + forms === 0;

/** `isNear`: the way out is in front of the person, so that what they will be asked is known when they take it. */
export function useSignOut(userId: UserId | null, isNear: boolean): SigningOut {
  const language = useLanguage();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const [onlyHere, setOnlyHere] = useState<OnlyHere | null>(null);

  const counted = useRef<OnlyHere | null>(null);
  useEffect(() => {
    counted.current = null;
    if (!isNear || !userId) return;
    void countOnlyHere(userId).then((found) => {
      counted.current = found;
    });
  }, [userId, isNear]);

  async function leave(person: UserId): Promise<void> {
    setLeaving(true);
    try {
      await signOut();
      await eraseOnlyHere(person);
      await navigate(routes.landing.path);
    } catch (error) {
      setLeaving(false);
      if (error instanceof SessionError)
        showToast({ tone: 'error', message: await explainLater(error, language) });
    }
  }

  return {
    isLeaving,
    onlyHere,
    async begin() {
      if (!userId) return;
      // Without waiting where nothing is to be asked: a window that is closed right after must have signed out.
      const found = counted.current ?? (await countOnlyHere(userId));
      if (isNothing(found)) await leave(userId);
      else setOnlyHere(found);
    },
    async eraseAndLeave() {
      if (userId) await leave(userId);
      setOnlyHere(null);
    },
    stay: () => setOnlyHere(null),
  };
}
