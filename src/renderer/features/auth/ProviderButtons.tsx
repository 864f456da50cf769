/** One button for each of these federated providers; while one is gone through, the others wait. */
import { useState } from 'react';
import type { FederatedProvider } from '#shared/configuration.ts';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { authMessages } from './messages.ts';
import { useProviderTexts } from './useProviderTexts.ts';

interface ProviderButtonsProps {
  readonly providers: readonly FederatedProvider[];
  /** Never rejects. */
  readonly goThrough: (provider: FederatedProvider, signal: AbortSignal) => Promise<void>;
}

interface Pending {
  readonly provider: FederatedProvider;
  readonly cancelled: AbortController;
}

export function ProviderButtons({ providers, goThrough }: ProviderButtonsProps) {
  const texts = useMessages(authMessages);
  const { continueWith } = useProviderTexts();
  const [pending, setPending] = useState<Pending | null>(null);

  async function choose(provider: FederatedProvider): Promise<void> {
    const cancelled = new AbortController();
    setPending({ provider, cancelled });
    await goThrough(provider, cancelled.signal);
    setPending(null);
  }

  return (
    <>
      {providers.map((provider) => (
        <Button
          key={provider.providerId}
          variant="secondary"
          isPending={pending?.provider === provider}
          isDisabled={pending !== null && pending.provider !== provider}
          onPress={() => void choose(provider)}
        >
          {continueWith(provider)}
        </Button>
      ))}
      {pending ? (
        <div className="flex flex-wrap items-center justify-between gap-3" role="status">
          <p className="text-small text-ink-soft">{texts.goOnThere}</p>
          <Button variant="quiet" onPress={() => pending.cancelled.abort()}>
            {texts.cancelProvider}
          </Button>
        </div>
      ) : null}
    </>
  );
}
