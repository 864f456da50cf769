/** The phrase of a key is never the sign-in password, which the server sees: who has one confirms it, and both are compared here. */
import { type ReactNode, useState } from 'react';
import { ReauthenticateDialog } from '#features/security/index.ts';
import { useSignedIn } from '#features/session/index.ts';
import { useRefusePhrase } from '#features/vault/index.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { personKeysMessages } from './messages.ts';

interface Comparison {
  readonly phrase: string;
  readonly answer: (isOther: boolean) => void;
}

export interface PasswordComparison {
  readonly hasPassword: boolean;
  /** False when the person went back to choose another phrase. */
  readonly isOtherThanPassword: (phrase: string) => Promise<boolean>;
  /** To be drawn beside the form. */
  readonly question: ReactNode;
}

export function usePasswordComparison(): PasswordComparison {
  const { passwordReason } = useMessages(personKeysMessages);
  const { user } = useSignedIn();
  const [comparison, setComparison] = useState<Comparison | null>(null);
  const refuse = useRefusePhrase(comparison?.phrase ?? '');
  const hasPassword = user.providerIds.includes('password');
  return {
    hasPassword,
    async isOtherThanPassword(phrase) {
      if (!hasPassword) return true;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      setComparison({ phrase, answer: resolve });
      const isOther = await promise;
      setComparison(null);
      return isOther;
    },
    question: (
      <ReauthenticateDialog
        isOpen={comparison !== null}
        reason={passwordReason}
        refuse={refuse}
        onCancel={() => comparison?.answer(false)}
        onConfirmed={() => comparison?.answer(true)}
      />
    ),
  };
}
