/** The providers that the operator configured, below the form; nothing when there is none. */
import { backend } from '#platform/backend/app.ts';
import type { FederatedProvider } from '#shared/configuration.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import type { ProviderOutcome } from './federated/signInWithProvider.ts';
import { authMessages } from './messages.ts';
import { ProviderButtons } from './ProviderButtons.tsx';

interface SignInByProviderProps {
  readonly onStart: () => void;
  readonly onOutcome: (outcome: ProviderOutcome, provider: FederatedProvider) => void;
  readonly onFailure: (error: unknown) => void;
}

export function SignInByProvider({ onStart, onOutcome, onFailure }: SignInByProviderProps) {
  const texts = useMessages(authMessages);
  const language = useLanguage();
  const providers = backend().configuration.federatedProviders;
  if (providers.length === 0) return null;

  async function goThrough(provider: FederatedProvider, signal: AbortSignal): Promise<void> {
    onStart();
    try {
      const { signInWithProvider } = await import('./federated/signInWithProvider.ts');
      onOutcome(await signInWithProvider(provider, { language, signal }), provider);
    } catch (error) {
      onFailure(error);
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-4 text-small text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {texts.or}
      </p>
      <ProviderButtons providers={providers} goThrough={goThrough} />
    </div>
  );
}
