/**
 * Changes of the keys want a recent sign-in. What is refused for want of one is done after its owner has confirmed that
 * it is them, and told when they did not:
 *
 *     const { confirmed, dialog } = useConfirmation();
 *     await confirmed(() => vaultSession().discard(vaultId));
 */
import { type ReactNode, useRef, useState } from 'react';
import { ReauthenticateDialog } from '#features/security/index.ts';
import { refusalCodeOf } from '#platform/backend/failure.ts';
import { FormError } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { vaultSession } from '../open/vaultStore.ts';
import { unlockMessages } from './messages.ts';

interface Confirmation {
  /** Throws FormError where the owner did not confirm, or another device changed the keys meanwhile. */
  readonly confirmed: <Value>(act: () => Promise<Value>) => Promise<Value>;
  readonly dialog: ReactNode;
  readonly isAsking: boolean;
}

export function useConfirmation(): Confirmation {
  const texts = useMessages(unlockMessages);
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<((isConfirmed: boolean) => void) | null>(null);

  function settle(isConfirmed: boolean): void {
    setAsking(false);
    answer.current?.(isConfirmed);
    answer.current = null;
  }

  async function attempt<Value>(act: () => Promise<Value>): Promise<Value> {
    try {
      return await act();
    } catch (error) {
      if (refusalCodeOf(error) !== 'conflict') throw error;
      await vaultSession().look();
      throw new FormError(texts.conflict);
    }
  }

  return {
    isAsking,
    async confirmed(act) {
      try {
        return await attempt(act);
      } catch (error) {
        if (refusalCodeOf(error) !== 'recent-sign-in-required') throw error;
      }
      const isConfirmed = await new Promise<boolean>((resolve) => {
        answer.current = resolve;
        setAsking(true);
      });
      if (!isConfirmed) throw new FormError(texts.confirmFirst);
      return attempt(act);
    },
    dialog: (
      <ReauthenticateDialog
        isOpen={isAsking}
        onCancel={() => settle(false)}
        onConfirmed={() => settle(true)}
      />
    ),
  };
}
