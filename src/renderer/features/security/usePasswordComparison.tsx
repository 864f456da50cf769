/** The phrase of a vault or of a key is never the sign-in password: who has one confirms it, and both are compared on this device. */
import { type ReactNode, useState } from 'react';
import { useSignedIn } from '#features/session/index.ts';
import { ReauthenticateDialog } from './ReauthenticateDialog.tsx';

/** A phrase that waits to be compared with the password. */
interface Comparison {
  readonly phrase: string;
  readonly answer: (isOther: boolean) => void;
}

interface PasswordComparisonOptions {
  /** Why the password is asked for. */
  readonly reason: string;
  /** Why this phrase cannot be taken beside this password; null where it can. */
  readonly refuse: (phrase: string, password: string) => Promise<string | null>;
}

export interface PasswordComparison {
  /** Whether there is a password to compare a phrase with. */
  readonly hasPassword: boolean;
  /** False when the person went back to choose another phrase. */
  readonly isOtherThanPassword: (phrase: string) => Promise<boolean>;
  /** To be drawn beside the form. */
  readonly question: ReactNode;
}

export function usePasswordComparison({ reason, refuse }: PasswordComparisonOptions): PasswordComparison {
  const { user } = useSignedIn();
  const [comparison, setComparison] = useState<Comparison | null>(null);
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
        reason={reason}
        refuse={(password) => refuse(comparison?.phrase ?? '', password)}
        onCancel={() => comparison?.answer(false)}
        onConfirmed={() => comparison?.answer(true)}
      />
    ),
  };
}
