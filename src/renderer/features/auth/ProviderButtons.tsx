/** One button for each federated provider that the operator configured; nothing when there is none. */
import { useState } from 'react';
import { backend } from '#platform/backend/app.ts';
import type { FederatedProvider } from '#shared/configuration.ts';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import type { ProviderOutcome } from './federated/signInWithProvider.ts';
import { authMessages } from './messages.ts';

interface ProviderButtonsProps {
  readonly onStart: () => void;
  readonly onOutcome: (outcome: ProviderOutcome, provider: FederatedProvider) => void;
  readonly onFailure: (error: unknown) => void;
}

/** The server's own: it proves an address by a code in a mail, and has no name that a person would know. */
const OWN_PROVIDER = 'oidc.amaranth';

export function ProviderButtons({ onStart, onOutcome, onFailure }: ProviderButtonsProps) {
  const texts = useMessages(authMessages);
  const [pending, setPending] = useState<string | null>(null);
  const providers = backend().configuration.federatedProviders;
  if (providers.length === 0) return null;

  async function choose(provider: FederatedProvider): Promise<void> {
    onStart();
    setPending(provider.providerId);
    try {
      const { signInWithProvider } = await import('./federated/signInWithProvider.ts');
      onOutcome(await signInWithProvider(provider), provider);
    } catch (error) {
      onFailure(error);
    } finally {
      setPending(null);
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-4 text-small text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {texts.or}
      </p>
      {providers.map((provider) => (
        <Button
          key={provider.providerId}
          variant="secondary"
          isPending={pending === provider.providerId}
          isDisabled={pending !== null && pending !== provider.providerId}
          onPress={() => void choose(provider)}
        >
          {provider.providerId === OWN_PROVIDER ? texts.continueWithMail : texts.continueWith(provider.label)}
        </Button>
      ))}
    </div>
  );
}
