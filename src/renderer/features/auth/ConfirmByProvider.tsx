/** Who has no password proves themselves once more where they sign in. */
import {
  getMultiFactorResolver,
  type MultiFactorError,
  type MultiFactorResolver,
  reauthenticateWithCredential,
} from 'firebase/auth';
import { useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { sessionEngine } from '#features/session/index.ts';
import { isErrorCode } from '#platform/backend/sessionOver.ts';
import type { FederatedProvider } from '#shared/configuration.ts';
import { Banner } from '#ui/Banner.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import { authMessages } from './messages.ts';
import { ProviderButtons } from './ProviderButtons.tsx';
import { useProviderTexts } from './useProviderTexts.ts';

interface ConfirmByProviderProps {
  /** Those that open the account. */
  readonly providers: readonly FederatedProvider[];
  readonly onConfirmed: () => void;
  /** The account has a second step, which is still to be taken. */
  readonly onCodeNeeded: (resolver: MultiFactorResolver) => void;
}

export function ConfirmByProvider({ providers, onConfirmed, onCodeNeeded }: ConfirmByProviderProps) {
  const texts = useMessages(authMessages);
  const language = useLanguage();
  const { explain: explainProvider } = useProviderTexts();
  const explain = useExplain();
  const [error, setError] = useState<Sentence | null>(null);

  async function goThrough(provider: FederatedProvider, signal: AbortSignal): Promise<void> {
    setError(null);
    try {
      const { obtainCredential } = await import('./federated/signInWithProvider.ts');
      const obtained = await obtainCredential(provider, { language, signal });
      if (obtained.kind !== 'credential') return setError(explainProvider(obtained, provider));
      const { credential, subject } = obtained;
      const engine = await sessionEngine();
      // Asked about somebody it does not know, the service ends the session of who is here.
      const known = engine.auth.currentUser?.providerData.find(
        ({ providerId }) => providerId === provider.providerId,
      );
      if (known?.uid !== subject) return setError(texts.otherPerson);
      try {
        await engine.renew((user) => reauthenticateWithCredential(user, credential));
      } catch (failure) {
        if (!isErrorCode(failure, 'auth/multi-factor-auth-required')) throw failure;
        return onCodeNeeded(getMultiFactorResolver(engine.auth, failure as MultiFactorError));
      }
      onConfirmed();
    } catch (failure) {
      setError(explain(failure));
    }
  }

  return (
    <div className="flex flex-col gap-4">
      {error ? (
        <Banner tone="error">
          <SentenceText sentence={error} />
        </Banner>
      ) : null}
      <ProviderButtons providers={providers} goThrough={goThrough} />
    </div>
  );
}
